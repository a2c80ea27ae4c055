import { expect, test } from 'vitest';
import { ask } from '../support/api.ts';
import { useShop } from '../support/harness.ts';
import { linkIn, mailTo } from '../support/outbox.ts';
import { saying } from '../support/messages.ts';

const journey = useShop();
/** Shop himal keeps a list of who wants its newsletter (docs/spec-oddities.md). */
const himal = { cookies: { subdom: 'himal' } };
const phone = { width: 360, height: 740 };

const opened = async (path: string, language: 'en' | 'ne', allow: RegExp[] = []) => {
  const page = await journey.open(path, { ...himal, ...phone, language, allow });
  const say = saying(language);
  const footer = page.getByRole('contentinfo');
  return {
    page,
    say,
    email: footer.getByLabel(say('footer.newsletter.email')),
    subscribe: footer.getByRole('button', { name: say('footer.newsletter.subscribe'), exact: true }),
    said: footer.getByRole('status'),
    problem: footer.getByRole('alert'),
  };
};
/** Where a mail leads, in the browser's own shop. */
const placeOf = (link: string) => {
  const { pathname, search } = new URL(link);
  return pathname.replace(/^\/ne\//, '/') + search;
};

// spec: news.1, news.4
test.each(['en', 'ne'] as const)(
  'a shopper subscribes by the mail that comes, and unsubscribes by the next one, in %s',
  async (language) => {
    const address = `sita.${language}@example.np`;
    const { page, say, email, subscribe, said } = await opened('/products', language);
    await email.fill(address);
    await subscribe.click();
    await expect.poll(() => said.innerText()).toBe(say('footer.newsletter.sent', { email: address }));
    expect(await email.inputValue()).toBe('');
    const link = linkIn(await mailTo(journey.shop, address));
    expect(new URL(link).pathname.startsWith('/ne/')).toBe(language === 'ne');
    await page.close();

    const confirming = await opened(placeOf(link), language);
    await confirming.page.getByRole('button', { name: say('newsletter.confirm.press') }).click();
    const done = confirming.page.getByRole('heading', { name: say('newsletter.confirm.done') });
    await done.and(confirming.page.locator(':focus')).waitFor();
    await confirming.page.close();

    const welcome = await mailTo(journey.shop, address, 2);
    const header = welcome.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const oneClick = new URL(header.slice(1, -1));
    // As a mail program opens it that knows no RFC 8058.
    const leaving = await opened(oneClick.pathname + oneClick.search, 'en');
    const leave = leaving.page.getByRole('main').getByRole('button', { name: say('newsletter.leave.press') });
    await leave.click();
    await leaving.page.getByRole('heading', { name: say('newsletter.leave.done') }).waitFor();
    await leaving.page.reload();
    await leave.click();
    await leaving.page.getByRole('heading', { name: say('newsletter.leave.done') }).waitFor();

    const late = await opened(placeOf(link), language, [/404/]);
    await late.page.getByRole('button', { name: say('newsletter.confirm.press') }).click();
    await late.page.getByRole('heading', { name: say('newsletter.unknown') }).waitFor();
  },
);

// spec: news.1
test('without a connection it is said so, and what was typed stays', async () => {
  const offline = [/ERR_INTERNET_DISCONNECTED/];
  const { page, say, email, subscribe, problem, said } = await opened('/products', 'en', offline);
  await email.fill('hari@example.np');
  await page.context().setOffline(true);
  await subscribe.click();
  await expect.poll(() => problem.innerText()).toBe(say('problem.offline'));
  expect(await email.inputValue()).toBe('hari@example.np');
  await page.context().setOffline(false);
  await subscribe.click();
  await expect.poll(() => said.innerText()).toBe(say('footer.newsletter.sent', { email: 'hari@example.np' }));
  expect(await problem.count()).toBe(0);
});

// spec: news.1
test('a press too many mails nothing more', async () => {
  const { email, subscribe, said } = await opened('/products', 'en');
  await email.fill('gita@example.np');
  await subscribe.dblclick();
  await expect.poll(() => said.innerText()).not.toBe('');
  await mailTo(journey.shop, 'gita@example.np');
});

// spec: news.4
test('a link that was cut off says so', async () => {
  for (const [path, press] of [
    ['/newsletter/confirm/abc', 'newsletter.confirm.press'],
    ['/newsletter/unsubscribe/abc', 'newsletter.leave.press'],
  ] as const) {
    const { page, say } = await opened(path, 'en', [/40[04]/]);
    await page
      .getByRole('main')
      .getByRole('button', { name: say(press) })
      .click();
    await page.getByRole('heading', { name: say('newsletter.unknown') }).waitFor();
  }
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
