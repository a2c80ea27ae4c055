import { readPost } from '@haat/contract/content/owning/blog/calls';
import { postPictureSet } from '@haat/contract/content/rules';
import { bothDatesText } from '@haat/contract/core/time/both-dates';
import { localized, titleIn } from '@haat/contract/core/language';
import { call } from '@haat/web/platform/api/call.ts';
import { useNow } from '@haat/web/platform/browser/use-now.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Article } from '@haat/web/ui/text/article.tsx';
import { wordsOf } from '../../features/content/blog/post-values.ts';
import { Preview } from '../../features/content/preview.tsx';
import { BackLink } from '../../layout/back-link.tsx';
import { DeskTitle } from '../../layout/desk-title.tsx';
import { ScreenError } from '../../layout/screen-error.tsx';
import type { Route } from './+types/post-preview';

export const clientLoader = ({ params: { postId } }: Route.ClientLoaderArgs) =>
  call(readPost, { id: postId });

/** A post as shoppers will read it, for whoever writes it alone. */
export default function PostPreview({ loaderData: post }: Route.ComponentProps) {
  const { t } = useLanguage();
  const now = useNow();
  const words = wordsOf(post);
  const day = post.publishedAt ?? now;
  return (
    <div className="grid grid-cols-1 gap-4">
      <DeskTitle title={t('content.preview')} />
      <BackLink to={`/desk/shop/blogs/${post._id}`} words={t('content.edit')} />
      <Preview>
        {(language) => (
          <Article
            lang={language}
            title={titleIn(language, words)}
            note={bothDatesText(day, language)}
            image={words.image}
            sources={postPictureSet(words.image)}
            html={localized(language, words.body, words.bodyNe)}
          />
        )}
      </Preview>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
