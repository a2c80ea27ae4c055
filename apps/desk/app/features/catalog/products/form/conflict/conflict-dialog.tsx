import type { EditedProduct, SellerCategory } from '@haat/contract/catalog/selling/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { WordKey } from '@haat/web/platform/i18n/language.tsx';
import { VersionsDialog } from '../../../../tenant/versions-dialog.tsx';
import { differencesOf, isFormOnly } from './differences.ts';
import type { Version } from './differences.ts';
import { ComparedValue } from './compared-value.tsx';

interface ConflictDialogProps {
  theirs: EditedProduct;
  mine: () => Version;
  categories: SellerCategory[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** What two have edited of one product, all that its form sends. */
export function ConflictDialog({ theirs: stored, mine, categories, ...chosen }: ConflictDialogProps) {
  const { t } = useLanguage();
  const fields = differencesOf(mine(), stored).map(({ word, theirs, yours }) => {
    const name = t(word);
    const isForm = theirs.kind === 'rich' && yours.kind === 'rich' && isFormOnly(theirs.html, yours.html);
    const labelled = (whose: WordKey) => ({ label: `${name}: ${t(whose)}`, categories });
    return {
      name,
      note: isForm ? t('product.formOnly') : undefined,
      theirs: <ComparedValue value={theirs} other={yours} {...labelled('conflict.theirs')} />,
      yours: <ComparedValue value={yours} other={theirs} {...labelled('conflict.yours')} />,
    };
  });
  return <VersionsDialog fields={fields} {...chosen} />;
}
