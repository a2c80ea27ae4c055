import { island } from '@haat/web/platform/hydration/island.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';

/** The editor, whose code is fetched with its first use. */
export const RichTextEditor = island(
  async () => (await import('@haat/web/ui/editor/rich-text-editor.tsx')).RichTextEditor,
  { when: 'shown', waiting: <Skeleton className="h-48 w-full" /> },
);
