import { expect, test } from 'vitest';
import { useSharedShop } from '../support/harness.ts';

const journey = useSharedShop();

// spec: opens.21, opens.22
test('what a page does wrong is seen: a warning, an error, a throw and a call to another host', async () => {
  const page = await journey.open('/', { allow: [/./] });
  await page.evaluate(`(() => {
    console.warn('a warning');
    console.error('an error');
    setTimeout(() => { throw new Error('thrown') });
    fetch('http://127.0.0.1:9/elsewhere').catch(() => {});
  })()`);
  await expect
    .poll(() => journey.complaints(page).join('\n'))
    .toMatch(/console warning: a warning[^]*console error: an error[^]*page error: Error: thrown/);
  await expect
    .poll(() => journey.complaints(page).join('\n'))
    .toMatch(/another host|violates .*Content Security Policy/);
});
