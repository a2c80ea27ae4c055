import type { Db } from '@haat/api/core/database/database';
import { accounts } from '@haat/api/features/account/tables';
import {
  addresses,
  deliveryAreas,
  deliveryLocations,
  deliverySettings,
} from '@haat/api/features/addresses/tables';
import { cityNamed, districtNamed } from '@haat/api/features/addresses/service';
import { blogPosts, popups, sliders } from '@haat/api/features/content/tables';
import { shops } from '@haat/api/features/tenant/tables';
import { vendors } from '@haat/api/features/vendors/tables';
import { shadeOf } from './load-pictures.ts';
import { demoId, demoToday } from '../shops/ids.ts';
import type { DemoShop } from '../shops/types.ts';

/** A demo shop itself: profile, people, delivery and the content of its pages. */
export async function loadShop(db: Db, shop: DemoShop, passwordHash: string): Promise<void> {
  const shopId = shop.id;
  const { intro, registration, logo, favicon, ...profile } = shop.profile;
  await db.insert(shops).values({
    id: shopId,
    subdomain: shop.subdomain,
    ...profile,
    logo: `/uploads/profile/${logo}`,
    favicon: `/uploads/profile/${favicon}`,
    intro: intro.en,
    introNe: intro.ne,
    registrationNo: registration,
    ...shop.theme,
    settings: shop.settings,
  });
  await db.insert(vendors).values(
    shop.vendors.map(({ intro: about, since, owner: _, ...vendor }) => ({
      ...vendor,
      shopId,
      intro: about.en,
      introNe: about.ne,
      cityNe: cityNamed(vendor.city)?.own.nameNe ?? null,
      districtNe: districtNamed(vendor.district)?.nameNe ?? null,
      since: `${since}-01-01`,
    })),
  );
  await loadPeople(db, shop, passwordHash);
  await loadDelivery(db, shop);
  await loadContent(db, shop);
}

async function loadPeople(db: Db, { id: shopId, people }: DemoShop, passwordHash: string): Promise<void> {
  await db.insert(accounts).values(
    people.map((person) => ({
      ...person,
      shopId,
      picture: `/uploads/person/${person.picture}`,
      passwordHash,
      demo: true,
      activatedAt: new Date(demoToday),
    })),
  );
}

async function loadDelivery(db: Db, { id: shopId, subdomain, delivery, areas, addresses: saved }: DemoShop) {
  await db.insert(deliverySettings).values({ shopId, ...delivery });
  const locationId = (city: string, district: string) =>
    demoId('location', `${subdomain}/${district}/${city}`);
  const places = new Map(areas.map((area) => [locationId(area.city, area.district), area]));
  if (places.size > 0) {
    await db.insert(deliveryLocations).values(
      Array.from(places, ([id, { city, district, province }], position) => ({
        shopId,
        id,
        name: city,
        nameNe: cityNamed(city)?.own.nameNe ?? null,
        district,
        province,
        position,
      })),
    );
    await db.insert(deliveryAreas).values(
      areas.map(({ city, district, province: _, ...area }) => ({
        ...area,
        shopId,
        locationId: locationId(city, district),
      })),
    );
  }
  if (saved.length > 0) {
    await db
      .insert(addresses)
      .values(saved.map(({ personId, ...address }) => ({ ...address, shopId, accountId: personId })));
  }
}

async function loadContent(db: Db, shop: DemoShop): Promise<void> {
  const shopId = shop.id;
  if (shop.sliders.length > 0) {
    const rows = shop.sliders.map(async ({ id, title, text, link, image }, position) => ({
      shopId,
      id,
      image: `/uploads/slider/${image}-1600.webp`,
      shade: await shadeOf(`slider/${image}-480.webp`),
      title: title.en,
      titleNe: title.ne,
      body: text.en,
      bodyNe: text.ne,
      link,
      position,
    }));
    await db.insert(sliders).values(await Promise.all(rows));
  }
  if (shop.popup) {
    const { id, title, text, image, link } = shop.popup;
    await db.insert(popups).values({
      shopId,
      id,
      image: `/uploads/blog/${image}-960.webp`,
      title: title.en,
      titleNe: title.ne,
      body: text.en,
      bodyNe: text.ne,
      link,
    });
  }
  if (shop.blogs.length > 0) {
    await db.insert(blogPosts).values(
      shop.blogs.map(({ id, slug, title, summary, body, image, publishedAt }) => ({
        shopId,
        id,
        slug,
        title: title.en,
        titleNe: title.ne,
        summary: summary.en,
        summaryNe: summary.ne,
        body: body.en,
        bodyNe: body.ne,
        image: `/uploads/blog/${image}-960.webp`,
        publishedAt: new Date(publishedAt),
      })),
    );
  }
}
