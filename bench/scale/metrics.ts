import type { ShopProcess } from '../../e2e/support/shop-process.ts';

/** A shop of the bench tells its metrics to nobody else. */
export const metricsToken = 'read-by-the-bench-alone';

/** What a shop tells of itself. */
export interface MetricsAtOnce {
  /** Bytes of all columns. */
  columns: number;
  /** The longest time for which something held its event loop since this was asked last, in milliseconds. */
  held: number;
}

/** The loop is looked at every so many milliseconds; one that nothing holds shows as much. */
const lookedEvery = 10;

/** Reads the metrics, which begins the time anew in which the loop is watched. */
export async function toldBy({ origin }: ShopProcess): Promise<MetricsAtOnce> {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const text = await answer.text();
  const figure = (name: string): number => {
    const told = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
    if (told === undefined) throw new Error(`the shop does not tell ${name}`);
    return Number(told);
  };
  return {
    columns: figure('haat_columns_bytes'),
    held: Math.max(0, figure('nodejs_eventloop_lag_max_seconds') * 1_000 - lookedEvery),
  };
}
