import { getPageText, getShopFrame } from '@haat/contract/content/calls';
import { pageNames } from '@haat/contract/content/rules';
import type { PageName as OwnersPageName } from '@haat/contract/content/rules';
import { describe } from '@haat/web/platform/seo/head.ts';
import type { PageRequest } from '@haat/web/platform/api/page.ts';
import { breadcrumbFact } from '../tenant/breadcrumb-fact.ts';
import { filledPage } from '@haat/contract/content/messages/fill-page';
import { givenText } from '@haat/contract/content/messages/texts';
import type { PageName } from '@haat/contract/content/messages/texts';

const isOwnersPage = (name: PageName): name is OwnersPageName => pageNames.some((each) => each === name);

/** For loaders: the text of a page, as its owner wrote it or as it came, with the shop's own name and contacts in it, and the page's head. */
export async function loadPageText(page: PageRequest, name: PageName) {
  const { call, shop, language } = page;
  const [{ profileDetails: profile, settings }, own] = await Promise.all([
    call(getShopFrame, { subdomain: shop }),
    isOwnersPage(name) ? call(getPageText, { name }) : null,
  ]);
  const { returnDays } = settings.promises;
  const written = own?.text?.[language === 'ne-NP' ? 'ne' : 'en'];
  const text = filledPage(written ?? givenText(language, name, returnDays), language, {
    profile,
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
