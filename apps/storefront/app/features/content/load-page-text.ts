import { saidIn } from '@haat/contract/core/language';
import { digits } from '@haat/contract/core/money';
import { getShopFrame } from '@haat/contract/content/calls';
import { describe } from '@haat/web/platform/seo/head.ts';
import type { PageRequest } from '@haat/web/platform/api/page.ts';
import { breadcrumbFact } from '../tenant/breadcrumb-fact.ts';
import { filledText, givenText } from '@haat/contract/content/messages/texts';
import type { PageName } from '@haat/contract/content/messages/texts';
import { headText } from '../../messages/words.ts';

/** For loaders: the text of a page with the shop's own name and contacts in it, and the page's head. */
export async function loadPageText(page: PageRequest, name: PageName) {
  const { call, shop, language } = page;
  const { profileDetails: profile, settings } = await call(getShopFrame, { subdomain: shop });
  const address = saidIn(language, profile.address, profile.addressNe);
  const pan = profile.pan && headText(language, 'vendor.pan', { pan: digits(profile.pan, language) });
  const shopName = saidIn(language, profile.shopName, profile.shopNameNe);
  const business = [shopName, address, profile.registrationNo, pan];
  const phone = profile.phone && digits(profile.phone, language);
  const contact = [phone, profile.email].filter(Boolean).join(' · ');
  const { returnDays } = settings.promises;
  const text = filledText(givenText(language, name, returnDays), language, {
    shop: shopName,
    contact: contact || shopName,
    business: business.filter(Boolean).join(' · '),
    returnDays,
  });
  const { title, description } = text;
  return {
    text,
    head: describe(
      { title, description, path: `/${name}`, facts: [breadcrumbFact([{ title }], page)] },
      page,
    ),
  };
}
