import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { iconPath, icons } from '@haat/contract/core/icons';
import type { IconName } from '@haat/contract/core/icons';
import { tags } from '../../../core/cache/cache.ts';
import { openHaat } from '../../../testing/harness.ts';
import type { Haat } from '../../../testing/harness.ts';
import { shops } from '../tables.ts';

let haat: Haat;
let shopId: string;

const square = (fill: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="${fill}"/></svg>`,
  );
const dot = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="3" fill="#0a0"/></svg>',
);

beforeAll(async () => {
  haat = await openHaat();
  shopId = (await haat.shopOf({ headers: {} }))!.id;
  const { uploads } = haat.dependencies;
  await uploads.put('profile/red.svg', square('#c00'));
  await uploads.put('profile/dot.svg', dot);
  await uploads.put(
    'profile/wide.png',
    await sharp(square('#00c')).resize(300, 60, { fit: 'fill' }).png().toBuffer(),
  );
  await uploads.put('profile/broken.png', Buffer.from('no picture at all'));
});
afterAll(() => haat.close());

/** Gives the shop these pictures, as its owner would. */
async function pictured(pictures: { favicon?: string | null; logo?: string | null }): Promise<void> {
  const none = { favicon: null, logo: null };
  await haat.dependencies.database.orm
    .update(shops)
    .set({ ...none, ...pictures })
    .where(eq(shops.id, shopId));
  haat.dependencies.changes.announce([tags.shop(shopId)]);
}
const get = (url: string, headers = {}) => haat.app.inject({ method: 'GET', url, headers });
/** The colour of a pixel, given as shares of the edge. */
async function pixel(png: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 4;
  return [...data.subarray(at, at + 4)];
}
const blue = [59, 130, 246, 255];

describe('the icons of a shop', () => {
  // spec: 1.6
  test.each(Object.keys(icons) as IconName[])('%s is drawn from its favicon in its size', async (name) => {
    await pictured({ favicon: '/uploads/profile/red.svg', logo: '/uploads/profile/wide.png' });
    const { statusCode, headers, rawPayload } = await get(iconPath(name));
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    const { width, height } = await sharp(rawPayload).metadata();
    expect([width, height]).toEqual([icons[name], icons[name]]);
    expect(await pixel(rawPayload, 0.5, 0.5)).toEqual([204, 0, 0, 255]);
  });

  // spec: choosing.45
  test('whose corners a phone may cut off fill their square: in the colour of the edge, or white', async () => {
    await pictured({ favicon: '/uploads/profile/red.svg' });
    expect(await pixel((await get(iconPath('maskable-192'))).rawPayload, 0, 0)).toEqual([204, 0, 0, 255]);
    await pictured({ favicon: '/uploads/profile/dot.svg' });
    expect(await pixel((await get(iconPath('maskable-192'))).rawPayload, 0, 0)).toEqual([255, 255, 255, 255]);
    expect(await pixel((await get(iconPath('icon-180'))).rawPayload, 0, 0)).toEqual([255, 255, 255, 255]);
    expect((await pixel((await get(iconPath('icon-192'))).rawPayload, 0, 0))[3]).toBe(0);
  });

  test('are its logo where it has no favicon, and change when the profile does', async () => {
    await pictured({ logo: '/uploads/profile/wide.png' });
    expect(await pixel((await get(iconPath('icon-192'))).rawPayload, 0.5, 0.5)).toEqual([0, 0, 204, 255]);
    await pictured({});
    expect(await pixel((await get(iconPath('icon-192'))).rawPayload, 0.5, 0.02)).toEqual(blue);
  });

  test.each(['/uploads/profile/none.png', 'https://elsewhere.example/icon.png', '/uploads/../../etc/passwd'])(
    'are the default ones where the favicon is %s',
    async (favicon) => {
      await pictured({ favicon });
      const { statusCode, rawPayload } = await get(iconPath('icon-192'));
      expect(statusCode).toBe(200);
      expect(await pixel(rawPayload, 0.5, 0.02)).toEqual(blue);
    },
  );

  // spec: 8.10
  test('are the default ones where the favicon cannot be drawn, and that is logged', async () => {
    const warnings = () =>
      haat.log.filter(({ message }) => message === 'no icon of the shop; the default stands in').length;
    const before = warnings();
    await pictured({ favicon: '/uploads/profile/broken.png' });
    for (let n = 0; n < 3; n += 1) {
      const { statusCode, rawPayload } = await get(iconPath('icon-192'));
      expect([statusCode, await pixel(rawPayload, 0.5, 0.02)]).toEqual([200, blue]);
    }
    // Once, not at every request; and tried again when the profile changes.
    expect(warnings() - before).toBe(1);
    await pictured({ favicon: '/uploads/profile/broken.png' });
    await get(iconPath('icon-192'));
    expect(warnings() - before).toBe(2);
    await pictured({ favicon: '/uploads/profile/red.svg' });
    expect(await pixel((await get(iconPath('icon-192'))).rawPayload, 0.5, 0.5)).toEqual([204, 0, 0, 255]);
  });

  test('are kept by their tag', async () => {
    const { headers } = await get(iconPath('icon-32'));
    const again = await get(iconPath('icon-32'), { 'if-none-match': headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

test('/favicon.ico is an icon of 32 pixels', async () => {
  await pictured({ favicon: '/uploads/profile/red.svg' });
  const { statusCode, headers, rawPayload } = await get('/favicon.ico');
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/x-icon']);
  expect([...rawPayload.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const png = rawPayload.subarray(rawPayload.readUInt32LE(18));
  expect(png.length).toBe(rawPayload.readUInt32LE(14));
  expect(await pixel(png, 0.5, 0.5)).toEqual([204, 0, 0, 255]);
});

// spec: 8.10
test('while the profile cannot be had there is an icon all the same', async () => {
  const away = await openHaat();
  await away.dependencies.database.close();
  const { statusCode, rawPayload } = await away.app.inject({ method: 'GET', url: iconPath('icon-192') });
  expect(statusCode).toBe(200);
  expect(await pixel(rawPayload, 0.5, 0.02)).toEqual(blue);
  await away.app.close();
});
