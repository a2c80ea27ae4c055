import { demoId } from './ids.ts';
import type { DemoCategory } from './types.ts';

type Row = [slug: string, parent: string | undefined, en: string, ne: string];

/** Root, sub and inner follow from how deep a category hangs. Its picture has its slug for a name. */
function tree(shop: string, rows: Row[]): DemoCategory[] {
  const depth = new Map<string, number>();
  return rows.map(([slug, parent, en, ne]) => {
    const level = parent === undefined ? 0 : depth.get(parent)! + 1;
    depth.set(slug, level);
    return {
      id: demoId('category', `${shop}/${slug}`),
      slug,
      level: (['root', 'sub', 'inner'] as const)[level]!,
      ...(parent === undefined ? {} : { parentId: demoId('category', `${shop}/${parent}`) }),
      title: { en, ne },
      image: `${shop}-${slug}`,
    };
  });
}

export const haatCategories = tree('haat', [
  ['fashion-and-outdoor', undefined, 'Fashion & Outdoor', 'पहिरन र पदयात्रा'],
  ['clothing', 'fashion-and-outdoor', 'Clothing', 'लुगाफाटा'],
  ['shawls-and-scarves', 'clothing', 'Shawls & Scarves', 'सल र गलबन्दी'],
  ['everyday-wear', 'clothing', 'Everyday Wear', 'दैनिक पहिरन'],
  ['shoes-and-bags', 'clothing', 'Shoes & Bags', 'जुत्ता र झोला'],
  ['outdoor', 'fashion-and-outdoor', 'Outdoor & Sports', 'पदयात्रा र खेलकुद'],
  ['trekking-gear', 'outdoor', 'Trekking Gear', 'पदयात्राका सामान'],
  ['sports-and-games', 'outdoor', 'Sports & Games', 'खेलकुदका सामान'],
  ['home-and-craft', undefined, 'Home & Craft', 'घर र हस्तकला'],
  ['handicrafts', 'home-and-craft', 'Handicrafts', 'हस्तकला'],
  ['home', 'home-and-craft', 'For the Home', 'घरायसी सामान'],
  ['kitchen-and-dining', 'home', 'Kitchen & Dining', 'भान्सा र खानपान'],
  ['household', 'home', 'Furniture & Household', 'फर्निचर र गृहस्थी'],
  ['tea-and-food', undefined, 'Tea & Food', 'चिया र खाना'],
  ['tea-and-coffee', 'tea-and-food', 'Tea & Coffee', 'चिया र कफी'],
  ['pantry', 'tea-and-food', 'Pantry', 'भान्साको मसला र अन्न'],
  ['electronics', undefined, 'Electronics', 'विद्युतीय सामान'],
]);

/** The order of the footer, the menus and the home page. */
export const haatFooter = [
  'fashion-and-outdoor',
  'home-and-craft',
  'tea-and-food',
  'electronics',
  'handicrafts',
  'shawls-and-scarves',
  'trekking-gear',
  'kitchen-and-dining',
];

export const himalCategories = tree('himal', [
  ['trek', undefined, 'On the Trek', 'पदयात्रा'],
  ['camp', 'trek', 'Camp & Sleep', 'क्याम्प र सुताइ'],
  ['wear', 'trek', 'Trail Wear', 'पदयात्राका लुगा'],
  ['trail-food', undefined, 'Trail Food', 'बाटोको खाना'],
]);

export const himalFooter = ['trek', 'camp', 'wear', 'trail-food'];
