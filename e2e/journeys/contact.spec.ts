import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inLanguage, useShop } from '../support/harness.ts';
import { mailsOf } from '../support/outbox.ts';
import { saying } from '../support/messages.ts';

const journey = useShop();
const languages = [
  {
    language: 'en',
    path: '/contact',
    name: 'Sita Rai',
    subject: 'Message from Sita Rai',
    called: '9841234567',
  },
  { language: 'ne', path: '/contact-us', name: 'सीता राई', subject: 'सीता राईको सन्देश', called: '९८४१२३४५६७' },
] as const;
const phone = { width: 360, height: 740 };

/** The mails in the outbox to which this address is the one to answer. */
const mailsFrom = async (address: string) =>
  (await mailsOf(journey.shop)).filter(({ replyTo }) => replyTo?.some((each) => each.address === address));

const fieldsOf = (page: Page, language: 'en' | 'ne') => {
  const say = saying(language);
  const form = page.getByRole('main').locator('form');
  return {
    name: form.getByLabel(say('contact.name')),
    email: form.getByLabel(say('contact.email')),
    phone: form.getByLabel(say('contact.phone')),
    message: form.getByLabel(say('contact.message')),
    send: form.getByRole('button', { name: say('contact.send') }),
    problem: form.getByRole('alert'),
  };
};

describe.each(languages)('in $language', ({ language, path, name, subject, called }) => {
  const say = saying(language);
  const email = `sita.${language}@example.np`;

  // spec: 2.routes.15, choosing.34
  test('a message reaches the shop by mail, and an answer goes to who wrote it', async () => {
    const page = await journey.open(path, { language, ...phone });
    const fields = fieldsOf(page, language);
    await fields.name.fill(name);
    await fields.email.fill(email);
    await fields.phone.fill('9841234567');
    await fields.message.fill('Do you have blue shawls?\n\nधन्यवाद।');
    await fields.send.click();
    await page.getByText(say('contact.sent'), { exact: true }).waitFor();
    await page.getByText(say('contact.sentText', { email })).waitFor();

    await expect.poll(async () => (await mailsFrom(email)).length).toBe(1);
    const [mail] = await mailsFrom(email);
    expect(mail?.to?.map(({ address }) => address)).toEqual(['namaste@haat.test']);
    expect(mail?.subject).toBe(subject);
    for (const part of [name, 'blue shawls?', 'धन्यवाद।', called, email]) {
      expect(mail?.text).toContain(part);
      expect(mail?.html).toContain(part);
    }

    await page.getByRole('button', { name: say('contact.more') }).click();
    expect(await fields.message.inputValue()).toBe('');
  });

  // spec: choosing.34
  test('what is missing is said beside its field, and nothing is sent', async () => {
    const page = await journey.open(path, { language });
    const fields = fieldsOf(page, language);
    await fields.email.fill('sita');
    await fields.send.click();
    await page.getByText(say('contact.emailWrong')).waitFor();
    expect(await page.getByText(say('contact.needed')).count()).toBe(2);
    expect(await fields.name.and(page.locator(':focus')).count()).toBe(1);
    expect(await fields.email.inputValue()).toBe('sita');
    await fields.name.fill(name);
    await expect.poll(() => page.getByText(say('contact.needed')).count()).toBe(1);
  });
});

/** What each legal page has to tell (issue 'The rest of the shop'), in either language. */
const told = {
  en: [
    [
      'terms-and-conditions',
      'namaste@haat.test',
      'Our grievance contact takes complaints',
      'include 13% VAT',
      'within 7 days',
    ],
    [
      'return-policy',
      'namaste@haat.test',
      'free of charge, within 7 days after they arrived',
      'Our grievance contact',
    ],
    ['return-policy', 'the refund within seven days after the goods are back'],
    ['shipping-info', 'Kathmandu valley', 'The fee of your area is shown before you place the order'],
    ['privacy-policy', 'namaste@haat.test', 'kept only as a hash', 'We sell your data to nobody'],
    ['cookie-policy', 'user-token', 'user-detail', 'subdom', 'locale', 'No tracking'],
  ],
  ne: [
    ['terms-and-conditions', 'namaste@haat.test', 'गुनासो सुन्ने सम्पर्क', '७ दिनभित्र'],
    ['return-policy', 'namaste@haat.test', 'आइपुगेको ७ दिनभित्र निःशुल्क फिर्ता', 'गुनासो सुन्ने सम्पर्क'],
    ['return-policy', 'सामान फिर्ता आएको सात दिनभित्र पैसा पाउनुहुन्छ'],
    ['shipping-info', 'नेपालभित्र, ठेगानामा छान्न मिल्ने क्षेत्रमा'],
    ['privacy-policy', 'namaste@haat.test', 'हामी के राख्छौँ'],
    ['cookie-policy', 'user-token', 'user-detail', 'subdom', 'locale', 'पछ्याउने कुकी छैन'],
  ],
} as const;

// spec: choosing.36
test.each(languages)(
  'the legal pages say whom to complain to and how long goods come back, in $language',
  async ({ language }) => {
    for (const [page, ...sentences] of told[language]) {
      const answer = await fetch(journey.origin + inLanguage(`/${page}`, language));
      const main = /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0] ?? '';
      expect(main, page).not.toMatch(/\{\w+\}/);
      for (const sentence of sentences) expect(main, page).toContain(sentence);
    }
  },
);

// spec: choosing.34
test('a letter about a product names it', async () => {
  const page = await journey.open('/contact?product=pressure-cooker-3-litre-stainless-steel', phone);
  await page.getByRole('heading', { name: 'Write to us' }).waitFor();
  await expect
    .poll(() => fieldsOf(page, 'en').message.inputValue())
    .toMatch(/^About “.*Pressure Cooker.*” \(\/product\/pressure-cooker-3-litre-stainless-steel\):\n$/);
  const other = await journey.open('/contact?product=no-such-thing');
  await other.getByRole('heading', { name: 'Write to us' }).waitFor();
  expect(await fieldsOf(other, 'en').message.inputValue()).toBe('');
});

// spec: choosing.34
test('without a connection the shopper is told, what was typed stays, and it is sent the next time', async () => {
  const say = saying('en');
  const page = await journey.open('/contact', { ...phone, allow: [/ERR_INTERNET_DISCONNECTED/] });
  const fields = fieldsOf(page, 'en');
  await fields.name.fill('Hari');
  await fields.email.fill('hari@example.np');
  await fields.message.fill('Where is my parcel?');
  await page.context().setOffline(true);
  await fields.send.click();
  await expect.poll(() => fields.problem.innerText()).toBe(say('problem.offline'));
  expect(await fields.message.inputValue()).toBe('Where is my parcel?');
  await page.context().setOffline(false);
  await fields.send.click();
  await page.getByText(say('contact.sent'), { exact: true }).waitFor();
  await expect.poll(async () => (await mailsFrom('hari@example.np')).length).toBe(1);
});

// spec: choosing.34
test('while it is sent the button says so and a second press sends nothing more', async () => {
  const say = saying('en');
  let calls = 0;
  const held = Promise.withResolvers<void>();
  const page = await journey.open('/contact', {
    before: (tab) =>
      tab.route('**/api/shop/contact', async (route) => {
        calls += 1;
        await held.promise;
        await route.continue();
      }),
  });
  const fields = fieldsOf(page, 'en');
  await fields.name.fill('Gita');
  await fields.email.fill('gita@example.np');
  await fields.message.fill('Thank you!');
  await fields.send.click();
  const sending = page.getByRole('button', { name: say('contact.sending') });
  await sending.waitFor();
  expect(await sending.isDisabled()).toBe(true);
  await fields.message.press('Control+Enter');
  held.resolve();
  await page.getByText(say('contact.sent'), { exact: true }).waitFor();
  expect(calls).toBe(1);
});
