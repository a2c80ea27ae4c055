import { refusal } from '@haat/contract/core/problem';
import {
  sendContact,
  getBlogPost,
  getHome,
  getPageText,
  getShopBundle,
  getShopFrame,
  getSiteProfile,
  listBlogPosts,
} from '@haat/contract/content/calls';
import * as schemas from '@haat/contract/content/schemas';
import type { ShopMark } from '../../core/request-context.ts';
import { tags } from '../../core/cache/cache.ts';
import { Memo } from '../../core/cache/memo.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import type { Serve } from '../../core/http/serve.ts';
import { frameTags, keepFrames } from './keep-frames.ts';
import { passOn } from './send-contact.ts';
import type { Catalogs } from './fill-front-rows.ts';
import * as service from './service.ts';

// Nobody writes to a shop more often; many phones share one address, so it is not one.
const contactLimit = { perMinute: 10 };

/**
 * The public reads about a shop as a whole (spec §7) and the way to write to it. Those with a subdomain in the path
 * answer for that shop.
 */
export function serveContent(
  serve: Serve,
  { database, changes, mail }: Dependencies,
  catalogs: Catalogs,
): void {
  const { orm } = database;
  const frameOf = keepFrames({ database, changes });
  // What is over or begins by the clock, such as a popup or a post, may be so late.
  const homeContents = new Memo<service.HomeContent>(changes, { maxSize: 200, maxAge: 15_000 });
  const homeContentOf = ({ id }: ShopMark) =>
    homeContents.get(id, [tags.published(id)], () => service.readHomeContent(orm, id));

  serve(getShopFrame, schemas.getShopFrame, async ({ subdomain }, { shop: asking, tag }) => {
    const shop = await service.shopNamed(orm, subdomain, asking);
    tag(...frameTags(shop.id));
    return frameOf(shop);
  });

  serve(getShopBundle, schemas.getShopBundle, async ({ subdomain }, { shop: asking, tag }) => {
    const shop = await service.shopNamed(orm, subdomain, asking);
    const bundle = await service.readBundle(orm, await frameOf(shop));
    tag(...frameTags(shop.id), tags.published(shop.id), tags.lists(shop.id), tags.vendors(shop.id));
    // A whole product tells what its reviews come to.
    tag(...bundle.products.flatMap(({ _id }) => [tags.product(shop.id, _id), tags.reviews(shop.id, _id)]));
    return bundle;
  });

  serve(getSiteProfile, schemas.getSiteProfile, async (_, { shop, tag }) => {
    tag(tags.shop(shop.id));
    const { profileDetails } = await frameOf(shop);
    return { favicon: profileDetails.favicon, profile: profileDetails };
  });

  serve(getHome, schemas.getHome, async ({ subdomain }, { shop: asking, tag, tagListed }) => {
    const shop = await service.shopNamed(orm, subdomain, asking);
    const home = await service.readHome(orm, shop.id, await homeContentOf(shop), catalogs);
    tag(tags.published(shop.id), tags.categories(shop.id), tags.vendors(shop.id));
    const shown = [
      ...home.rows.flatMap(({ products }) => products),
      ...home.provinces.map(({ product }) => product),
    ];
    tagListed(tags.lists(shop.id), ...shown.map(({ _id }) => tags.product(shop.id, _id)));
    return home;
  });

  serve(
    sendContact,
    schemas.sendContact,
    async (input, { shop }) => {
      await passOn(orm, mail, shop.id, input);
      return { message: 'Your message has been sent.' };
    },
    { limit: contactLimit },
  );

  serve(listBlogPosts, schemas.listBlogPosts, (_, { shop, tag }) => {
    tag(tags.published(shop.id));
    return service.listBlogPosts(orm, shop.id);
  });

  serve(getBlogPost, schemas.getBlogPost, async ({ slug }, { shop, tag }) => {
    tag(tags.published(shop.id));
    const post = await service.findBlogPost(orm, shop.id, slug);
    if (!post) throw refusal('not-found');
    return post;
  });

  serve(getPageText, schemas.getPageText, async ({ name }, { shop, tag }) => {
    tag(tags.published(shop.id));
    return { text: await service.findPageText(orm, shop.id, name) };
  });
}
