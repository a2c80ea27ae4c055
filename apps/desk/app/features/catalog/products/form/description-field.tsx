import { island } from '@haat/web/platform/hydration/island.tsx';
import { firstMove } from '@haat/web/platform/hydration/first-move.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';
import { RichTextField } from '@haat/web/ui/editor/rich-text-field.tsx';

const RichTextEditor = island(
  async () => {
    // A hundred kilobytes that wait until what the page needs has come.
    await firstMove();
    return (await import('@haat/web/ui/editor/rich-text-editor.tsx')).RichTextEditor;
  },
  { when: 'shown', waiting: <Skeleton className="h-48 w-full" /> },
);

interface DescriptionFieldProps {
  label: string;
  html: string;
  placeholder?: string;
  onChange: (html: string) => void;
}

export function DescriptionField({ placeholder, ...field }: DescriptionFieldProps) {
  const { t } = useLanguage();
  return (
    <RichTextField
      editor={RichTextEditor}
      {...field}
      placeholder={placeholder ?? t('product.write')}
      wordOf={(word) => t(`editor.${word}`)}
    />
  );
}
