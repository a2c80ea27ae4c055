import type { Address, DeliveryLocation } from '@haat/contract/addresses/schemas';
import type { ProductPage } from '@haat/contract/catalog/schemas';
import type { ShopFrame } from '@haat/contract/content/schemas';
import type { Page } from 'playwright-core';
import { ask, productAt, signIn } from './api.ts';

/** Orders are named by the end of their id. */
const orderNumber = /#[0-9A-F]{8}\b/g;

/**
 * The words in Latin letters in the page's frame, headings, controls, pictures and messages. Nobody sees or hears what
 * is there for machines.
 * @param within only what stands in such a part of the page, paragraphs and links with it
 */
export async function untranslatedWords(page: Page, names: string[], within = 'html'): Promise<string[]> {
  const texts: string[] = await page.evaluate(`(() => {
    const within = ${JSON.stringify(within)};
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility() && part.closest(within));
    const words = within === 'html' ? 'main p, main a' : 'p, a';
    const parts = 'header, footer, nav, button, label, legend, h1, h2, h3, dt, th, summary, option, ' + words;
    const spoken = ['aria-label', 'placeholder', 'title', 'alt'];
    return [
      document.title,
      ...seen(parts).filter((part) => !part.closest('[lang=en-US], .sr-only[aria-hidden]')).map((part) => part.innerText),
      ...seen(spoken.map((name) => '[' + name + ']').join()).flatMap((part) => spoken.map((name) => part.getAttribute(name) ?? '')),
    ];
  })()`);
  const left = texts.flatMap((text) => {
    const without = names.reduce((rest, name) => rest.replaceAll(name, ' '), text.replace(orderNumber, ' '));
    return without.match(/[A-Za-z][A-Za-z'’.-]+/g) ?? [];
  });
  return [...new Set(left)];
}

/** What is shown of a shop, and has no Nepali since nobody gave it any. */
interface Named {
  /** The account whose pages are read, by its email. */
  shopper: string;
  /** The products that are shown with all that is told of them. */
  slugs: string[];
  /** What is searched for. */
  terms: string[];
}

/** What sellers and people wrote, which has no Nepali, and what is the same in both languages; the longest first. */
export async function foreignNames(origin: string, named: Named): Promise<string[]> {
  const [{ profileDetails: profile }, locations, ...written] = await Promise.all([
    ask<ShopFrame>(origin, '/api/shop/get-frame/haat'),
    ask<DeliveryLocation[]>(origin, '/api/location/public/by-domain?domain=haat'),
    namesOfShopper(origin, named.shopper),
    ...named.slugs.map((slug) => namesOfProduct(origin, slug)),
    ...['page=1', 'page=2', 'page=3', 'q=चिया', 'q=shoes', 'category=clothing'].map((part) =>
      namesInList(origin, part),
    ),
  ]);
  const areas = locations.flatMap(({ deliveryAreas }) =>
    deliveryAreas.flatMap(({ areaName, areaNameNe }) => (areaNameNe ? [] : areaName)),
  );
  const same = ['English', 'Facebook', 'Instagram', 'TikTok', 'WhatsApp', 'View in English'];
  const formats = ['JPEG', 'PNG', 'WebP', 'AVIF', 'JSON', 'PDF'];
  const own = [profile.email, profile.registrationNo, profile.pan];
  return [...written.flat(), ...areas, ...same, ...formats, ...own, ...named.terms]
    .filter((name): name is string => Boolean(name))
    .toSorted((one, other) => other.length - one.length);
}

type Names = (string | null | undefined)[];

async function namesOfShopper(origin: string, email: string): Promise<Names> {
  const { token, user } = await signIn(origin, email);
  const addresses = await ask<Address[]>(origin, '/api/address/get_all', { token });
  const typed = addresses.flatMap(({ title, address, area }) => [title, address, area]);
  return [user.firstName, user.lastName, user.email, ...typed];
}

async function namesOfProduct(origin: string, slug: string): Promise<Names> {
  const { specifications, attributes } = await productAt(origin, slug);
  return [...specifications, ...attributes].flatMap(({ name, nameNe, value, valueNe }) => [
    nameNe ? null : name,
    valueNe ? null : value,
  ]);
}

async function namesInList(origin: string, query: string): Promise<Names> {
  const path = `/api/product/list?size=60&facets=true&${encodeURI(query)}`;
  const { products, facets } = await ask<ProductPage>(origin, path);
  // What sellers and shops gave no Nepali name.
  const chosen = [...(facets?.size ?? []), ...(facets?.colour ?? [])].flatMap(({ value, titleNe }) =>
    titleNe ? [] : value,
  );
  const cards = products.flatMap(({ title, titleNe }) =>
    titleNe ? [] : [title, title.slice(0, 30).trimEnd()],
  );
  return [...chosen, ...cards];
}
