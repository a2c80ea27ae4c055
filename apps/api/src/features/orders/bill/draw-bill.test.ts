import { afterAll, expect, test } from 'vitest';
import { addressOf } from '@haat/contract/core/endpoint';
import type { Language } from '@haat/contract/core/language';
import { grouped } from '@haat/contract/core/money';
import { tokenHeader } from '@haat/contract/core/session';
import { billText } from '@haat/contract/orders/bill-text';
import { billWords } from '@haat/contract/orders/bill-words';
import { cancelOrder, getBillPdf, getOrder } from '@haat/contract/orders/calls';
import { setOrderStatus } from '@haat/contract/orders/selling/calls';
import type { Order } from '@haat/contract/orders/schemas';
import { openHaat } from '../../../testing/harness.ts';
import type { MadePerson } from '../../../testing/makers.ts';
import { readPdf } from '../../../testing/samples/pdf-text.ts';
import { quickOrder } from '../../../testing/quick-orders.ts';
import { billPdf } from './draw-bill.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask, send } = haat;

const shopper = await make.aShopper();
const vendor = await make.aVendor({
  shopName: 'Ilam Tea House',
  city: 'Ilam',
  district: 'Ilam',
  pan: '000410001',
  vatRegistered: true,
});
const seller = await make.aSeller(vendor);
const paperShop = { name: 'Haat', sealed: true, color: '#a6203f', pattern: 'diamonds' } as const;
const way = { size: 'M', color: 'Pine', sizeNe: 'मझौला', colorNe: 'गाढा हरियो' };
const product = await make.aProduct({
  ...{ vendor, title: 'Dhaka topi', titleNe: 'ढाका टोपी, प्रिन्ट', price: 125_000 },
  variants: [{ ...way, colorPicker: null, extraProperties: [] }],
  stockOf: [{ size: 'M', color: 'Pine', quantity: 50 }],
});

async function anOrder(form: { fulladdress?: string; fullName?: string } = {}): Promise<string> {
  const variant = { size: 'M', color: 'Pine' };
  return (await quickOrder(haat, product, { shopper, quantity: 2, variant, ...form }))._id;
}
const confirm = (orderId: string) => ask(setOrderStatus, { orderId, status: 'confirmed' }, seller);
const orderOf = async (orderId: string) => (await ask(getOrder, { orderId }, shopper)).body;

async function kept(orderId: string, language?: Language, { token }: MadePerson = shopper) {
  const { url } = addressOf(getBillPdf, { orderId, language });
  const { rawPayload, ...answer } = await haat.app.inject({
    url,
    headers: { cookie: 'subdom=haat', [tokenHeader]: token },
  });
  return { ...answer, headers: answer.headers, bytes: rawPayload };
}

/**
 * The letters of a text, in no order: a PDF names them as they are drawn, and a vowel may stand before the consonant
 * that it follows.
 */
const emailsOf = (text: string) => [...text.replace(/\s/g, '')].sort().join('');

/** Every word that a bill says. */
const wordsOf = (order: Order, language: Language): string => {
  const name = language === 'ne-NP' ? 'हाट' : 'Haat';
  const words: string[] = [];
  JSON.stringify(
    billText(order, { name, sealed: true }, language, billWords[language]),
    (_, value: unknown) => {
      if (typeof value === 'string') words.push(value);
      return value;
    },
  );
  return words.join('');
};

// spec: goods.51
test.each(['en-US', 'ne-NP'] as const)(
  'the bill is kept as a PDF that says in %s what the screen says, every letter drawn',
  async (language) => {
    const fulladdress = language === 'ne-NP' ? 'विश्वनाथ मार्ग, घर १२, PO/पोस्ट, भक्तपुर–३' : 'Patan Dhoka 5';
    const orderId = await anOrder({
      fulladdress,
      fullName: language === 'ne-NP' ? 'लक्ष्मी श्रेष्ठ' : 'Maya Gurung',
    });
    await confirm(orderId);
    const { statusCode, headers, bytes } = await kept(orderId, language);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(Number(headers['content-length'])).toBe(bytes.length);

    const { pages, text, boxes } = readPdf(bytes);
    expect([pages, boxes]).toEqual([1, 0]);
    expect(emailsOf(text)).toBe(emailsOf(wordsOf(await orderOf(orderId), language)));
    expect(text).toContain(grouped(250_000, language));
  },
);

// spec: goods.51
test('conjuncts are drawn as one sign, also in a word that begins in Latin', async () => {
  const { bytes } = await kept(await anOrder({ fulladdress: 'PAN/क्ष' }), 'ne-NP');
  const plain = await kept(await anOrder({ fulladdress: 'PAN/कष' }), 'ne-NP');
  expect(readPdf(bytes).text).toContain('PAN/क्ष');
  // Three letters that take as many glyphs as two: the two letters beside the sign that joins them.
  expect(readPdf(bytes).glyphs).toBeLessThanOrEqual(readPdf(plain.bytes).glyphs);
});

// spec: goods.51
test('what no face can draw is a question mark, never an empty box', async () => {
  const { bytes } = await kept(await anOrder({ fulladdress: 'Blue door 🚪 東京 5' }));
  const { text, boxes } = readPdf(bytes);
  expect(text).toContain('Bluedoor???5');
  expect(boxes).toBe(0);
});

// spec: goods.51
test('an order without a bill yet says so, and a cancelled one that nothing is to be paid', async () => {
  const orderId = await anOrder();
  const said = async () => readPdf((await kept(orderId)).bytes).text;
  expect(await said()).toContain(billWords['en-US']['bill.open'].replaceAll(' ', ''));
  await ask(cancelOrder, { orderId }, shopper);
  expect(await said()).toContain(billWords['en-US']['bill.cancelled'].replaceAll(' ', ''));
  expect(await said()).not.toContain('Payment');
});

// spec: goods.51
test('fifty lines go on over pages, none is lost and each page says what the columns are', async () => {
  const order = await orderOf(await anOrder());
  const [item] = order.items;
  const title = 'A shawl that is woven by hand, with a border in four colours and a fringe of silk, number';
  const items = Array.from({ length: 50 }, (_, at) => ({ ...item!, title: `${title} ${at + 1}!` }));
  const { pages, text } = readPdf(Buffer.from(await billPdf({ ...order, items }, paperShop, 'en-US')));
  expect(pages).toBeGreaterThan(2);
  for (let at = 1; at <= 50; at += 1) expect(text).toContain(`number${at}!`);
  expect(text.split('ItemQuantityPrice')).toHaveLength(pages + 1);
});

// spec: goods.51
test('nobody keeps the bill of another one, of what is no order, or in a language that the shop does not speak', async () => {
  const orderId = await anOrder();
  const other = await make.aShopper();
  expect((await kept(orderId, 'en-US', other)).statusCode).toBe(404);
  // Whoever sold it reads it at the desk, not as its buyer.
  expect((await kept(orderId, 'en-US', seller)).statusCode).toBe(404);
  const url = (id: string, query = '') => `/api/order/bill/${id}.pdf${query}`;
  expect((await send('GET', url(orderId))).status).toBe(401);
  expect((await send('GET', url('nothing'), undefined, shopper)).status).toBe(404);
  const { status, body } = await send('GET', url(orderId, '?language=hi-IN'), undefined, shopper);
  expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'invalid-input', ['language']]);
  expect((await send('GET', url(orderId).replace('.pdf', ''), undefined, shopper)).status).toBe(404);
});

// spec: goods.51
test('who asks for many bills in a minute is told when to come again', async () => {
  const limited = await openHaat({ rateLimit: 'on' });
  const { token } = await limited.make.aShopper();
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1)
    statuses.push((await limited.send('GET', '/api/order/bill/nothing.pdf', undefined, { token })).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
  await limited.close();
});
