import { afterAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { bothDatesText } from '@haat/contract/core/time/both-dates';
import { cancelOrder, placeOrder } from '@haat/contract/orders/calls';
import { returnOrder } from '@haat/contract/orders/ledger/calls';
import { setOrderStatus } from '@haat/contract/orders/selling/calls';
import { orderNumber } from '@haat/contract/orders/order-number';
import type { OrderStatus } from '@haat/contract/orders/rules';
import { openHaat } from '../../../testing/harness.ts';
import { emailsTo } from '../../../testing/samples/emails.ts';
import type { MadePerson, MadeVendor } from '../../../testing/makers.ts';
import { quickOrder } from '../../../testing/quick-orders.ts';
import { accounts } from '../../account/tables.ts';

const haat = await openHaat({ env: { PUBLIC_URL: 'https://haat.example' } });
afterAll(() => haat.close());
const { make, ask } = haat;

const [ilam, patan] = [
  await make.aVendor({ shopName: 'Ilam Chiya', shopNameNe: 'इलाम चिया' }),
  await make.aVendor({ shopName: 'Patan Kala' }),
];
const tea = await make.aProduct({
  vendor: ilam,
  title: 'Green tea',
  titleNe: 'हरियो चिया',
  price: 1_250,
  stock: 100,
});
const bowl = await make.aProduct({ vendor: patan, title: 'Bowl <14 cm>', price: 900, stock: 100 });
const [ilamSeller, patanSeller] = [await make.aSeller(ilam), await make.aSeller(patan)];
const area = await make.anArea({ deliveryFee: 100 });

beforeEach(async () => {
  (await haat.sentEmails()).length = 0;
});

const step = (seller: MadePerson, orderId: string, status: OrderStatus) =>
  ask(setOrderStatus, { orderId, status }, seller);
const numberOf = (placed: { _id: string; vendor: { _id: string } }[], vendor: MadeVendor) =>
  orderNumber(placed.find((order) => order.vendor._id === vendor.id)?._id ?? '');
async function placeBoth(
  shopper: MadePerson,
  about: { language?: 'en-US' | 'ne-NP'; message?: string; key?: string } = {},
) {
  const { id: addressId } = await make.anAddress(shopper, { deliveryArea: area });
  const items = [
    { productId: tea.id, quantity: 2 },
    { productId: bowl.id, quantity: 1 },
  ];
  const { key, ...rest } = about;
  return ask(placeOrder, { items, addressId, ...rest }, { ...shopper, key });
}

// spec: accounts.32
test("a shopper's mail holds each seller's lines, what each parcel costs at the door, the total, the address and a link to each order", async () => {
  const shopper = await make.aShopper();
  const { body } = await placeBoth(shopper, { message: 'After five, please' });
  const [message, ...more] = await emailsTo(haat, shopper.email);
  expect(more).toEqual([]);
  expect(message).toMatchObject({ subject: 'Your order at Haat', fromName: 'Haat' });
  const { text, html } = message!;
  const today = bothDatesText(new Date(), 'en-US');
  const numberAt = (vendor: MadeVendor) => numberOf(body.data.orders, vendor);
  for (const said of [
    `From Ilam Chiya\nOrder number: ${numberAt(ilam)}\nOrdered: ${today}\n2 × Green tea: Rs. 2,500\n` +
      'Delivery: Rs. 50\nTo pay in cash to the courier of Ilam Chiya when this parcel comes: Rs. 2,550\n',
    `From Patan Kala\nOrder number: ${numberAt(patan)}\nOrdered: ${today}\n1 × Bowl <14 cm>: Rs. 900\n` +
      'Delivery: Rs. 50\nTo pay in cash to the courier of Patan Kala when this parcel comes: Rs. 950\n',
    'Subtotal: Rs. 3,400\nDelivery: Rs. 100\nAll 2 parcels together: Rs. 3,500',
    'Name: Sita Rai\nAddress: Lakeside 6, Baidam, Pokhara, Gandaki\nPhone: 9841234567\nNote: After five, please',
  ])
    expect(text).toContain(said);
  for (const said of ['2 × Green tea', '1 × Bowl &lt;14 cm&gt;', 'Rs. 3,500', 'Lakeside 6', 'After five'])
    expect(html).toContain(said);
  for (const { trackToken } of body.data.orders) {
    const link = `https://haat.example/track/${trackToken}`;
    expect(text).toContain(`Track this order:\n${link}`);
    expect(html).toContain(`href="${link}"`);
  }
});

// spec: accounts.32, accounts.42
test('in Nepali for who reads it: as the page says, else as the account does', async () => {
  const shopper = await make.aShopper({ language: 'ne-NP' });
  const { body } = await placeBoth(shopper);
  const english = await make.aShopper();
  const { body: asked } = await placeBoth(english, { language: 'ne-NP' });
  for (const [{ email }, { data }] of [
    [shopper, body],
    [english, asked],
  ] as const) {
    const [message] = await emailsTo(haat, email);
    expect(message?.subject).toBe('हाटमा तपाईंको अर्डर');
    expect(message?.html).toContain('<html lang="ne-NP">');
    // The day by both calendars: `५ मङ्सिर २०८३ (२१ नोभेम्बर २०२६)`.
    const today = bothDatesText(new Date(), 'ne-NP');
    const number = numberOf(data.orders, ilam);
    expect(message?.text).toContain(
      `विक्रेता: इलाम चिया\nअर्डर नम्बर: ${number}\nअर्डर मिति: ${today}\n२ × हरियो चिया: रु. २,५००`,
    );
    expect(message?.text).toContain('ठेगाना: Lakeside 6, बैदाम, पोखरा, गण्डकी\nफोन: ९८४१२३४५६७');
    // A seller who gave no name in Nepali is called as ever.
    expect(message?.text).toContain('विक्रेता: Patan Kala');
    expect(message?.text).toContain('२ वटै पार्सलको जम्मा: रु. ३,५००');
  }
  const [message] = await emailsTo(haat, shopper.email);
  expect(message?.text).toContain(`https://haat.example/ne/track/${body.data.orders[0]!.trackToken}`);
});

// spec: accounts.32
test('each seller reads of the own order alone, with what it takes to bring it', async () => {
  const shopper = await make.aShopper();
  const { body } = await placeBoth(shopper, { message: 'Blue gate' });
  const [message, ...more] = await emailsTo(haat, ilamSeller.email);
  expect(more).toEqual([]);
  const number = numberOf(body.data.orders, ilam);
  expect(message?.subject).toBe(`New order ${number} at Haat: Rs. 2,550`);
  expect(message?.text).toContain(`Order number: ${number}`);
  expect(message?.text).toContain('2 × Green tea: Rs. 2,500');
  expect(message?.text).toContain('Phone: 9841234567\nNote: Blue gate');
  expect(message?.text).not.toContain('Bowl');
  expect(message?.text).not.toContain('/track/');
  const [other] = await emailsTo(haat, patanSeller.email);
  expect(other?.text).toContain('1 × Bowl <14 cm>: Rs. 900');
  expect(other?.text).not.toContain('Green tea');
});

// spec: accounts.32
test('a shopper reads when an order is dispatched, delivered or cancelled and why, and of no step between', async () => {
  const shopper = await make.aShopper();
  const sent = await quickOrder(haat, tea, { shopper, email: shopper.email, language: 'en-US' });
  for (const status of ['confirmed', 'dispatched', 'arrived', 'delivered'] as const)
    await step(ilamSeller, sent._id, status);
  const refused = await quickOrder(haat, tea, { shopper, email: shopper.email });
  const reason = 'The harvest is late.\nSee evil.example';
  await ask(setOrderStatus, { orderId: refused._id, status: 'cancelled', reason }, ilamSeller);
  const messages = await emailsTo(haat, shopper.email);
  expect(messages.map(({ subject }) => subject)).toEqual([
    'Your order at Haat',
    `Your order ${orderNumber(sent._id)} from Ilam Chiya is on its way`,
    `Your order ${orderNumber(sent._id)} from Ilam Chiya was delivered`,
    'Your order at Haat',
    `Your order ${orderNumber(refused._id)} from Ilam Chiya is cancelled`,
  ]);
  expect(messages[0]?.text).toContain('To pay in cash on delivery: Rs. 1,250');
  expect(messages[1]?.text).toContain('Please keep Rs. 1,250 ready');
  // What the seller writes is read, and is no link that a mail program would make of it.
  expect(messages[4]?.text).toContain('The seller writes: The harvest is late.');
  expect(messages[4]?.text).not.toContain('evil.example');
  expect(messages[1]?.text).toContain(`https://haat.example/track/${sent.trackToken}`);
  // What was paid is not asked for again, and of a cancelled one nothing is.
  expect(messages[2]?.text).toContain('Paid in cash: Rs. 1,250');
  expect(messages[4]?.text).not.toContain('To pay');
});

// spec: accounts.32
test('a shopper reads that an order came back to its seller, without what the seller noted about it', async () => {
  const shopper = await make.aShopper({ language: 'ne-NP' });
  const { _id: orderId } = await quickOrder(haat, tea, { shopper, email: shopper.email });
  for (const status of ['confirmed', 'dispatched'] as const) await step(ilamSeller, orderId, status);
  const restock = true;
  await ask(returnOrder, { orderId, reason: 'Nobody at the door', restock }, ilamSeller);
  const message = (await emailsTo(haat, shopper.email)).at(-1);
  expect(message?.subject).toBe(`इलाम चियाबाटको तपाईंको अर्डर ${orderNumber(orderId)} फर्कियो`);
  expect(message?.text).toContain('१ × हरियो चिया');
  expect(message?.text).not.toMatch(/Nobody|तिर्नुपर्ने/);
});

test('an order that its shopper cancels is told to both, so that nobody sends it', async () => {
  const shopper = await make.aShopper();
  const { _id: orderId } = await quickOrder(haat, bowl, { shopper, email: shopper.email });
  await ask(cancelOrder, { orderId }, shopper);
  const subjects = async (email: string) => (await emailsTo(haat, email)).map(({ subject }) => subject);
  expect(await subjects(shopper.email)).toEqual([
    'Your order at Haat',
    `Your order ${orderNumber(orderId)} from Patan Kala is cancelled`,
  ]);
  expect(await subjects(patanSeller.email)).toEqual([
    `New order ${orderNumber(orderId)} at Haat: Rs. 900`,
    `Order ${orderNumber(orderId)} at Haat was cancelled`,
  ]);
  expect((await emailsTo(haat, patanSeller.email))[1]?.text).not.toContain('To pay');
});

// spec: accounts.32
test('an order sent again under its key is mailed once, one that is refused not at all', async () => {
  const shopper = await make.aShopper();
  const { id: addressId } = await make.anAddress(shopper, { deliveryArea: area });
  const input = { items: [{ productId: tea.id, quantity: 1 }], addressId };
  const asker = { ...shopper, key: 'mailed-only-once' };
  for (let n = 0; n < 3; n += 1) expect((await ask(placeOrder, input, asker)).status).toBe(200);
  expect((await ask(placeOrder, { ...input, total: 1 }, shopper)).status).toBe(409);
  expect(await emailsTo(haat, shopper.email)).toHaveLength(1);
  expect(await emailsTo(haat, ilamSeller.email)).toHaveLength(1);
});

// spec: accounts.32
test("a guest cannot send links to somebody else's mailbox through the shop", async () => {
  await quickOrder(haat, tea, {
    email: 'victim@example.np',
    fullName: 'You won! www.evil.example',
    fulladdress: 'claim at https://evil.example/now',
    message: 'evil.example/prize\r\nBcc: more@example.np',
  });
  const [message, ...more] = await emailsTo(haat, 'victim@example.np');
  expect(more).toEqual([]);
  for (const body of [message?.text, message?.html]) expect(body).not.toContain('evil');
});

test('a seller whose account was never activated is not written to', async () => {
  const vendor = await make.aVendor();
  const seller = await make.aSeller(vendor);
  await haat.dependencies.database.orm
    .update(accounts)
    .set({ activatedAt: null })
    .where(eq(accounts.id, seller.id));
  await quickOrder(haat, await make.aProduct({ vendor }));
  expect(await emailsTo(haat, seller.email)).toEqual([]);
});
