import { index, layout, route } from '@react-router/dev/routes';
import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';

/** Every URL of the shop (spec §2). Nepali has the same paths under `/ne` (design D14). */
const screens = (language: 'en' | 'ne'): RouteConfigEntry[] => {
  const screen = (path: string, file: string) =>
    route(path, `screens/${file}.tsx`, { id: `${language}/${path}` });
  return [
    index('screens/home.tsx', { id: `${language}/home` }),
    screen('products', 'products'),
    screen('product_category/:slug', 'category'),
    screen('search/:term', 'search'),
    screen('shop/:shopName', 'vendor'),
    screen('product/:slug', 'product'),
    screen('product-preview/:productId', 'product-preview'),
    screen('cart-details', 'cart-details'),
    screen('order/placed/:checkoutId', 'order-placed'),
    screen('order/:orderId/bill', 'bill'),
    screen('track/:token', 'track'),
    screen('login', 'account/login'),
    screen('signup', 'account/signup'),
    screen('activate/:token', 'account/activate'),
    screen('forgot-password', 'account/forgot-password'),
    screen('reset-password/:token', 'account/reset-password'),
    screen('newsletter/confirm/:token', 'newsletter-confirm'),
    screen('newsletter/unsubscribe/:token', 'newsletter-unsubscribe'),
    screen('user-profile/:section?', 'user-profile'),
    screen('wishlist', 'wishlist'),
    screen('compare', 'compare'),
    screen('categories', 'categories'),
    screen('blog', 'blog'),
    screen('blog/:slug', 'blog-post'),
    screen('contact', 'contact'),
    screen('contact-us', 'contact'),
    screen('about', 'text'),
    screen('faq', 'text'),
    screen('terms-and-conditions', 'text'),
    screen('terms-of-service', 'text'),
    screen('privacy-policy', 'text'),
    screen('cookie-policy', 'text'),
    screen('shipping-info', 'text'),
    screen('return-policy', 'text'),
    screen('*', 'not-found'),
  ];
};

const files: RouteConfigEntry[] = [
  route('robots.txt', 'screens/resources/robots.ts'),
  route('sitemap.xml', 'screens/resources/sitemap.ts'),
  route('sitemap-pages.xml', 'screens/resources/sitemap-pages.ts'),
  route('sitemap-products.xml', 'screens/resources/sitemap-products.ts'),
  route('manifest.webmanifest', 'screens/resources/manifest.ts', { id: 'en/manifest' }),
  route('ne/manifest.webmanifest', 'screens/resources/manifest.ts', { id: 'ne/manifest' }),
];

export default [
  ...files,
  layout('languages/english.tsx', screens('en')),
  route('ne', 'languages/nepali.tsx', screens('ne')),
] satisfies RouteConfig;
