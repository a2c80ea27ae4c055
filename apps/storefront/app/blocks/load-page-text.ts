import { getShopFrame } from '@haat/contract/shop/endpoints';
import { describe } from '../core/head.ts';
import type { PageRequest } from '../core/page.ts';
import { pageText } from '../messages/texts.ts';
import type { PageName } from '../messages/texts.ts';

/** For loaders: the text of a page with the shop's own name and contacts in it, and the page's head. */
export async function loadPageText({ call, shop, language }: PageRequest, name: PageName) {
  const { profileDetails: profile } = await call(getShopFrame, { subdomain: shop });
  const contact = [profile.phone, profile.email].filter(Boolean).join(' · ');
  const text = pageText(language, name, {
    shop: profile.shopName,
    contact: contact || profile.shopName,
  });
  const { title, description } = text;
  return { text, head: describe({ title, description, path: `/${name}` }, language) };
}
