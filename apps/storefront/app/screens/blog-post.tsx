import { bothDatesText } from '@haat/contract/core/time/both-dates';
import { localized, titleIn } from '@haat/contract/core/language';
import { postPictureSet } from '@haat/contract/content/rules';
import { listProducts } from '@haat/contract/catalog/calls';
import { getBlogPost } from '@haat/contract/content/calls';
import type { Route } from './+types/blog-post';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { loadPageText } from '../features/content/load-page-text.ts';
import { describe } from '@haat/web/platform/seo/head.ts';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { metaOf } from '@haat/web/platform/seo/meta.ts';
import { orNotFound, pageContext } from '@haat/web/platform/api/page.ts';
import type { PageHandle } from '@haat/web/platform/api/page.ts';
import { breadcrumbFact } from '../features/tenant/breadcrumb-fact.ts';
import { cardOf } from '../features/catalog/card/card.ts';
import { postFact } from '../features/content/structured.ts';
import { Article } from '@haat/web/ui/text/article.tsx';

const ProductGrid = island(
  async () => (await import('../features/browse/card/product-grid.tsx')).ProductGrid,
  {
    when: 'first-move',
  },
);

export const handle = { cache: 'public' } satisfies PageHandle;

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [{ text: blog }, post, { products }] = await Promise.all([
    loadPageText(page, 'blog'),
    orNotFound(page.call(getBlogPost, { slug })),
    page.call(listProducts, { sort: 'popular', inStock: true, size: 2 }),
  ]);
  const { language } = page;
  const title = titleIn(language, post);
  const description = localized(language, post.summary, post.summaryNe);
  const { image } = post;
  return {
    blog: blog.title,
    title,
    image,
    body: localized(language, post.body, post.bodyNe),
    day: bothDatesText(post.publishedAt, language),
    products: products.map((each) => cardOf(each, language)),
    head: describe(
      {
        ...{ title, description, image, kind: 'article', path: `/blog/${encodeURIComponent(post.slug)}` },
        facts: [
          postFact(post, { title, description }, page),
          breadcrumbFact([{ title: blog.title, to: '/blog' }, { title }], page),
        ],
      },
      page,
    ),
  };
}

export const meta = (args: Route.MetaArgs) => metaOf(args);

export default function BlogPostScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { blog, title, image, day, body, products } = loaderData;
  return (
    <>
      <Breadcrumb trail={[{ title: blog, to: '/blog' }, { title }]} />
      <Article title={title} note={day} image={image} sources={postPictureSet(image)} html={body}>
        {products.length > 0 && (
          <aside className="mx-auto grid w-full max-w-160 gap-3 border-t border-line pt-6">
            <h2 className="section-head">{t('home.popular')}</h2>
            <ProductGrid products={products} as="two" below />
          </aside>
        )}
      </Article>
    </>
  );
}
