import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { deleteBlogPost, readPost, withdrawBlogPost } from '@haat/contract/content/owning/blog/calls';
import type { EditedPost } from '@haat/contract/content/owning/blog/schemas';
import { titleIn } from '@haat/contract/core/language';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { PostForm } from '../../features/content/blog/post-form.tsx';
import { wordsOf } from '../../features/content/blog/post-values.ts';
import type { Intent } from '../../features/content/publish-end.tsx';
import { ConfirmButton } from '../../features/tenant/confirm-button.tsx';
import { BackLink } from '../../layout/back-link.tsx';
import { DeskTitle } from '../../layout/desk-title.tsx';
import { ScreenError } from '../../layout/screen-error.tsx';
import { useNotice } from '../../layout/use-notice.ts';
import type { Route } from './+types/post';

/** A post, or none for a new one. */
export const clientLoader = async ({ params: { postId } }: Route.ClientLoaderArgs) =>
  postId === 'new' ? null : call(readPost, { id: postId });

/** What is being written stays as it is, whatever is told to the desk meanwhile. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href;

/** A post of the blog: written, looked at, published, taken out again. */
export default function Post({ loaderData }: Route.ComponentProps) {
  return <PostEditor key={loaderData?._id ?? 'new'} start={loaderData} />;
}

const notices = ['content.published', 'content.saved', 'content.withdrawn'] as const;

const listPath = '/desk/shop/blogs';

function PostEditor({ start }: { start: EditedPost | null }) {
  const { t, language, href } = useLanguage();
  const navigate = useNavigate();
  const [post, setPost] = useState(start);
  // The form begins anew with what was saved.
  const [round, setRound] = useState(0);
  const [notice, setNotice] = useNotice(notices);
  const beginWith = (now: EditedPost) => {
    setPost(now);
    setRound(round + 1);
    scrollTo({ top: 0 });
  };
  const onSaved = async (now: EditedPost, intent: Intent) => {
    const path = href(`${listPath}/${now._id}`);
    const word = intent === 'publish' ? 'content.published' : 'content.saved';
    if (!post) await navigate(path, { replace: true, state: { notice: word } });
    else {
      beginWith(now);
      setNotice(word);
    }
    if (intent === 'preview') await navigate(`${path}/preview`);
  };
  const title = post ? titleIn(language, wordsOf(post)) : t('blogs.new');
  return (
    <div className="grid max-w-xl grid-cols-1 gap-4">
      <DeskTitle title={title} />
      <BackLink to={listPath} words={t('nav.blogs')} />
      <h1 className="page-head wrap-anywhere">{title}</h1>
      <p role="status" className="text-sm font-medium text-good empty:hidden">
        {notice && t(notice)}
      </p>
      {post?.publishedAt && post.draft && <p className="text-sm text-warn">{t('content.changed')}</p>}
      {post?.publishedAt && (
        <a
          className={`${buttonLook('quiet', 's')} justify-self-start`}
          href={href(`/blog/${encodeURIComponent(post.slug)}`)}
          target="_blank"
          rel="noopener"
        >
          {t('content.see')}
        </a>
      )}
      <PostForm
        key={round}
        post={post}
        onSaved={(now, intent) => void onSaved(now, intent)}
        onTakeTheirs={() => {
          if (post) void call(readPost, { id: post._id }).then(beginWith);
        }}
      />
      {post && (
        <div className="-ms-3 flex flex-wrap gap-2">
          {post.publishedAt && (
            <ConfirmButton
              words={t('blogs.withdraw')}
              text={t('blogs.withdrawText')}
              onConfirm={async () => {
                const { data } = await call(withdrawBlogPost, { id: post._id, version: post.version });
                beginWith(data);
                setNotice('content.withdrawn');
              }}
            />
          )}
          <ConfirmButton
            danger
            words={t('blogs.delete')}
            text={t('blogs.deleteText')}
            onConfirm={async () => {
              await call(deleteBlogPost, { id: post._id });
              await navigate(href(listPath), { replace: true });
            }}
          />
        </div>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
