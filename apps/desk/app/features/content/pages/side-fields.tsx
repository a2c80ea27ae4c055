import Plus from 'lucide-react/icons/plus';
import { maxPage } from '@haat/contract/content/rules';
import { newId } from '@haat/web/platform/browser/new-id.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { Field, TextField, fieldLook } from '@haat/web/ui/form/field.tsx';
import { moved } from '@haat/web/ui/drag/moved.ts';
import type { Section, Side } from './page-values.ts';
import { SectionFields } from './section-fields.tsx';

interface SideFieldsProps {
  side: Side;
  lang: 'en' | 'ne';
  judged: boolean;
  onChange: (side: Side) => void;
}

export function SideFields({ side, lang, judged, onChange }: SideFieldsProps) {
  const { t } = useLanguage();
  const { title, description, sections } = side;
  const change = (now: Section[]) => onChange({ ...side, sections: now });
  return (
    <>
      <TextField
        lang={lang}
        label={t('content.title')}
        maxLength={maxPage.title}
        wrong={judged && title.trim() === '' ? t('content.titleNeeded') : undefined}
        value={title}
        onChange={({ target }) => onChange({ ...side, title: target.value })}
      />
      <Field label={t('content.summary')} hint={t('pages.summaryHint')} wrong={undefined}>
        {(marks) => (
          <textarea
            {...marks}
            lang={lang}
            rows={2}
            maxLength={maxPage.description}
            value={description}
            className={`${fieldLook} py-2`}
            onChange={({ target }) => onChange({ ...side, description: target.value })}
          />
        )}
      </Field>
      <ol className="grid gap-3">
        {sections.map((section, at) => (
          <SectionFields
            key={section.key}
            section={section}
            at={at}
            of={sections.length}
            lang={lang}
            judged={judged}
            onChange={(now) => change(sections.map((each) => (each.key === now.key ? now : each)))}
            onMove={(to) => change(moved(sections, at, to))}
            onRemove={() => change(sections.filter(({ key }) => key !== section.key))}
          />
        ))}
      </ol>
      {sections.length < maxPage.sections && (
        <Button
          kind="quiet"
          size="s"
          className="justify-self-start"
          onClick={() => change([...sections, { key: newId(), heading: '', text: '' }])}
        >
          <Plus aria-hidden size={18} />
          {t('pages.newSection')}
        </Button>
      )}
    </>
  );
}
