import { index, layout, route } from '@react-router/dev/routes';
import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';

/** Every URL of the desk. Nepali has the same paths under `/ne` (design D14). */
const screens = (language: 'en' | 'ne'): RouteConfigEntry[] => {
  const screen = (path: string, file: string) =>
    route(path, `screens/${file}.tsx`, { id: `${language}/${path}` });
  return [
    screen('login', 'login'),
    screen('no-seller', 'no-seller'),
    screen('join/:token', 'join'),
    layout('layout/owner.tsx', { id: `${language}/owner` }, [
      screen('shop', 'shop/home'),
      screen('shop/insight', 'shop/insight'),
      screen('shop/profile', 'shop/profile'),
      screen('shop/look', 'shop/look'),
      screen('shop/choices', 'shop/choices'),
      screen('shop/categories', 'shop/categories'),
      screen('shop/delivery', 'shop/delivery'),
      screen('shop/messages', 'shop/messages'),
      screen('shop/newsletter', 'shop/readers'),
      screen('shop/search', 'shop/search'),
      screen('shop/sellers', 'shop/sellers'),
      screen('shop/helpers', 'shop/desk-helpers'),
      screen('shop/late', 'shop/late'),
      screen('shop/money', 'shop/money'),
      screen('shop/money/:vendorId', 'shop/vendor-money'),
      screen('shop/front', 'shop/front'),
      screen('shop/pages', 'shop/pages'),
      screen('shop/pages/:name', 'shop/page'),
      screen('shop/pages/:name/preview', 'shop/page-preview'),
      screen('shop/blogs', 'shop/blogs'),
      screen('shop/blogs/:postId', 'shop/post'),
      screen('shop/blogs/:postId/preview', 'shop/post-preview'),
      screen('shop/audit', 'shop/audit'),
    ]),
    layout('layout/seller.tsx', { id: `${language}/seller` }, [
      index('screens/today.tsx', { id: `${language}/today` }),
      screen('orders', 'orders'),
      screen('orders/papers', 'papers'),
      screen('orders/:orderId', 'order'),
      screen('inbox', 'inbox'),
      screen('inbox/:productId/:userId', 'conversation'),
      screen('reviews', 'reviews'),
      screen('products', 'products'),
      screen('products/new', 'new-product'),
      screen('products/import', 'import-products'),
      screen('products/:productId', 'product'),
      screen('stock', 'stock'),
      screen('money', 'money'),
      screen('insight', 'insight'),
      screen('page', 'own-page'),
      screen('settings', 'settings'),
      screen('helpers', 'desk-helpers'),
      screen('*', 'not-found'),
    ]),
  ];
};

export default [
  route('desk', 'languages/english.tsx', screens('en')),
  route('ne/desk', 'languages/nepali.tsx', screens('ne')),
] satisfies RouteConfig;
