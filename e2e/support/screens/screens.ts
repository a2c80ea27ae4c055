import { sections } from '../../../apps/storefront/app/features/account/profile/profile-sections.ts';
import routes from '../../../apps/storefront/app/routes.ts';

/** An entry of `routes.ts`, as far as it matters here. */
interface Entry {
  file: string;
  path?: string | undefined;
  children?: Entry[] | undefined;
}

/** A screen of the shop as somebody may open it. */
export interface Screen {
  /** As `routes.ts` has it, without a language. */
  path: string;
  /** An address of it: the English path. */
  address: string;
  /** It has to do with who is logged in. */
  personal: boolean;
}

/** Addresses for the paths that have a part of their own. */
const examples: Record<string, string[]> = {
  'product_category/:slug': ['product_category/clothing'],
  'search/:term': ['search/shoes', 'search/zzzzzz'],
  'shop/:shopName': ['shop/ilam-tea-house'],
  'product/:slug': ['product/hand-hammered-singing-bowl-with-cushion-14-cm'],
  'product-preview/:productId': ['product-preview/nothing'],
  'user-profile/:section?': ['user-profile', ...sections.slice(1).map((name) => `user-profile/${name}`)],
  'order/placed/:checkoutId': ['order/placed/nothing'],
  'order/:orderId/bill': ['order/nothing/bill'],
  'track/:token': ['track/nothing'],
  'activate/:token': ['activate/nothing'],
  'reset-password/:token': ['reset-password/nothing'],
  'newsletter/confirm/:token': ['newsletter/confirm/nothing'],
  'newsletter/unsubscribe/:token': ['newsletter/unsubscribe/nothing'],
  'blog/:slug': ['blog/dhaka-by-hand'],
  '*': ['nowhere'],
};

const personal = /^(?:cart-details|user-profile|order|product-preview|wishlist|compare)\b/;

/** Every screen of the shop, so that one which is added is looked at without being named. */
const screens: Screen[] = pathsOf(routes).flatMap((path) =>
  addressesOf(path).map((address) => ({ path, address, personal: personal.test(path) })),
);

const isAnotherText = ({ path }: Screen) => /^(?:terms-|cookie-|shipping-|return-|contact-us$)/.test(path);

/** One of the texts stands for all of them: they are the same screen. */
export const oneOfEach: Screen[] = screens.filter((each) => !isAnotherText(each));

/** The texts that another one stands for: only their words are their own. */
export const otherTexts: Screen[] = screens.filter(isAnotherText);

/** The paths below the layout of English: machines' files stand beside it, Nepali has the same ones. */
function pathsOf(all: Entry[]): string[] {
  const english = all.find(({ file }) => file === 'languages/english.tsx');
  return (english?.children ?? []).map(({ path = '' }) => path);
}

/** @throws where a path has a part of its own and nothing is known to put there */
function addressesOf(path: string): string[] {
  const known = examples[path];
  if (!known && /[:*]/.test(path)) throw new Error(`e2e/support/screens.ts has no example for ${path}`);
  return (known ?? [path]).map((address) => `/${address}`);
}
