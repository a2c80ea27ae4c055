import { afterAll, expect, test } from 'vitest';
import { signIn } from '@haat/contract/account/calls';
import { openHaat } from '../../testing/harness.ts';

const [demo, real] = [await openHaat({ seed: 'demo' }), await openHaat({ seed: 'none', rateLimit: 'on' })];
afterAll(() => Promise.all([demo.close(), real.close()]));

// spec: opens.33
test("a demo account's password is accepted where there is a demo, and nowhere else", async () => {
  const inDemo = await demo.make.aShopper({ demo: true });
  expect((await demo.ask(signIn, { email: inDemo.email, password: inDemo.password })).status).toBe(200);
  const left = await real.make.aShopper({ demo: true });
  expect((await real.ask(signIn, { email: left.email, password: left.password })).body.code).toBe(
    'wrong-credentials',
  );
});

// spec: 7.33, opens.36
test('signing in is limited, and says when to try again', async () => {
  const statuses: number[] = [];
  const waits: number[] = [];
  for (let n = 0; n < 70; n += 1) {
    const { status, headers } = await real.ask(signIn, { email: `guess-${n}@example.np`, password: 'x' });
    statuses.push(status);
    if (status === 429) waits.push(Number(headers['retry-after']));
  }
  expect(waits.length).toBeGreaterThan(0);
  expect(Math.min(...waits)).toBeGreaterThan(0);
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
});
