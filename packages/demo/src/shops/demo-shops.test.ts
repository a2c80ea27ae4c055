import { postWidths } from '@haat/contract/content/rules';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { coverRank } from '@haat/contract/addresses/rules';
import { cityNamed } from '@haat/api/features/addresses/find-place';
import { districts, localLevelOf, localLevels, states } from '@haat/api/features/addresses/nepal';
import { demoId } from './ids.ts';
import { colorInNepali, optionInNepali, propertyInNepali } from './in-nepali.ts';
import { demoShops } from './demo-shops.ts';
import type { DemoShop } from './types.ts';

const pictures = join(import.meta.dirname, '../../pictures');
const [haat, himal] = demoShops as [DemoShop, DemoShop];

const missing = (folder: string, names: string[], widths: number[]): string[] =>
  names
    .flatMap((name) => widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]))
    .map((file) => join(folder, file))
    .filter((file) => !existsSync(join(pictures, file)));

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const repeated = (list: string[]): string[] => list.filter((one, at) => list.indexOf(one) !== at);

describe('the demo holds what a shopper is promised', () => {
  // spec: opens.32
  it('has two shops, haat with nine vendors in all seven provinces and himal with three', () => {
    expect(demoShops.map((shop) => shop.subdomain)).toEqual(['haat', 'himal']);
    expect(haat.vendors).toHaveLength(9);
    const provinceOf = (district: string) =>
      districts.find(({ place }) => place.name === district)?.state.name;
    expect(new Set(haat.vendors.map(({ district }) => provinceOf(district)))).toEqual(
      new Set(states.map(({ place }) => place.name)),
    );
    for (const { id, city } of haat.vendors) {
      expect(cityNamed(city), city).not.toBeNull();
      expect(haat.products.some(({ vendorId }) => vendorId === id)).toBe(true);
    }
    expect(himal.vendors).toHaveLength(3);
  });

  // spec: opens.32
  it('has enough to browse: products, levels of categories, reviews, areas', () => {
    expect(haat.products.length).toBeGreaterThanOrEqual(110);
    expect(himal.products.length).toBeGreaterThanOrEqual(24);
    expect(haat.categories.filter(({ level }) => level === 'root')).toHaveLength(4);
    expect(haat.categories.filter(({ level }) => level === 'inner').length).toBeGreaterThanOrEqual(6);
    expect(haat.reviews.length).toBeGreaterThanOrEqual(150);
    expect(new Set(haat.reviews.map(({ productId }) => productId)).size).toBeGreaterThanOrEqual(60);
    expect(haat.areas.length).toBeGreaterThanOrEqual(30);
    expect(haat.blogs).toHaveLength(5);
    expect(haat.sliders).toHaveLength(4);
  });

  it('shows what is sold out, what is nearly so, and what has its full price', () => {
    const stock = haat.products.map(({ inventory }) => inventory);
    expect(stock.filter(({ stockQuantity }) => stockQuantity === 0).length).toBeGreaterThanOrEqual(4);
    expect(
      stock.filter(
        ({ stockQuantity, lowStockThreshold }) => stockQuantity > 0 && stockQuantity <= lowStockThreshold,
      ).length,
    ).toBeGreaterThanOrEqual(6);
    const full = haat.products.filter(({ discount }) => discount === '0').length / haat.products.length;
    expect(full).toBeGreaterThan(0.3);
    expect(full).toBeLessThan(0.6);
  });

  // spec: goods.44
  it('promises no table of sizes, which no shop has', () => {
    const promised = demoShops
      .flatMap((shop) => shop.products)
      .filter(({ description }) => /size (?:table|chart|guide)/i.test(plain(description)));
    expect(promised.map(({ slug }) => slug)).toEqual([]);
  });

  it('describes each product in 60 to 200 words', () => {
    for (const product of demoShops.flatMap((shop) => shop.products)) {
      const words = plain(product.description).split(' ').length;
      expect(words, product.slug).toBeGreaterThanOrEqual(60);
      expect(words, product.slug).toBeLessThanOrEqual(200);
    }
  });

  // spec: goods.49, goods.62
  it('says all of a product in Nepali too, in Latin letters only what has no other form', () => {
    const own = new Set(
      'A A5 AA AAA APS B22 BPA C D E27 F FM GHz HDMI HRC IPX4 IPX6 K LED MW PU SSD SW TR90 UPF US USB UV400 Wh dpi kHz kN mAh'.split(
        ' ',
      ),
    );
    for (const product of demoShops.flatMap((shop) => shop.products)) {
      const { titleNe, descriptionNe, variants, specifications, attributes, options } = product;
      const facts = [
        ...specifications,
        ...attributes,
        ...variants.flatMap(({ extraProperties }) => extraProperties),
      ];
      const said = [
        titleNe,
        descriptionNe && plain(descriptionNe),
        ...facts.map(propertyInNepali).flatMap(({ nameNe, valueNe }) => [nameNe, valueNe]),
        ...variants.flatMap(({ color }) => (color ? [colorInNepali(color)] : [])),
        ...options.map(optionInNepali).flatMap(({ nameNe, valuesNe }) => [nameNe, ...(valuesNe ?? [null])]),
      ];
      expect(
        said.filter((text) => !text),
        product.slug,
      ).toEqual([]);
      const latin = said
        .flatMap((text) => text?.match(/[A-Za-z]+\d*/g) ?? [])
        .filter((word) => !own.has(word));
      expect(latin, product.slug).toEqual([]);
    }
  });
});

describe.each(demoShops.map((shop) => [shop.subdomain, shop] as const))('shop %s', (_, shop) => {
  // spec: 7.28
  it('has every picture it names, in every width and both formats', () => {
    const { products, categories, sliders, blogs, reviews, popup } = shop;
    expect([
      ...missing(
        'product',
        products.flatMap(({ images }) => images.map(({ name }) => name)),
        [200, 400, 800],
      ),
      ...missing(
        'category',
        categories.map(({ image }) => image),
        [200, 400],
      ),
      ...missing(
        'slider',
        sliders.map(({ image }) => image),
        [480, 800, 1600],
      ),
      ...missing(
        'blog',
        [...blogs.map(({ image }) => image), ...(popup ? [popup.image] : [])],
        [...postWidths],
      ),
      ...missing(
        'review',
        reviews.flatMap(({ images }) => images),
        [200, 800],
      ),
    ]).toEqual([]);
    const files = [
      ...shop.people.flatMap(({ picture }) => [
        `person/${picture}`,
        `person/${picture.replace('.webp', '.avif')}`,
      ]),
      ...[shop.profile.logo, shop.profile.favicon].map((file) => `profile/${file}`),
      ...['logo.png', 'favicon-32.png', 'favicon-192.png', 'favicon-512.png'].map(
        (file) => `profile/${shop.subdomain}-${file}`,
      ),
      ...products.flatMap(({ videoUrl }) =>
        videoUrl?.startsWith('/uploads/') ? [videoUrl.slice('/uploads/'.length)] : [],
      ),
    ];
    expect(files.filter((file) => !existsSync(join(pictures, file)))).toEqual([]);
  });

  it('gives every product one to five pictures, one of them the main one', () => {
    for (const { slug, images } of shop.products) {
      expect(images.length, slug).toBeGreaterThanOrEqual(1);
      expect(images.length, slug).toBeLessThanOrEqual(5);
      expect(
        images.filter(({ isPrimary }) => isPrimary),
        slug,
      ).toHaveLength(1);
    }
  });

  it('uses no slug and no id twice', () => {
    expect(repeated(shop.products.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(shop.categories.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(shop.vendors.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(shop.blogs.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(shop.people.map(({ email }) => email))).toEqual([]);
    const { products, categories, vendors, people, reviews, areas, orders } = shop;
    expect(
      repeated([products, categories, vendors, people, reviews, areas, orders].flat().map(({ id }) => id)),
    ).toEqual([]);
  });

  it('asks prices in whole rupees whose discount is what it says', () => {
    for (const { slug, sellingPrice, markPrice, discount } of shop.products) {
      expect(Number.isInteger(sellingPrice) && sellingPrice > 0, slug).toBe(true);
      expect(markPrice, slug).toBeGreaterThanOrEqual(sellingPrice);
      expect(discount, slug).toBe(String(Math.round(((markPrice - sellingPrice) / markPrice) * 100)));
      expect(discount === '0', slug).toBe(markPrice === sellingPrice);
    }
  });

  // spec: 1.2
  it('puts every product in a category without children and with a vendor of the shop', () => {
    const parents = new Set(shop.categories.map(({ parentId }) => parentId));
    const leaves = shop.categories.filter(({ id }) => !parents.has(id)).map(({ id }) => id);
    const vendors = shop.vendors.map(({ id }) => id);
    for (const { slug, innerCatId, vendorId } of shop.products) {
      expect(leaves, slug).toContain(innerCatId);
      expect(vendors, slug).toContain(vendorId);
    }
    for (const leaf of leaves) expect(shop.products.some(({ innerCatId }) => innerCatId === leaf)).toBe(true);
    const slugs = shop.categories.map(({ slug }) => slug);
    for (const item of shop.footerItems) expect(slugs).toContain(item);
    for (const { link } of shop.sliders) expect(slugs).toContain(link.replace('/product_category/', ''));
  });

  it('lets only its own people review, once a product, and ships only its own goods', () => {
    const people = shop.people.map(({ id }) => id);
    const products = shop.products.map(({ id }) => id);
    for (const { personId, productId, rating, images } of shop.reviews) {
      expect(people).toContain(personId);
      expect(products).toContain(productId);
      expect([1, 2, 3, 4, 5]).toContain(rating);
      expect(images.length).toBeLessThanOrEqual(4);
    }
    for (const order of shop.orders) {
      const vendors = order.items.map(
        ({ productId }) => shop.products.find(({ id }) => id === productId)?.vendorId,
      );
      expect(new Set(vendors)).toEqual(new Set([order.vendorId]));
      expect(order.history.at(-1)?.status).toBe(order.status);
      expect(shop.addresses.map(({ id }) => id)).toContain(order.addressId);
    }
  });

  it('has a primary colour on which white text can be read (AA)', () => {
    const linear = (at: number) => {
      const v = parseInt(shop.theme.primaryColor.slice(at, at + 2), 16) / 255;
      return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
    };
    const light = 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
    expect(1.05 / (light + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('places', () => {
  it('has haat deliver in each province', () => {
    expect(new Set(haat.areas.map(({ province }) => province))).toEqual(
      new Set(states.map(({ place }) => place.name)),
    );
  });

  it('puts areas in a district of their province', () => {
    for (const { district, province } of haat.areas)
      expect(districts.find(({ place }) => place.name === district)?.state.name, district).toBe(province);
  });

  it('names every area in both languages', () => {
    for (const { areaName, areaNameNe } of haat.areas) {
      expect(areaName).toMatch(/^[A-Za-z ]+$/);
      expect(areaNameNe, areaName).toMatch(/^[\p{Script=Devanagari} ]+$/u);
    }
  });

  // spec: goods.28
  it('covers every place of Nepal, naming only places there are, and Humla and Pokhara not from the Ring Road', () => {
    const known = new Set([...states, ...districts, ...localLevels].map(({ place }) => place._id));
    for (const { areaName, covers } of haat.areas)
      for (const name of covers) expect(known, areaName).toContain(name.split('/')[0]);
    const offered = (id: string, ward: number | null = null) => {
      const place = localLevelOf(id)!;
      const spot = { ...place, localLevel: place, ward };
      return haat.areas.filter(({ covers }) => coverRank(covers, spot) !== null).map((area) => area.areaName);
    };
    for (const { place } of localLevels) expect(offered(place._id), place._id).not.toEqual([]);
    for (const id of ['humla-simkot', 'kaski-pokhara'])
      expect(offered(id).filter((name) => name.includes('Ring Road'))).toEqual([]);
    expect(offered('humla-simkot')).toEqual(['Karnali Hills', 'Upper Karnali']);
  });

  it('charges Rs. 60 to Rs. 350 for an area of a city it knows', () => {
    for (const { city, district, areaName, deliveryFee } of haat.areas) {
      expect(cityNamed(city)?.found.district.name, areaName).toBe(district);
      expect(deliveryFee).toBeGreaterThanOrEqual(60);
      expect(deliveryFee).toBeLessThanOrEqual(350);
    }
  });
});

describe('what is committed', () => {
  // spec: opens.32
  it('derives the same valid UUIDv7 for the same thing on every machine', () => {
    expect(demoId('product', 'haat/tea')).toBe(demoId('product', 'haat/tea'));
    expect(demoId('product', 'haat/tea')).not.toBe(demoId('product', 'himal/tea'));
    expect(demoId('vendor', 'haat/tea')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it('keeps all pictures together under 12 MB and every video under 150 KB', () => {
    const files = readdirSync(pictures, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const sizes = files.map(
      (entry) => [entry.name, statSync(join(entry.parentPath, entry.name)).size] as const,
    );
    expect(sizes.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(12_000_000);
    const videos = sizes.filter(([name]) => name.endsWith('.mp4'));
    expect(videos).toHaveLength(3);
    for (const [name, size] of videos) expect(size, name).toBeLessThan(150_000);
  });

  it('has shop marks that are drawings only: no script and no outside address', () => {
    for (const file of readdirSync(join(pictures, 'profile')).filter((name) => name.endsWith('.svg'))) {
      const text = readFileSync(join(pictures, 'profile', file), 'utf8');
      expect(text.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/script|href|https?:|on\w+=/);
    }
  });
});
