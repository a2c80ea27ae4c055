import { afterAll, expect, test } from 'vitest';
import { buyNow } from '@haat/contract/orders/calls';
import { openHaat } from '../../../testing/harness.ts';
import { hangingDatabase } from '../../../testing/servers/hanging.ts';
import { checkouts } from '../tables.ts';

const { database, hang, hangAfterCommit } = await hangingDatabase();
const haat = await openHaat({ database });
afterAll(() => haat.close());

// spec: security.4
test.each([
  ['hangs', hang],
  ['hangs just when it has kept the order', hangAfterCommit],
])(
  'an order that is sent while the database %s is answered 503, and sent again with its key it is one order',
  { timeout: 300_000 },
  async (_, stop) => {
    const product = await haat.make.aProduct({ price: 900, stock: 10 });
    const order = {
      ...{ fullName: 'Hari Thapa', email: 'hari@example.np', phone: '9801234567' },
      ...{ fulladdress: 'Durbarmarg, Kathmandu', message: 'Please call', productId: product.id },
      ...{ adminId: product.vendor.id, quantity: 1, totalAmount: 900 },
    };
    const keys = ['first', 'second', 'third'].map((name) => `${name}-${product.id}`);
    const place = (key: string) => haat.ask(buyNow, order, { key });
    const before = await database.orm.select({ id: checkouts.id }).from(checkouts);
    const goOn = stop();
    const answers = await Promise.all(keys.map(place));
    // One whose commit was a moment earlier may have its answer already.
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    goOn();
    // Twice, and however late: a slow machine may be asked once more whether it is back.
    for (const key of [...keys, ...keys]) {
      const placed = () => place(key).then(({ status }) => status);
      await expect.poll(placed, { interval: 50 }).toBe(200);
    }
    const after = await database.orm.select({ id: checkouts.id }).from(checkouts);
    expect(after.length - before.length).toBe(keys.length);
  },
);
