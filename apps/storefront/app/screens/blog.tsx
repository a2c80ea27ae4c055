import { bothDatesText } from '@haat/contract/core/time/both-dates';
import { localized, titleIn } from '@haat/contract/core/language';
import { listBlogPosts } from '@haat/contract/content/calls';
import { postPictureSet } from '@haat/contract/content/rules';
import type { Route } from './+types/blog';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { loadPageText } from '../features/content/load-page-text.ts';
import { ShopLink } from '@haat/web/platform/i18n/language.tsx';
import { metaOf } from '@haat/web/platform/seo/meta.ts';
import { pageContext } from '@haat/web/platform/api/page.ts';
import type { PageHandle } from '@haat/web/platform/api/page.ts';
import { Picture } from '@haat/web/ui/picture.tsx';

export const handle = { cache: 'public' } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { language } = page;
  const [text, posts] = await Promise.all([loadPageText(page, 'blog'), page.call(listBlogPosts, {})]);
  return {
    ...text,
    posts: posts.map(({ _id, slug, image, ...post }) => ({
      _id,
      slug,
      image,
      title: titleIn(language, post),
      summary: localized(language, post.summary, post.summaryNe),
      day: bothDatesText(post.publishedAt, language),
    })),
  };
}

export const meta = (args: Route.MetaArgs) => metaOf(args);

export default function BlogScreen({ loaderData: { text, posts } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb trail={[{ title: text.title }]} />
      <div className="frame grid gap-6 py-6">
        <header className="grid gap-2">
          <h1 className="page-head">{text.title}</h1>
          <p className="text-soft">{text.description}</p>
        </header>
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {posts.map(({ _id, slug, title, summary, image, day }, place) => (
            <li key={_id}>
              <ShopLink
                to={`/blog/${encodeURIComponent(slug)}`}
                className="grid h-full content-start overflow-hidden rounded-box border border-line bg-surface transition-shadow hover:shadow-card"
              >
                {image && (
                  <Picture
                    src={image}
                    sources={postPictureSet(image)}
                    alt=""
                    sizes="(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw"
                    width={960}
                    height={540}
                    first={place === 0}
                    className="aspect-video w-full bg-sunken object-cover"
                    fallback={null}
                  />
                )}
                <div className="grid gap-2 p-4">
                  <h2 className="text-lg font-bold">{title}</h2>
                  <p className="text-sm text-soft">{day}</p>
                  <p>{summary}</p>
                </div>
              </ShopLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
