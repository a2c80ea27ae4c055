import Trash from 'lucide-react/icons/trash-2';
import { maxPage } from '@haat/contract/content/rules';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Field, TextField, fieldLook } from '@haat/web/ui/form/field.tsx';
import { IconButton } from '@haat/web/ui/icon-button.tsx';
import { MoveButtons } from '../move-buttons.tsx';
import type { Section } from './page-values.ts';

interface SectionFieldsProps {
  section: Section;
  at: number;
  of: number;
  lang: 'en' | 'ne';
  judged: boolean;
  onChange: (section: Section) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function SectionFields(props: SectionFieldsProps) {
  const { section, at, of, lang, judged, onChange, onMove, onRemove } = props;
  const { t } = useLanguage();
  const name = section.heading || t('pages.section', { n: at + 1 });
  const wrong = (text: string) => (judged && text.trim() === '' ? t('pages.needed') : undefined);
  return (
    <li className="grid gap-3 desk-row">
      <div className="flex items-center justify-end">
        <span className="grow text-sm text-soft">{t('pages.section', { n: at + 1 })}</span>
        <MoveButtons name={name} at={at} of={of} onMove={onMove} />
        <IconButton label={t('pages.removeSection', { name })} disabled={of === 1} onClick={onRemove}>
          <Trash aria-hidden size={18} />
        </IconButton>
      </div>
      <TextField
        lang={lang}
        label={t('pages.heading')}
        maxLength={maxPage.heading}
        wrong={wrong(section.heading)}
        value={section.heading}
        onChange={({ target }) => onChange({ ...section, heading: target.value })}
      />
      <Field label={t('content.body')} wrong={wrong(section.text)}>
        {(marks) => (
          <textarea
            {...marks}
            lang={lang}
            rows={4}
            maxLength={maxPage.text}
            value={section.text}
            className={`${fieldLook} field-sizing-content py-2`}
            onChange={({ target }) => onChange({ ...section, text: target.value })}
          />
        )}
      </Field>
    </li>
  );
}
