import { useId } from 'react';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';

const RichTextEditor = island(
  async () => (await import('@haat/web/ui/editor/rich-text-editor.tsx')).RichTextEditor,
  {
    when: 'shown',
    waiting: <Skeleton className="h-48 w-full" />,
  },
);

/** Fetches the editor's code ahead of its first use. */
export const preloadEditor = RichTextEditor.preload;

interface TextFieldProps {
  /** The text that stands there at first, as HTML. */
  html: string;
  /** What is wrong with it; empty where nothing is. */
  problem: string;
  onChange: (html: string) => void;
}

/** The words of a review, as rich text. */
export function TextField({ html, problem, onChange }: TextFieldProps) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <div className="grid gap-1">
      <p id={id} className="text-sm font-medium">
        {t('review.text')}
      </p>
      <RichTextEditor
        initial={html}
        placeholder={t('review.placeholder')}
        labelledBy={id}
        problemId={problem ? `${id}-problem` : undefined}
        words={{
          toolbar: t('review.toolbar'),
          bold: t('review.bold'),
          italic: t('review.italic'),
          bullets: t('review.bullets'),
          numbers: t('review.numbers'),
          link: t('review.link'),
          linkAddress: t('review.linkAddress'),
          linkSet: t('review.linkSet'),
          linkRemove: t('review.linkRemove'),
          linkWrong: t('review.linkWrong'),
        }}
        onChange={onChange}
      />
      <p id={`${id}-problem`} className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}
