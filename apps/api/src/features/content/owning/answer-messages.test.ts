import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { getMyData } from '@haat/contract/account/calls';
import { sendContact } from '@haat/contract/content/calls';
import * as calls from '@haat/contract/content/owning/calls';
import { listAudit } from '@haat/contract/core/audit/calls';
import { openHaat } from '../../../testing/harness.ts';
import { openListeners } from '../../../testing/servers/listener.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { connect } = await openListeners(haat);
const { make, ask } = haat;
const { orm } = haat.dependencies.database;

async function anOwner() {
  const shop = await make.aShop({ email: 'namaste@example.np' });
  const admin = await make.anAdmin({ shop });
  const write = (message: string, email = 'hari@visitors.np') =>
    ask(sendContact, { name: 'Hari Thapa', email, message, phone: '9841234567' }, { shop });
  const read = async (answered = false) => (await ask(calls.listMessages, { answered }, admin)).body;
  return { shop, admin, write, read };
}

// spec: owner.13
test('what comes through the contact form waits with its clock until somebody notes the answer', async () => {
  const { shop, admin, write, read } = await anOwner();
  await write('Where is my shawl?');
  await write('It is torn.');
  await orm.execute(
    sql`update contact_messages set created_at = now() - interval '8 days'
      where shop_id = ${shop.id} and message = 'Where is my shawl?'`,
  );
  const { messages, waiting, late } = await read();
  expect(messages.map(({ message }) => message)).toEqual(['Where is my shawl?', 'It is torn.']);
  expect([waiting, late]).toEqual([2, 1]);
  const id = messages[0]!._id;
  expect((await ask(calls.markAnswered, { id, answered: true }, admin)).status).toBe(200);
  expect(await read()).toMatchObject({ waiting: 1, late: 0, messages: [{ message: 'It is torn.' }] });
  expect((await read(true)).messages).toMatchObject([{ _id: id, name: 'Hari Thapa', phone: '9841234567' }]);
  const { entries } = (await ask(listAudit, {}, admin)).body;
  expect(entries).toMatchObject([{ kind: 'message', thingId: id, name: '' }]);
  expect(JSON.stringify(entries)).not.toMatch(/Hari|shawl|visitors/);
  await ask(calls.markAnswered, { id, answered: false }, admin);
  expect((await read()).waiting).toBe(2);
});

// spec: owner.13
test('messages are read page by page, and another shop has its own', async () => {
  const { admin, write } = await anOwner();
  const other = await anOwner();
  for (const n of [1, 2, 3]) await write(`Message ${n}`);
  const first = (await ask(calls.listMessages, { size: 2 }, admin)).body;
  expect(first.messages.map(({ message }) => message)).toEqual(['Message 1', 'Message 2']);
  const rest = (await ask(calls.listMessages, { size: 2, after: first.next! }, admin)).body;
  expect([rest.messages.map(({ message }) => message), rest.next]).toEqual([['Message 3'], null]);
  expect((await other.read()).messages).toEqual([]);
});

// spec: owner.13
test('who wrote under the email of their account takes it along, and it goes after five years', async () => {
  const { shop, write, read } = await anOwner();
  const shopper = await make.aShopper({ shop });
  await write('Mine', shopper.email.toUpperCase());
  await write('Not mine');
  const { about } = (await ask(getMyData, {}, shopper)).body;
  expect(about['messages']).toMatchObject([{ message: 'Mine' }]);
  await orm.execute(
    sql`update contact_messages set created_at = now() - interval '1827 days' where shop_id = ${shop.id} and message = 'Mine'`,
  );
  await haat.cleanUp();
  expect((await read()).messages.map(({ message }) => message)).toEqual(['Not mine']);
});

// spec: owner.14, 7.27
test('all who are online are told something, guests too, each in their language; another shop hears nothing', async () => {
  const { shop, admin } = await anOwner();
  const other = await anOwner();
  const listeners = [
    connect({}, { shop: shop.subdomain }),
    connect({ language: 'ne-NP' }, { shop: shop.subdomain }),
    connect({}, { shop: other.shop.subdomain }),
  ] as const;
  for (const each of listeners) await each.next('receiveGreet');
  const said = { text: 'We close at six today.', textNe: 'आज छ बजे बन्द हुन्छ।' };
  expect((await ask(calls.announce, said, admin)).status).toBe(200);
  expect(await listeners[0].next('adminMessage')).toBe(said.text);
  expect(await listeners[1].next('adminMessage')).toBe(said.textNe);
  await ask(calls.announce, { text: 'Open again.' }, admin);
  expect(await listeners[1].next('adminMessage')).toBe('Open again.');
  expect(listeners[2].heard.map(([event]) => event)).toEqual(['receiveGreet']);
  const { entries } = (await ask(listAudit, { kind: 'announcement' }, admin)).body;
  expect(entries).toHaveLength(2);
});
