import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallInput } from '@haat/contract/core/endpoint';
import { sendContact } from '@haat/contract/content/calls';
import { openHaat } from '../../testing/harness.ts';
import type { Haat } from '../../testing/harness.ts';
import type { MadeShop } from '../../testing/makers.ts';

let haat: Haat;
let himal: MadeShop;
let nameless: MadeShop;

beforeAll(async () => {
  haat = await openHaat({ empty: true });
  await haat.make.aShop({ subdomain: 'haat', shopName: 'Haat', email: 'namaste@haat.test' });
  himal = await haat.make.aShop({ subdomain: 'himal', shopName: 'Himal', email: 'namaste@himal.test' });
  nameless = await haat.make.aShop({ email: '' });
});
afterAll(() => haat.close());

const message = {
  name: 'Sita Rai',
  email: 'sita@example.np',
  message: 'Do you have blue shawls?\n\nI live in Ilam.',
};
const write = (input: Partial<CallInput<typeof sendContact>> = {}, shop?: MadeShop) =>
  haat.ask(sendContact, { ...message, ...input }, shop ? { shop } : {});

/** The mails that a call sent. */
async function sentBy(call: () => Promise<unknown>) {
  const before = (await haat.sentEmails()).length;
  await call();
  return (await haat.sentEmails()).slice(before);
}

describe('the contact form', () => {
  // spec: choosing.35
  test('reaches the address in the profile, and an answer goes to who wrote', async () => {
    const [mail, ...more] = await sentBy(async () =>
      expect((await write({ phone: '9841234567' })).status).toBe(200),
    );
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'namaste@haat.test',
      replyTo: 'sita@example.np',
      fromName: 'Haat',
      subject: 'Message from Sita Rai',
    });
    for (const part of ['Sita Rai', 'blue shawls?', 'I live in Ilam.', 'sita@example.np', '9841234567']) {
      expect(mail?.text).toContain(part);
      expect(mail?.html).toContain(part);
    }
  });

  test('writes in the language in which the visitor reads', async () => {
    const [mail] = await sentBy(() => write({ name: 'सीता राई', language: 'ne-NP', phone: '' }));
    expect(mail?.subject).toBe('सीता राईको सन्देश');
    expect(mail?.html).toContain('<html lang="ne-NP">');
    expect(mail?.text).not.toContain('फोन');
  });

  // spec: choosing.35
  test('of another shop writes to that shop', async () => {
    const [mail] = await sentBy(() => write({}, himal));
    expect(mail?.to).toBe('namaste@himal.test');
  });

  test('of a shop without an address is not there', async () => {
    expect(await sentBy(async () => expect((await write({}, nameless)).status).toBe(404))).toEqual([]);
  });

  // spec: choosing.35
  test('thanks a machine that fills in the hidden field, and passes nothing on', async () => {
    const mails = await sentBy(async () =>
      expect((await write({ website: 'https://spam.example' })).status).toBe(200),
    );
    expect(mails).toEqual([]);
  });

  test('carries marks of HTML as text', async () => {
    const [mail] = await sentBy(() =>
      write({ name: '<b>Sita</b>', message: '<img src=x onerror=alert(1)>' }),
    );
    expect(mail?.html).not.toMatch(/<img|<b>/);
    expect(mail?.text).toContain('<img src=x onerror=alert(1)>');
  });

  // spec: choosing.35
  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name of two lines', { name: 'Sita\r\nBcc: all@example.np' }, 'name'],
    ['an address of two lines', { email: 'sita@example.np\r\nBcc: all@example.np' }, 'email'],
    ['two addresses', { email: 'sita@example.np, all@example.np' }, 'email'],
    ['an address with a name', { email: 'Sita <sita@example.np>' }, 'email'],
    ['a phone of two lines', { phone: '98\nX: y' }, 'phone'],
    ['no message', { message: '\n ' }, 'message'],
    ['a message without end', { message: 'x'.repeat(4_001) }, 'message'],
    ['a field of its own', { to: 'all@example.np' }, 'to'],
  ])('%s is refused and nothing is sent', async (_, input, field) => {
    const mails = await sentBy(async () => {
      const { status, body } = await haat.send('POST', sendContact.path, { ...message, ...input });
      expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'invalid-input', [field]]);
    });
    expect(mails).toEqual([]);
  });
});
