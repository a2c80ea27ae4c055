import { wholeChangesOf } from '@haat/contract/core/audit/rules';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { ComparedText } from './compared-text.tsx';
import { fieldWord, valueWord } from './field-words.ts';
import { VersionsDialog } from './versions-dialog.tsx';

interface ConflictDialogProps {
  theirs: object;
  mine: object;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** What two have edited in a form of the owner's, field by field as text. */
export function ConflictDialog({ theirs, mine, ...chosen }: ConflictDialogProps) {
  const { t } = useLanguage();
  const textOf = (value: string | null) => {
    const word = value === null ? null : valueWord(value);
    return word ? t(word) : (value ?? '–');
  };
  const fields = wholeChangesOf(theirs, mine).map(({ field, before, after }) => {
    const word = fieldWord(field);
    const name = word ? t(word) : field;
    const [others, yours] = [textOf(before), textOf(after)];
    return {
      name,
      theirs: <ComparedText text={others} other={yours} label={`${name}: ${t('conflict.theirs')}`} />,
      yours: <ComparedText text={yours} other={others} label={`${name}: ${t('conflict.yours')}`} />,
    };
  });
  return <VersionsDialog fields={fields} {...chosen} />;
}
