import ChevronRight from 'lucide-react/icons/chevron-right';
import { listPosts } from '@haat/contract/content/owning/blog/calls';
import type { ListedPost } from '@haat/contract/content/owning/blog/schemas';
import { bothDatesText } from '@haat/contract/core/time/both-dates';
import { titleIn } from '@haat/contract/core/language';
import { call } from '@haat/web/platform/api/call.ts';
import { useMore } from '@haat/web/platform/api/use-more.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { MoreList } from '@haat/web/ui/list/more-list.tsx';

/** Posts of the first page, and of each that is asked for. */
export const pageSize = 30;

interface PostListProps {
  page: { posts: ListedPost[]; next: string | null };
}

export function PostList({ page }: PostListProps) {
  const { t } = useLanguage();
  const list = useMore(
    page,
    ({ posts }) => posts,
    (after) => call(listPosts, { after, size: pageSize }),
  );
  return (
    <MoreList
      list={list}
      none={<EmptyState title={t('blogs.none')} hint={t('blogs.noneHint')} />}
      words={t('audit.more')}
    >
      {(post) => (
        <li key={post._id}>
          <Row post={post} />
        </li>
      )}
    </MoreList>
  );
}

function Row({ post }: { post: ListedPost }) {
  const { t, language } = useLanguage();
  const { _id, image, publishedAt, drafted } = post;
  return (
    <LocalLink to={`/desk/shop/blogs/${_id}`} className="flex items-center gap-3 desk-row hover:bg-sunken">
      {image && (
        <img
          src={image}
          alt=""
          width={80}
          height={48}
          className="h-12 w-20 shrink-0 rounded-lg bg-sunken object-cover"
        />
      )}
      <span className="grid min-w-0 grow">
        <span className="font-medium wrap-anywhere">{titleIn(language, post)}</span>
        <span className="text-sm text-soft">
          {publishedAt
            ? t('content.publishedOn', { day: bothDatesText(publishedAt, language) })
            : t('content.draft')}
        </span>
        {publishedAt && drafted && <span className="text-sm text-warn">{t('content.changed')}</span>}
      </span>
      <ChevronRight aria-hidden size={20} className="shrink-0 text-soft" />
    </LocalLink>
  );
}
