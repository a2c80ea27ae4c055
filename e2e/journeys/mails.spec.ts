import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ask } from '../support/api.ts';
import { inLanguage, useShop } from '../support/harness.ts';
import type { Visit } from '../support/harness.ts';
import { goOn } from '../support/page-actions.ts';
import { linkIn, mailTo, mailsOf } from '../support/outbox.ts';
import { saying } from '../support/messages.ts';

const journey = useShop();
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

/** Waits for the one mail that a letter has become, and reads it. */
async function letterFrom(address: string, subject: string, parts: string[]): Promise<void> {
  await expect.poll(async () => (await mailsFrom(address)).length).toBe(1);
  const [mail] = await mailsFrom(address);
  expect(mail?.to?.map((each) => each.address)).toEqual(['namaste@haat.test']);
  expect(mail?.subject).toBe(subject);
  for (const part of [...parts, address]) {
    expect(mail?.text).toContain(part);
    expect(mail?.html).toContain(part);
  }
}

describe('a letter to the shop', () => {
  // spec: 2.routes.15, choosing.34
  test('names its product, says beside its fields what is missing, and goes out once however often it is sent', async () => {
    const say = saying('en');
    const address = 'sita.en@example.np';
    let calls = 0;
    const held = Promise.withResolvers<void>();
    const page = await journey.open('/contact?product=pressure-cooker-3-litre-stainless-steel', {
      before: (tab) =>
        tab.route('**/api/shop/contact', async (route) => {
          calls += 1;
          await held.promise;
          await route.continue();
        }),
    });
    await page.getByRole('heading', { name: 'Write to us' }).waitFor();
    const fields = fieldsOf(page, 'en');
    await expect
      .poll(() => fields.message.inputValue())
      .toMatch(/^About “.*Pressure Cooker.*” \(\/product\/pressure-cooker-3-litre-stainless-steel\):\n$/);
    await fields.message.fill('');
    await fields.email.fill('sita');
    await fields.send.click();
    await page.getByText(say('contact.emailWrong')).waitFor();
    expect(await page.getByText(say('contact.needed')).count()).toBe(2);
    expect(await fields.name.and(page.locator(':focus')).count()).toBe(1);
    expect([await fields.email.inputValue(), calls]).toEqual(['sita', 0]);
    await fields.name.fill('Sita Rai');
    await expect.poll(() => page.getByText(say('contact.needed')).count()).toBe(1);

    await fields.email.fill(address);
    await fields.phone.fill('9841234567');
    await fields.message.fill('Do you have blue shawls?\n\nThank you!');
    await fields.send.click();
    const sending = page.getByRole('button', { name: say('contact.sending') });
    await sending.waitFor();
    expect(await sending.isDisabled()).toBe(true);
    await fields.message.press('Control+Enter');
    held.resolve();
    await page.getByText(say('contact.sent'), { exact: true }).waitFor();
    expect(calls).toBe(1);
    const parts = ['Sita Rai', 'blue shawls?', 'Thank you!', '9841234567'];
    await letterFrom(address, 'Message from Sita Rai', parts);
  });

  // spec: 2.routes.15, choosing.34
  test('in Nepali on a phone keeps what was typed while there is no connection; an answer goes to who wrote it', async () => {
    const say = saying('ne');
    const address = 'sita.ne@example.np';
    const page = await journey.open('/contact-us?product=no-such-thing', {
      ...phone,
      language: 'ne',
      allow: [/ERR_INTERNET_DISCONNECTED/],
    });
    await page.getByRole('heading', { name: say('contact.title') }).waitFor();
    const fields = fieldsOf(page, 'ne');
    expect(await fields.message.inputValue()).toBe('');
    await fields.name.fill('सीता राई');
    await fields.email.fill(address);
    await fields.phone.fill('9841234567');
    await fields.message.fill('Do you have blue shawls?\n\nधन्यवाद।');
    await page.context().setOffline(true);
    await fields.send.click();
    await expect.poll(() => fields.problem.innerText()).toBe(say('problem.offline'));
    expect(await fields.message.inputValue()).toBe('Do you have blue shawls?\n\nधन्यवाद।');
    await page.context().setOffline(false);
    await fields.send.click();
    await page.getByText(say('contact.sent'), { exact: true }).waitFor();
    await page.getByText(say('contact.sentText', { email: address })).waitFor();
    await letterFrom(address, 'सीता राईको सन्देश', ['सीता राई', 'blue shawls?', 'धन्यवाद।', '९८४१२३४५६७']);
    await page.getByRole('button', { name: say('contact.more') }).click();
    expect(await fields.message.inputValue()).toBe('');
  });
});

describe('the newsletter', () => {
  /** Shop himal keeps a list of who wants its newsletter (docs/spec-oddities.md). */
  const himal = { ...phone, cookies: { subdom: 'himal' } };
  const boxOf = (page: Page, language: 'en' | 'ne') => {
    const say = saying(language);
    const footer = page.getByRole('contentinfo');
    return {
      email: footer.getByLabel(say('footer.newsletter.email')),
      subscribe: footer.getByRole('button', { name: say('footer.newsletter.subscribe'), exact: true }),
      said: footer.getByRole('status'),
      problem: footer.getByRole('alert'),
    };
  };
  /** Where a mail leads, in the browser's own shop. */
  const placeOf = (link: string) => {
    const { pathname, search } = new URL(link);
    return pathname + search;
  };

  // spec: news.1, news.4
  test('is subscribed to by the mail that comes and left by the next one; what was left, or a link that was cut off, does not count', async () => {
    const say = saying('ne');
    const address = 'sita@example.np';
    const visit: Visit = { ...himal, allow: [/40[04]/] };
    const page = await journey.open('/products', { ...visit, language: 'ne' });
    const { email, subscribe, said } = boxOf(page, 'ne');
    await email.fill(address);
    await subscribe.click();
    await expect.poll(() => said.innerText()).toBe(say('footer.newsletter.sent', { email: address }));
    expect(await email.inputValue()).toBe('');
    const confirming = placeOf(linkIn(await mailTo(journey.shop, address)));
    expect(confirming).toMatch(/^\/ne\//);

    const confirmed = await journey.open(confirming, visit);
    const main = confirmed.getByRole('main');
    const press = (what: string) => main.getByRole('button', { name: what }).click();
    const says = (what: string) => main.getByRole('heading', { name: what });
    await press(say('newsletter.confirm.press'));
    await says(say('newsletter.confirm.done')).and(confirmed.locator(':focus')).waitFor();
    const welcome = await mailTo(journey.shop, address, 2);
    const header = welcome.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    // As a mail program opens it that knows no RFC 8058.
    await confirmed.goto(journey.origin + placeOf(header.slice(1, -1)));
    await press(say('newsletter.leave.press'));
    await says(say('newsletter.leave.done')).waitFor();

    for (const [path, button] of [
      [confirming, say('newsletter.confirm.press')],
      ['/ne/newsletter/unsubscribe/abc', say('newsletter.leave.press')],
      ['/ne/newsletter/confirm/abc', say('newsletter.confirm.press')],
    ] as const) {
      await goOn(confirmed, path);
      await press(button);
      await says(say('newsletter.unknown')).waitFor();
    }
  });

  // spec: news.1
  test('without a connection says so and keeps what was typed; a press too many mails nothing more', async () => {
    const say = saying('en');
    const address = 'hari@example.np';
    const page = await journey.open('/products', { ...himal, allow: [/ERR_INTERNET_DISCONNECTED/] });
    const { email, subscribe, said, problem } = boxOf(page, 'en');
    await email.fill(address);
    await page.context().setOffline(true);
    await subscribe.click();
    await expect.poll(() => problem.innerText()).toBe(say('problem.offline'));
    expect(await email.inputValue()).toBe(address);
    await page.context().setOffline(false);
    await subscribe.dblclick();
    await expect.poll(() => said.innerText()).toBe(say('footer.newsletter.sent', { email: address }));
    expect(await problem.count()).toBe(0);
    await mailTo(journey.shop, address);
  });

  // spec: news.8
  test('in a shop that keeps no list nobody can be put on one', async () => {
    const answer = await fetch(`${journey.origin}/api/newsletter/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'sita@example.np' }),
    });
    expect(answer.status).toBe(404);
    const { settings } = await ask<{ settings: { newsletter: string } }>(
      journey.origin,
      '/api/shop/get-frame/haat',
    );
    expect(settings.newsletter).toBe('local');
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
    ['terms-and-conditions', 'namaste@haat.test', 'गुनासो सुन्ने व्यक्ति', '७ दिनभित्र'],
    ['return-policy', 'namaste@haat.test', 'आइपुगेको ७ दिनभित्र निःशुल्क फिर्ता', 'गुनासो सुन्ने व्यक्ति'],
    ['return-policy', 'सामान फिर्ता आएको सात दिनभित्र पैसा पाउनुहुन्छ'],
    ['shipping-info', 'नेपालभित्र, ठेगानामा छान्न मिल्ने क्षेत्रमा'],
    ['privacy-policy', 'namaste@haat.test', 'हामी के राख्छौँ'],
    ['cookie-policy', 'user-token', 'user-detail', 'subdom', 'locale', 'पछ्याउने कुकी छैन'],
  ],
} as const;

// spec: choosing.36
test.each(['en', 'ne'] as const)(
  'the legal pages say whom to complain to and how long goods come back, in %s',
  async (language) => {
    for (const [page, ...sentences] of told[language]) {
      const answer = await fetch(journey.origin + inLanguage(`/${page}`, language));
      const main = /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0] ?? '';
      expect(main, page).not.toMatch(/\{\w+\}/);
      for (const sentence of sentences) expect(main, page).toContain(sentence);
    }
  },
);
