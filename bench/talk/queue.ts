import { sellerOrders, sellerToday } from '@haat/contract/orders/selling/calls';
import type { CallInput } from '@haat/contract/core/endpoint';
import { tokenHeader } from '@haat/contract/core/session';
import { request } from '../accounts.ts';
import { call, inTurn } from '../targets.ts';
import type { Ask, Target } from '../targets.ts';
import type { Market } from './market.ts';

type Asked = CallInput<typeof sellerOrders>;

// spec: market.63
const goal = { p99: 20 };
/** So many orders are gone through by one page of the way down. */
const pageSize = '60';
/** Every so many pages of the way down one is asked for again and again. */
const every = 20;

/** The queue of a vendor with 50,000 orders, one request at a time: the figures are the time of an answer. */
export async function queueTargets(origin: string, market: Market): Promise<(() => Promise<Target>)[]> {
  const headers = { [tokenHeader]: market.busy().token };
  const ask = (input: Asked) => request(sellerOrders, input, headers);
  const alone = (name: string, asks: () => Promise<Ask[]>) => async (): Promise<Target> => ({
    ...{ name, next: inTurn(await asks()), connections: 1, goal },
  });
  const once = (name: string, ...inputs: Asked[]) => alone(name, async () => inputs.map(ask));
  /** Pages from the first to the last one. */
  const deep = (name: string, input: Asked) =>
    alone(name, async () =>
      (await placesIn(origin, input, headers)).map((after) => ask({ ...input, after })),
    );
  const { orders } = await call(origin, sellerOrders, { size: pageSize }, headers);
  const open = { status: 'open', sort: 'waiting' } as const;
  return [
    once('queue', {}),
    deep('queue, further', {}),
    once('queue, open', open),
    deep('queue, open, further', open),
    deep('queue, delivered, further', { status: 'delivered' }),
    once('queue, a name many have', { q: 'sita' }, { q: 'सीता राई' }, { q: '9841' }),
    deep('queue, a name many have, further', { q: 'sita' }),
    deep('queue, open by name, further', { ...open, q: 'sita' }),
    once('queue, a number', ...orders.map(({ number }) => ({ q: number }))),
    once('queue, nobody', { q: 'zzzz' }, { q: '0000' }),
    alone('what waits today', async () => [request(sellerToday, {}, headers)]),
  ];
}

/** Where some of the pages begin, from the second to the last one. @throws where there is only one */
async function placesIn(origin: string, input: Asked, headers: Record<string, string>): Promise<string[]> {
  const found: string[] = [];
  let after: string | undefined;
  do {
    const { next }: { next: string | null } = await call(
      origin,
      sellerOrders,
      { ...input, size: pageSize, ...(after && { after }) },
      headers,
    );
    after = next ?? undefined;
    if (after) found.push(after);
  } while (after);
  const last = found.at(-1);
  if (!last) throw new Error('there is only one page of it');
  return [...found.filter((_, n) => n % every === 0), last];
}
