import Plus from 'lucide-react/icons/plus';
import { listPosts } from '@haat/contract/content/owning/blog/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { PostList, pageSize } from '../../features/content/blog/post-list.tsx';
import { DeskTitle } from '../../layout/desk-title.tsx';
import { ScreenError } from '../../layout/screen-error.tsx';
import type { Route } from './+types/blogs';

export const clientLoader = keepLast(() => call(listPosts, { size: pageSize }));

export default function Blogs({ loaderData }: Route.ComponentProps) {
  const { t } = useLanguage();
  return (
    <div className="grid max-w-xl grid-cols-1 gap-4">
      <DeskTitle title={t('nav.blogs')} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="page-head">{t('nav.blogs')}</h1>
        <LocalLink className={buttonLook('primary')} to="/desk/shop/blogs/new">
          <Plus aria-hidden size={20} />
          {t('blogs.new')}
        </LocalLink>
      </div>
      <PostList page={loaderData} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
