import { request } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import { sessionCookies } from '../support/api.ts';
import { inLanguage, useSharedShop } from '../support/harness.ts';

const journey = useSharedShop();
const shopper = 'shopper@haat.test';
const pan = '/product/cast-iron-pan-with-spout-26-cm';
const paths = ['/', '/products', '/product_category/clothing', '/search/tea', '/shop/ilam-tea-house', pan];
const personal = ['/login', '/cart-details', '/user-profile', '/wishlist', '/compare'];
const pages = [...paths, ...personal].flatMap((path) => [inLanguage(path), inLanguage(path, 'ne')]);

describe('a page is the same for everyone', () => {
  let held: Record<string, string>;
  beforeAll(async () => {
    held = await sessionCookies(journey.origin, shopper);
  });

  // spec: 2.routes.5, opens.18
  test.each(pages)(
    '%s: the same bytes for a guest and for who is logged in, and no cookie comes with it',
    async (path) => {
      const name = 'Zxqvanna';
      const detail = encodeURIComponent(
        JSON.stringify({ firstName: name, lastName: name, email: `${name}@x.test` }),
      );
      const guest = await get(path);
      const known = await get(path, {
        cookie: cookieHeader({ ...held, 'user-detail': detail, locale: 'ne-NP', 'theme-mode': 'dark' }),
      });
      expect(guest.status).toBe(200);
      expect(guest.text).toMatch(/^<!doctype html>/i);
      expect(known.body.equals(guest.body)).toBe(true);
      expect(guest.headers['set-cookie']).toBeUndefined();
      expect(guest.text).not.toContain('Gautam');
    },
  );
});

describe('nothing runs in a page that the shop did not put there', () => {
  // spec: opens.21, opens.22
  test('no inline script, no handler, no eval, no script from elsewhere; and what a page does wrong is seen', async () => {
    const page = await journey.open(pan, { allow: [/./] });
    const added = await page.evaluate(`(() => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = "script"';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<img src="data:image/png," onerror="window.ran = 1"><a href="javascript:window.ran=2" id="js">x</a>');
      document.getElementById('js').click();
      const elsewhere = document.createElement('script');
      elsewhere.src = 'data:text/javascript,window.ran=3';
      document.body.append(elsewhere);
      // Later on, as the page's own code would: the debugger's way in may evaluate what it likes.
      setTimeout(() => {
        try { new Function('window.ran = 4')() } catch { window.refused = true }
      });
      return true;
    })()`);
    expect(added).toBe(true);
    await expect
      .poll(() => journey.complaints(page).filter((line) => /Content Security Policy/.test(line)).length)
      .toBeGreaterThan(3);
    await expect.poll(() => page.evaluate('window.refused')).toBe(true);
    expect(await page.evaluate('window.ran ?? "nothing"')).toBe('nothing');
    // What lets every other test fail: a warning, an error, a throw and a call to another host.
    await page.evaluate(`(() => {
      console.warn('a warning');
      console.error('an error');
      setTimeout(() => { throw new Error('thrown') });
      fetch('http://127.0.0.1:9/elsewhere').catch(() => {});
    })()`);
    const complaints = () => journey.complaints(page).join('\n');
    await expect
      .poll(complaints)
      .toMatch(/console warning: a warning[^]*console error: an error[^]*page error: Error: thrown/);
    await expect.poll(complaints).toMatch(/127\.0\.0\.1:9\/elsewhere/);
  });

  // spec: opens.16
  test('what a shopper searched for is text, never markup', async () => {
    const term = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
    const { text, status } = await get(`/search/${encodeURIComponent(term)}?min=${encodeURIComponent(term)}`);
    expect(status).toBe(200);
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('<img src=x');
  });
});

describe('which shop', () => {
  // spec: 1.3, 1.5, 1.26
  test('the cookie subdom=himal opens another shop with its own name, colours and products', async () => {
    const himal = { cookie: 'subdom=himal' };
    const [here, there] = [await get('/'), await get('/', himal)];
    expect(there.text).toContain('<title>Himal');
    expect(here.text).toContain('<title>Haat');
    expect(there.text).not.toContain('#a3243b');
    expect(there.text).toContain('#1f5f74');
    expect((await get(pan, himal)).status).toBe(404);
  });
});

describe('both languages', () => {
  // spec: 9.26, opens.41
  test.each(paths)('%s says its language and names its twin', async (path) => {
    const [english, nepali] = [(await get(path)).text, (await get(inLanguage(path, 'ne'))).text];
    expect(english).toContain('<html lang="en-US"');
    expect(nepali).toContain('<html lang="ne-NP"');
    for (const text of [english, nepali]) {
      expect(text).toContain(`<link rel="alternate" href="${path}" hrefLang="en"/>`);
      expect(text).toContain(`<link rel="alternate" href="${inLanguage(path, 'ne')}" hrefLang="ne"/>`);
    }
    expect(nepali).toContain(`<link rel="canonical" href="${inLanguage(path, 'ne')}"/>`);
  });
});

// spec: 2.routes.17, choosing.37
test('a link that was cut in the middle of a letter ends on a page for people, whose ways out lead on', async () => {
  const page = await journey.open('/search/%E0%A4%9A%E0%A4', { allow: [/404/] });
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Browse Products' }).click();
  await page.getByRole('heading', { level: 1, name: 'All products' }).waitFor();
});

interface Got {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  text: string;
}

/** Asks as a cache would, with exactly these headers: `fetch` adds its own and refuses strange cookies. */
const get = (path: string, headers: Record<string, string> = {}): Promise<Got> =>
  new Promise((resolve, reject) => {
    const asking = request(journey.origin + path, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(parts);
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body,
          text: body.toString('utf8'),
        });
      });
    });
    asking.on('error', reject);
    asking.end();
  });

const cookieHeader = (cookies: Record<string, string>): string =>
  Object.entries(cookies)
    .map((pair) => pair.join('='))
    .join('; ');
