import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgotPassword, signUp } from '@haat/contract/account/calls';
import { freshDatabase } from '../../testing/database.ts';
import { openHaat } from '../../testing/harness.ts';
import type { Haat } from '../../testing/harness.ts';
import { collectedLog } from '../../testing/log.ts';
import type { LogLine } from '../../testing/log.ts';
import { openSmtp } from '../../testing/servers/smtp.ts';
import type { Smtp } from '../../testing/servers/smtp.ts';
import { readEnv } from '../env.ts';
import { v7 } from '../ids.ts';
import { transportFor } from './transports.ts';
import type { OutgoingEmail } from './transports.ts';
import { openMailer } from './mailer.ts';
import { waitAfter } from './queue.ts';
import { outgoingMails } from './tables.ts';

let smtp: Smtp;
let haat: Haat;
beforeAll(async () => {
  smtp = await openSmtp();
  const env = readEnv({ SMTP_URL: smtp.url, MAIL_FROM: 'shop@haat.example' });
  haat = await openHaat({ transport: transportFor(env, '', collectedLog([])) });
});
afterAll(async () => {
  await haat.close();
  await smtp.close();
});
beforeEach(async () => {
  smtp.refuseBy(null);
  smtp.received.length = 0;
  haat.log.length = 0;
  await haat.dependencies.database.orm.delete(outgoingMails);
});

const message = (about: Partial<Parameters<typeof haat.dependencies.mail.send>[0]> = {}) => ({
  shopId: v7(),
  to: 'maya@example.np',
  subject: 'अर्डर आयो',
  text: 'धन्यवाद',
  html: '<p>धन्यवाद</p>',
  ...about,
});
const waiting = () => haat.dependencies.database.orm.select().from(outgoingMails);
const logged = (message: string) => haat.log.filter((line) => line.message === message);
/** Makes whatever waits due now, as if its time had come. */
const makeDue = () => haat.dependencies.database.orm.update(outgoingMails).set({ nextTryAt: sql`now()` });

// spec: accounts.7
test.each([
  ['en-US', 'Haat', 'Activate your account at Haat', 'Namaste Maya,', '/activate/'],
  ['ne-NP', 'हाट', 'हाटमा आफ्नो खाता सक्रिय गर्नुहोस्', 'नमस्ते Maya,', '/ne/activate/'],
] as const)(
  'a sign-up in %s reaches the mailbox by SMTP, as HTML and as plain text',
  async (language, shopName, subject, greeting, path) => {
    const her = { firstName: 'Maya', lastName: 'Rai', password: 'a long password', language };
    await haat.ask(signUp, { ...her, email: `maya-${language.toLowerCase()}@example.np` });
    await haat.dependencies.mail.drain();
    const [mail] = smtp.received;
    expect(mail?.subject).toBe(subject);
    expect(mail?.from).toMatchObject({ name: shopName, address: 'shop@haat.example' });
    expect(mail?.to?.[0]?.address).toBe(`maya-${language.toLowerCase()}@example.np`);
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(greeting);
      expect(body).toContain(path);
    }
    expect(mail?.html).toContain(`<html lang="${language}">`);
    expect(await waiting()).toEqual([]);
  },
);

// spec: accounts.9
test('while the mail server is away everybody is answered all the same, and the mail arrives once it is back', async () => {
  const gone = await openSmtp();
  const env = readEnv({ SMTP_URL: gone.url });
  await gone.close();
  const log: LogLine[] = [];
  const other = await openHaat({ transport: transportFor(env, '', collectedLog(log)) });
  const person = await other.make.aShopper();
  expect((await other.ask(forgotPassword, { email: person.email })).status).toBe(200);
  await other.dependencies.mail.drain();
  const [kept] = await other.dependencies.database.orm.select().from(outgoingMails);
  expect(kept).toMatchObject({ recipient: person.email, tries: 1 });
  expect(JSON.stringify(other.log)).not.toContain('reset-password');

  const back = await openSmtp(Number(new URL(gone.url).port));
  await other.dependencies.database.orm.update(outgoingMails).set({ nextTryAt: sql`now()` });
  await other.dependencies.mail.drain();
  expect(back.received.map(({ to }) => to?.[0]?.address)).toEqual([person.email]);
  expect(await other.dependencies.database.orm.select().from(outgoingMails)).toEqual([]);
  await other.close();
  await back.close();
});

test('a server that is busy is asked again, later each time; one that says no for good is not', async () => {
  expect([1, 2, 3, 4, 5, 6].map(waitAfter)).toEqual([30, 120, 480, 1_920, 3_600, 3_600]);
  smtp.refuseBy(451);
  await haat.dependencies.mail.send(message());
  await haat.dependencies.mail.drain();
  const [kept] = await waiting();
  expect(kept!.tries).toBe(1);
  expect(kept!.nextTryAt.getTime()).toBeGreaterThan(Date.now() + 20_000);
  smtp.refuseBy(550);
  await makeDue();
  await haat.dependencies.mail.drain();
  expect(await waiting()).toEqual([]);
  expect(logged('a mail was given up')).toHaveLength(1);
  expect(smtp.received).toEqual([]);
});

test('a mail nobody needs any more is given up, and said so in the log', async () => {
  smtp.refuseBy(451);
  await haat.dependencies.mail.send(message({ worthUntil: new Date(Date.now() + 10_000) }));
  await haat.dependencies.mail.drain();
  expect(await waiting()).toEqual([]);
  expect(logged('a mail was given up')).toHaveLength(1);
});

// spec: security.14
test('a mail that has to wait for its turn goes out then and not before, and not at all where nobody needs it any more', async () => {
  const inAMinute = new Date(Date.now() + 60_000);
  await haat.dependencies.mail.send(message({ notBefore: inAMinute }));
  await haat.dependencies.mail.send(
    message({ notBefore: inAMinute, worthUntil: inAMinute, to: 'never@example.np' }),
  );
  await haat.dependencies.mail.send(message({ notBefore: new Date(), to: 'now@example.np' }));
  await haat.dependencies.mail.drain();
  expect(smtp.received.map(({ to }) => to?.[0]?.address)).toEqual(['now@example.np']);
  expect((await waiting()).map(({ recipient }) => recipient)).toEqual(['maya@example.np']);
  await makeDue();
  await haat.dependencies.mail.drain();
  expect(smtp.received.map(({ to }) => to?.[0]?.address)).toEqual(['now@example.np', 'maya@example.np']);
});

test('work after an answer begins when the answer has left, and is done before the shop closes', async () => {
  let begun = false;
  haat.dependencies.mail.afterwards(async () => {
    begun = true;
    await haat.dependencies.mail.send(message());
  });
  // Whatever an answer takes that waits for nothing.
  for (let n = 0; n < 20; n += 1) await Promise.resolve();
  await new Promise((later) => process.nextTick(later));
  expect(begun).toBe(false);
  await haat.dependencies.mail.drain();
  expect(begun).toBe(true);
  expect(smtp.received).toHaveLength(1);
});

// spec: accounts.9
test('a mail goes out only if what it tells of was committed', async () => {
  const { orm } = haat.dependencies.database;
  const failing = orm.transaction(async (tx) => {
    await haat.dependencies.mail.send(message({ to: 'never@example.np' }), tx);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  // The queue is awake before the transaction ends, and asks for itself and not inside it.
  const { drained } = await orm.transaction(async (tx) => {
    await haat.dependencies.mail.send(message(), tx);
    return { drained: haat.dependencies.mail.drain() };
  });
  await drained;
  await haat.dependencies.mail.drain();
  expect(logged('the mail queue could not be read; it is tried again')).toEqual([]);
  expect(smtp.received.map(({ to }) => to?.[0]?.address)).toEqual(['maya@example.np']);
});

// Each in a shop of its own: another queue on the same table would take its share, and send it beside this one.
test('what one person gets from a shop arrives in the order in which it was written', async () => {
  const shopId = v7();
  const arrived: string[] = [];
  const slowAtFirst = {
    async send({ subject }: OutgoingEmail) {
      if (arrived.length === 0) await new Promise((later) => setTimeout(later, 50));
      arrived.push(subject);
    },
    close: () => {},
  };
  const own = await openHaat({ transport: slowAtFirst });
  // Read once: the clock may go on between one row and the next.
  const now = Date.now();
  const written = { dispatched: now + 2, placed: now, confirmed: now + 1 };
  await own.dependencies.database.orm.insert(outgoingMails).values(
    Object.entries(written).map(([subject, at]) => {
      const { to, ...words } = message({ shopId, subject });
      return { ...words, recipient: to, createdAt: new Date(at), worthUntil: new Date(now + 60_000) };
    }),
  );
  await own.dependencies.mail.drain();
  expect(arrived).toEqual(['placed', 'confirmed', 'dispatched']);
  await own.close();
});

test('mails that were written in the same moment arrive in the order in which they were', async () => {
  const arrived: string[] = [];
  const transport = {
    send: async ({ subject }: OutgoingEmail) => void arrived.push(subject),
    close: () => {},
  };
  const own = await openHaat({ transport });
  const subjects = Array.from({ length: 20 }, (_, n) => `number ${n}`);
  const shopId = v7();
  // One transaction is one moment: the database's clock stands still in it.
  await own.dependencies.database.orm.transaction(async (tx) => {
    for (const subject of subjects) await own.dependencies.mail.send(message({ shopId, subject }), tx);
    // As the rows of a table lie where there was room, which is not in their order.
    for (const subject of subjects.toReversed())
      await tx.update(outgoingMails).set({ text: 'अर्को' }).where(eq(outgoingMails.subject, subject));
  });
  await own.dependencies.mail.drain();
  expect(arrived).toEqual(subjects);
  await own.close();
});

// spec: accounts.9
test('several processes share the queue, and each mail is sent once', async () => {
  const taken: string[] = [];
  const transport = { send: async ({ to }: OutgoingEmail) => void taken.push(to), close: () => {} };
  const { orm } = haat.dependencies.database;
  const others = [1, 2, 3].map(() => openMailer(orm, transport, haat.dependencies.log));
  const rows = Array.from({ length: 35 }, (_, n) => message({ to: `reader-${n}@example.np` }));
  await orm
    .insert(outgoingMails)
    .values(
      rows.map(({ to, ...row }) => ({ ...row, recipient: to, worthUntil: new Date(Date.now() + 60_000) })),
    );
  // The app's own queue may take its share too.
  await Promise.all([...others, haat.dependencies.mail].map((mail) => mail.drain()));
  taken.push(...smtp.received.map(({ to }) => to?.[0]?.address ?? ''));
  expect(taken.toSorted()).toEqual(rows.map(({ to }) => to).toSorted());
  expect(await waiting()).toEqual([]);
  await Promise.all(others.map((mail) => mail.close()));
});

test('mails of several shops that go out together are one process’s for as long as all of them may take', async () => {
  const reserved: number[] = [];
  const transport = {
    async send() {
      const rows = await own.dependencies.database.orm.select().from(outgoingMails);
      reserved.push(...rows.map(({ nextTryAt }) => nextTryAt.getTime() - Date.now()));
    },
    close: () => {},
  };
  const own = await openHaat({ transport });
  await own.dependencies.database.orm.transaction(async (tx) => {
    for (const shopId of [v7(), v7(), v7()])
      for (const to of ['maya@example.np', 'ram@example.np'])
        await own.dependencies.mail.send(message({ shopId, to }), tx);
  });
  await own.dependencies.mail.drain();
  expect(reserved.length).toBeGreaterThanOrEqual(6);
  // A minute for each of the six, less what has passed since.
  expect(Math.min(...reserved)).toBeGreaterThan(5 * 60_000);
  await own.close();
});

test('a shop that writes to all of its readers holds up no other shop', async () => {
  const { orm } = haat.dependencies.database;
  const [newsletter, other] = [v7(), v7()];
  const mails = Array.from({ length: 80 }, (_, n) =>
    message({ shopId: newsletter, to: `n-${n}@example.np` }),
  );
  for (const { to, ...row } of [...mails, message({ shopId: other, to: 'buyer@example.np' })])
    await orm
      .insert(outgoingMails)
      .values({ ...row, recipient: to, worthUntil: new Date(Date.now() + 60_000) });
  await haat.dependencies.mail.drain();
  const arrived = smtp.received.map(({ to }) => to?.[0]?.address);
  expect(arrived).toHaveLength(81);
  expect(arrived.indexOf('buyer@example.np')).toBeLessThan(40);
});

// spec: accounts.9
test('a mail whose process died while sending is sent by another one later', async () => {
  const stuck = { send: () => new Promise<void>(() => {}), close: () => {} };
  const { orm } = haat.dependencies.database;
  const dead = openMailer(orm, stuck, haat.dependencies.log);
  await dead.send(message());
  await expect.poll(async () => (await waiting())[0]?.tries).toBe(1);
  await haat.dependencies.mail.drain();
  expect(smtp.received).toEqual([]);
  await makeDue();
  await haat.dependencies.mail.drain();
  expect(smtp.received).toHaveLength(1);
});

// spec: accounts.10
test('nobody smuggles a header or another recipient into a mail', async () => {
  await haat.dependencies.mail.send(
    message({
      subject: 'Hello\r\nBcc: all@example.np',
      fromName: 'Haat <evil@example.np>\r\nX-Evil: 1',
      replyTo: 'maya@example.np\r\nBcc: all@example.np',
      to: 'one@example.np',
    }),
  );
  await haat.dependencies.mail.drain();
  const [mail] = smtp.received;
  const names = mail?.headers.map(({ key }) => key) ?? [];
  expect(names).not.toContain('bcc');
  expect(names).not.toContain('x-evil');
  expect(mail?.to).toHaveLength(1);
  expect(mail?.from?.address).toBe('shop@haat.example');
});

// spec: accounts.8
test('without SMTP_URL a mail lies in the outbox whole, with its link in the log', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'haat-outbox-'));
  const log: LogLine[] = [];
  const mail = openMailer(
    haat.dependencies.database.orm,
    transportFor(readEnv({}), folder, collectedLog(log)),
    haat.dependencies.log,
  );
  await mail.send(
    message({ text: 'यहाँ: http://localhost/ne/activate/abc', fromName: 'हाट', replyTo: 'hari@example.np' }),
  );
  await mail.drain();
  await mail.close();
  const [name = ''] = await readdir(folder);
  expect(name).toMatch(/^\d{4}-.*\.eml$/);
  const read = await PostalMime.parse(await readFile(join(folder, name)));
  expect(read).toMatchObject({ subject: 'अर्डर आयो', from: { name: 'हाट', address: 'no-reply@localhost' } });
  expect(read.replyTo?.[0]?.address).toBe('hari@example.np');
  expect(read.html?.trim()).toBe('<p>धन्यवाद</p>');
  expect(log).toEqual([
    {
      level: 'info',
      message: 'a mail lies in the outbox',
      details: { subject: 'अर्डर आयो', links: ['http://localhost/ne/activate/abc'], file: name },
    },
  ]);
  await rm(folder, { recursive: true });
});

// spec: news.4
test.each([
  ['https://haat.example/api/newsletter/unsubscribe/abc?language=ne-NP', 'List-Unsubscribe=One-Click'],
  // Mail programs post to nobody whose line others may read.
  ['http://localhost:3000/api/newsletter/unsubscribe/abc', undefined],
])('a mail that can be unsubscribed from says so to mail programs: %s', async (unsubscribeAt, oneClick) => {
  await haat.dependencies.mail.send(message({ unsubscribeAt }));
  await haat.dependencies.mail.drain();
  const header = (name: string) => smtp.received[0]?.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe')).toBe(`<${unsubscribeAt}>`);
  expect(header('list-unsubscribe-post')).toBe(oneClick);
});

test('a database that goes away between two mails stops neither the second nor the process', async () => {
  const database = await freshDatabase();
  const lines: LogLine[] = [];
  const sent: string[] = [];
  const mail = openMailer(
    database.orm,
    {
      async send({ subject }) {
        // The first is handed over and can never be noted; the second takes its time.
        if (subject === 'first') await database.close();
        else await new Promise((done) => setTimeout(done, 200));
        sent.push(subject);
      },
      close() {},
    },
    collectedLog(lines),
  );
  await database.orm.transaction(async (tx) => {
    await mail.send(message({ subject: 'first' }), tx);
    await mail.send(message({ subject: 'second' }), tx);
  });
  await mail.drain();
  await mail.close();
  expect(sent).toEqual(['first', 'second']);
  expect(lines.map(({ message: words }) => words)).toContain('that a mail was sent could not be noted');
});
