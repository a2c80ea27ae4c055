import { useId } from 'react';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';

const RichTextEditor = island(
  async () => (await import('@haat/web/ui/editor/rich-text-editor.tsx')).RichTextEditor,
  { when: 'shown', waiting: <Skeleton className="h-48 w-full" /> },
);

interface DescriptionFieldProps {
  label: string;
  html: string;
  /** What is asked for while it is empty, if not what a buyer should know. */
  placeholder?: string;
  onChange: (html: string) => void;
}

/** What a product is, or something else that is read as rich text. */
export function DescriptionField({ label, html, placeholder, onChange }: DescriptionFieldProps) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <div className="grid gap-1">
      <p id={id} className="text-sm font-medium">
        {label}
      </p>
      <RichTextEditor
        initial={html}
        placeholder={placeholder ?? t('product.write')}
        labelledBy={id}
        problemId={undefined}
        words={{
          toolbar: t('editor.toolbar'),
          bold: t('editor.bold'),
          italic: t('editor.italic'),
          bullets: t('editor.bullets'),
          numbers: t('editor.numbers'),
          link: t('editor.link'),
          linkAddress: t('editor.linkAddress'),
          linkSet: t('editor.linkSet'),
          linkRemove: t('editor.linkRemove'),
          linkWrong: t('editor.linkWrong'),
        }}
        onChange={onChange}
      />
    </div>
  );
}
