import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isReady } from '@haat/contract/core/calls';
import { placeOrder } from '@haat/contract/orders/calls';
import { addReview, getOwnReview } from '@haat/contract/reviews/calls';
import { transportFor } from './core/mail/transports.ts';
import { checkouts } from './features/orders/tables.ts';
import { freshDatabase } from './testing/database.ts';
import { openHaat } from './testing/harness.ts';
import type { Haat } from './testing/harness.ts';
import { pngPhoto } from './testing/samples/photos.ts';
import { canMount, smallDisk } from './testing/small-disk.ts';

const readiness = async (haat: Haat) => {
  const { status, body } = await haat.send('GET', isReady.path);
  return [status, body.fields];
};

describe.skipIf(!canMount)('a full disk', () => {
  // spec: security.10
  test('refuses a photo with the time to come back, keeps no part of it, says so to who watches, and is well again', async () => {
    const haat = await openHaat();
    const folder = join(haat.dependencies.env.DATA_DIR, 'uploads');
    await mkdir(folder);
    const disk = smallDisk(folder, 1);
    try {
      const [sita, shawl, photo] = [await haat.make.aShopper(), await haat.make.aProduct(), await pngPhoto()];
      const review = () =>
        haat.ask(
          addReview,
          { productId: shawl.id, rating: 5, description: 'Good', images: [photo] },
          { token: sita.token },
        );
      await disk.fill();
      const { status, body, headers } = await review();
      expect([status, body.code]).toEqual([503, 'unavailable']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      const own = await haat.ask(getOwnReview, { productId: shawl.id }, { token: sita.token });
      expect(own.body.review).toBeNull();
      const files = (await readdir(folder, { recursive: true })).filter((name) => name.includes('.'));
      expect(files).toEqual([]);
      expect(await readiness(haat)).toEqual([503, { disk: 'Nothing can be written' }]);

      const { log, env } = haat.dependencies;
      const mail = { id: '1', to: 'a@b.test', subject: 's', text: 't', html: 'h' };
      const carrier = transportFor(env, folder, log);
      await expect(
        carrier.send({ ...mail, fromName: null, replyTo: null, unsubscribeAt: null }),
      ).rejects.toThrow('ENOSPC');
      expect((await readdir(folder)).filter((name) => name.includes('.'))).toEqual([]);

      await disk.empty();
      await expect.poll(() => readiness(haat)).toEqual([200, undefined]);
      expect((await review()).status).toBe(200);
    } finally {
      disk.unmount();
      await haat.close();
    }
  });

  // spec: security.10
  test('under the embedded database loses no order that was acknowledged, refuses the others, and is well again', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'haat-full-'));
    const disk = smallDisk(folder, 160);
    const haat = await openHaat({ database: await freshDatabase(join(folder, 'database')) });
    try {
      const product = await haat.make.aProduct({ stock: 100_000 });
      const shopper = await haat.make.aShopper();
      const deliveryArea = await haat.make.anArea();
      const { id: addressId } = await haat.make.anAddress(shopper, { deliveryArea });
      const input = { items: [{ productId: product.id, quantity: 1 }], addressId };
      const acknowledged: string[] = [];
      const order = async () => {
        const { status, body } = await haat.ask(placeOrder, input, { token: shopper.token });
        if (status === 200) acknowledged.push(body.data._id);
        return status;
      };
      expect(await order()).toBe(200);
      await disk.fill();
      const heard = new Set<number>();
      for (let n = 0; n < 3_000 && !heard.has(503); n += 1) heard.add(await order());
      // Placed or refused, and nothing between.
      expect([...heard].filter((status) => status !== 200)).toEqual([503]);

      await disk.empty();
      await expect.poll(order, { interval: 200 }).toBe(200);
      const { orm } = haat.dependencies.database;
      const stored = new Set((await orm.select({ id: checkouts.id }).from(checkouts)).map(({ id }) => id));
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    } finally {
      await haat.close();
      disk.unmount();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
