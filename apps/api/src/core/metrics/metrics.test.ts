import { afterAll, expect, test } from 'vitest';
import { isReady } from '@haat/contract/core/calls';
import { openHaat } from '../../testing/harness.ts';
import { readEnv } from '../env.ts';

const haat = await openHaat({ env: { METRICS_PORT: '0' } });
afterAll(() => haat.close());
const { send, make } = haat;
const { sql } = haat.dependencies.database;

/** What is told at the port of the metrics. */
async function metricsAtPort(): Promise<string> {
  const line = haat.log.map(({ message }) => /metrics are at (http:\S+)/.exec(message)?.[1]).find(Boolean);
  const answer = await fetch(String(line));
  expect(answer.headers.get('content-type')).toContain('text/plain');
  return answer.text();
}

// spec: growth.6
test('metrics are told at a port of their own, and nowhere else', async () => {
  await haat.metrics.listen();
  expect((await send('GET', '/metrics')).status).toBe(404);
  const told = await metricsAtPort();
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'process_cpu_seconds_total',
    'haat_columns_bytes',
    'haat_bus_connected',
  ])
    expect(told).toMatch(new RegExp(`^${name} [0-9.e-]+$`, 'm'));
});

// spec: growth.6
test('a queue that nobody works on is named, and takes no process out of the proxy', async () => {
  const { shop } = await make.aVendor();
  // Nobody takes mails any more, as where every process hangs at one.
  await haat.dependencies.mail.close();
  await sql`insert into outgoing_mails (shop_id, id, recipient, subject, text, html, tries, next_try_at, worth_until)
    select ${shop.id}, gen_random_uuid(), 'asha@example.np', 'Bill', '-', '-', due.tries, now() + due.after, now() + interval '1 day'
    from (values (0, interval '-11 minutes'), (0, interval '-1 second'), (0, interval '1 hour'), (3, interval '2 minutes')) as due (tries, after)`;
  const ready = async () => (await send('GET', isReady.path)) as { status: number; body: unknown };
  // A look counts for some seconds.
  await expect
    .poll(ready, { timeout: 15_000 })
    .toMatchObject({ status: 200, body: { status: 'ready', stuckQueues: ['mails'] } });
  const told = await metricsAtPort();
  expect(told).toContain('haat_queue_due{queue="mails"} 2\n');
  expect(told).toContain('haat_queue_failing{queue="mails"} 1\n');
  expect(told).toContain('haat_queue_lag_seconds{queue="unseen"} 0\n');
  expect(Number(/haat_queue_lag_seconds{queue="mails"} (.+)/.exec(told)?.[1])).toBeGreaterThan(600);
});

// spec: growth.6
test('settings of the metrics that cannot be used stop the start with their names', () => {
  for (const [wrong, words] of [
    [{ METRICS_PORT: 'http' }, /METRICS_PORT: /],
    [{ METRICS_PORT: '3000' }, /METRICS_PORT: is PORT/],
    [{ METRICS_HOST: '0.0.0.0' }, /METRICS_HOST: needs METRICS_PORT/],
    [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN: 16 visible characters/],
  ] as const)
    expect(() => readEnv(wrong)).toThrow(words);
});
