import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { deleteBlogPost, readPost, withdrawBlogPost } from '@haat/contract/content/owning/blog/calls';
import type { EditedPost } from '@haat/contract/content/owning/blog/schemas';
import { titleIn } from '@haat/contract/core/language';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { DraftOf } from '@haat/web/platform/storage/draft.ts';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { currentAccount } from '../../features/account/seller.ts';
import { PostForm } from '../../features/content/blog/post-form.tsx';
import { begunOf, wordsOf } from '../../features/content/blog/post-values.ts';
import type { Intent } from '../../features/content/publish-end.tsx';
import { ConfirmButton } from '../../features/tenant/confirm-button.tsx';
import { DraftNotice } from '../../features/tenant/draft/draft-notice.tsx';
import { formDraftOf, keepFormDraft } from '../../features/tenant/draft/form-draft.ts';
import { useDraft } from '../../features/tenant/draft/use-draft.ts';
import { BackLink } from '../../layout/back-link.tsx';
import { DeskTitle } from '../../layout/desk-title.tsx';
import { ScreenError } from '../../layout/screen-error.tsx';
import { useNotice } from '../../layout/use-notice.ts';
import type { Route } from './+types/post';

/** A post, or none for a new one, and what was begun of it. */
export const clientLoader = async ({ params: { postId }, request }: Route.ClientLoaderArgs) => {
  const [{ _id: accountId }, post] = await Promise.all([
    currentAccount(request),
    postId === 'new' ? null : call(readPost, { id: postId }),
  ]);
  const of: DraftOf = { kind: 'post', accountId, ...(post && { id: post._id }) };
  return { post, of, draft: await formDraftOf(of, begunOf(post)) };
};

/** What is being written stays as it is, whatever is told to the desk meanwhile. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href;

/** A post of the blog: written, looked at, published, taken out again. */
export default function Post({ loaderData }: Route.ComponentProps) {
  return <PostEditor key={loaderData.post?._id ?? 'new'} start={loaderData} />;
}

const notices = ['content.published', 'content.saved', 'content.withdrawn'] as const;

const listPath = '/desk/shop/blogs';

function PostEditor({ start }: { start: Route.ComponentProps['loaderData'] }) {
  const { of } = start;
  const { t, language, href } = useLanguage();
  const navigate = useNavigate();
  const [post, setPost] = useState(start.post);
  // The form begins anew with what was saved.
  const { draft, round, ...drafting } = useDraft(of, start.draft);
  const [notice, setNotice] = useNotice(notices);
  const beginWith = (now: EditedPost) => {
    setPost(now);
    drafting.beginAnew();
    scrollTo({ top: 0 });
  };
  const onSaved = async (now: EditedPost, intent: Intent) => {
    const path = href(`${listPath}/${now._id}`);
    const word = intent === 'publish' ? 'content.published' : 'content.saved';
    if (!post) {
      drafting.end();
      await navigate(path, { replace: true, state: { notice: word } });
    } else {
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
      {draft && <DraftNotice onDrop={drafting.beginAnew} />}
      <PostForm
        key={round}
        post={post}
        draft={draft}
        onDraft={(now) => drafting.keep(() => keepFormDraft(of, now, begunOf(post)))}
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
              drafting.end();
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
