import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '@haat/api/core/database/database';
import { idsIn } from '@haat/api/features/catalog/columns/packed-rows';
import { findMatches } from '@haat/api/features/catalog/search/match';
import { readVocabulary } from '@haat/api/features/catalog/search/vocabulary';
import { products } from '@haat/api/features/catalog/tables';
import { freshDatabase } from '@haat/api/testing/database';
import { loadCatalog } from './load-catalog.ts';
import { loadShop } from './load-shop.ts';
import { demoShops } from '../shops/demo-shops.ts';

const [shop] = demoShops;
let database: Database;

beforeAll(async () => {
  database = await freshDatabase();
  await database.orm.transaction(async (tx) => {
    await loadShop(tx, shop!, 'no password');
    await loadCatalog(tx, shop!);
  });
});
afterAll(() => database.close());

async function firstTen(text: string): Promise<string[]> {
  const vocabulary = await readVocabulary(database.orm, shop!.id);
  const searched = { id: shop!.id, size: 100, ofAll: 1_000, vocabulary };
  const found = await findMatches(database.orm, searched, text);
  const rows = await database.orm.select({ id: products.id, title: products.title }).from(products);
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return idsIn(found?.best ?? Buffer.alloc(0))
    .slice(0, 10)
    .map((id) => titles.get(id) ?? '');
}

/** What is typed → beginnings of titles that are among the first ten ✗ what is not. */
const cases = `
juta → Trail Running Shoes ; Leather Hiking Boots ; Leather Ballet Flats ; Rubber Sandals ✗ Drawstring Coin Purse ; Clutch Purse ; Travel Suitcase ; Canvas and Dhaka Handbag
इलाम चिया घर → Ilam Green Tea
shoes → Trail Running Shoes ; Leather Hiking Boots ✗ Clutch Purse ; Travel Suitcase
जुत्ता → Trail Running Shoes ; Leather Hiking Boots ✗ Clutch Purse ; Travel Suitcase
chappal → Rubber Sandals ✗ Clutch Purse ; Travel Suitcase
boots → Leather Hiking Boots ✗ Trail Running Shoes ; Clutch Purse
black shoes → Leather Ballet Flats ; Rubber Sandals ✗ Travel Suitcase
jutta 42 → Trail Running Shoes ; Leather Hiking Boots ✗ Leather Ballet Flats
size 41 → Trail Running Shoes ; Leather Hiking Boots ✗ Hand-stitched Football
lugga → Linen Summer Dress ; Straight-cut Denim Jeans ; Organic Cotton T-shirt ✗ Dhaka Silk Necktie ; Cricket Bat ; Travel Suitcase
luga → Linen Summer Dress ; Winter Coat ✗ Dhaka Silk Necktie ; Clutch Purse
clothes → Linen Summer Dress ; Organic Cotton T-shirt ✗ Dhaka Silk Necktie ; Travel Suitcase
red shirt → Organic Cotton T-shirt ✗ FM and Shortwave Radio ; Jumla Marsi Red Rice
rato tisart → Organic Cotton T-shirt ✗ FM and Shortwave Radio
XL shirt → Organic Cotton T-shirt ✗ Linen Summer Dress
maroon shawl → Hand-woven Dhaka Shawl ✗ Merino Travel Wrap
blue socks → Hand-knitted Wool Socks ✗ Fleece-lined Knitted Gloves
निलो मोजा → Hand-knitted Wool Socks ✗ Dhaka Silk Necktie
red gloves → Fleece-lined Knitted Gloves ✗ FM and Shortwave Radio
रातो झोला → Trekking Backpack ; Drawstring Coin Purse ✗ Trail Running Shoes
jhola → Trekking Backpack ; Canvas and Dhaka Handbag ; Travel Suitcase ✗ Trail Running Shoes ; Leather Ballet Flats
bag → Trekking Backpack ; Canvas and Dhaka Handbag ; Clutch Purse ✗ Leather Ballet Flats
purse → Drawstring Coin Purse ; Clutch Purse ✗ Leather Ballet Flats
green dress → Linen Summer Dress ✗ Ilam Green Tea
pink → Foldable Kick Scooter ; Leather Ballet Flats ✗ Ink Tank Printer
pink mouse → Silent Wireless Mouse ✗ Ink Tank Printer
wine → Canvas and Dhaka Handbag ✗ Glass Wind Chime
gahana → Silver-plated Ring ; Pote Bead Necklace ✗ Bodhi Seed Mala ; Brass Puja Bell
jewellery → Silver-plated Ring ; Pote Bead Necklace ✗ Brass Puja Bell
masala → Masala Chiya Blend ✗ Himalayan Arabica Coffee
furniture → Two-seat Sofa ; Dining Chair ; Single Bed ✗ Table Tennis Bat
khelauna → Teddy Bear ; Dashain Kite ✗ Volleyball
jeans → Straight-cut Denim Jeans ✗ Winter Coat
topi → Dhaka Topi ✗ Dhaka Silk Necktie
ghadi → Twin Bell Alarm Clock ; Analogue Wrist Watch ✗ Wireless Game Controller
phone → Feature Phone ; 4G Smartphone ✗ True Wireless Earbuds
chiya → Ilam Green Tea ; Masala Chiya Blend ✗ Himalayan Arabica Coffee
mug → Double-walled Tea Mug ✗ Ilam Green Tea
knife → Kitchen Knife ✗ Pressure Cooker
umbrella → Windproof Umbrella ✗ Sturdy Bucket
tent → Two-person Tent ✗ Beginner Telescope
bulb → LED Bulb ✗ FM and Shortwave Radio
crimson backpack → Trekking Backpack ✗ Foldable Lokta Paper Lantern
`
  .trim()
  .split('\n')
  .map((line) => line.split(/ → | ✗ /).map((part) => part.split(' ; ')))
  .map(([[query = ''] = [], finds = [], not = []]) => ({ query, finds, not }));

it('the pairs ask for goods that are sold', () => {
  const titles = shop!.products.map(({ title }) => title);
  const unknown = cases
    .flatMap(({ finds, not }) => [...finds, ...not])
    .filter((start) => !titles.some((title) => title.startsWith(start)));
  expect(unknown).toEqual([]);
});

// spec: goods.48, goods.59
it.each(cases)(
  '$query finds what was meant, and nothing that only lies beside it',
  async ({ query, finds, not }) => {
    const found = await firstTen(query);
    const starts = (start: string) => found.some((title) => title.startsWith(start));
    expect({ missing: finds.filter((each) => !starts(each)), besides: not.filter(starts), found }).toEqual({
      missing: [],
      besides: [],
      found,
    });
  },
);
