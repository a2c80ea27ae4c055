import { setTimeout as pause } from 'node:timers/promises';
import { listProducts } from '@haat/contract/catalog/calls';
import { addressOf } from '@haat/contract/core/endpoint';
import { openDebugger } from '../debugger.ts';
import type { Debugger } from '../debugger.ts';
import { bindToCore, parentOf } from '../process-use.ts';
import { ask, kinds } from './costs.ts';
import type { Running } from './costs.ts';
import type { Stocked } from './stock.ts';

/** Turns of the loop that are shorter, in milliseconds, are not looked at. */
const lookedAtFrom = 4;

/** Milliseconds after a start in which the shop reads what is left of its build, in two turns of 20 to 30 ms each that no request waits in for more. */
const settledAfter = 20_000;

/** For how long one turn of the event loop was held at most, in milliseconds, while something was asked for. */
export interface HeldLoop {
  name: string;
  byCode: number;
  /** With what V8 collected in that turn. */
  withGarbage: number;
}

/**
 * How long requests of each kind hold the loop: by code, and with collecting garbage, which falls into any turn. For a
 * process that has just started: what is asked first runs code that nothing has compiled.
 */
export async function loopHeldBy(stocked: Stocked, running: Running): Promise<HeldLoop[]> {
  const opened = await openDebugger(running.shop.said());
  const during = async (name: string, work: () => Promise<void>): Promise<HeldLoop> => ({
    ...{ name, ...(await longestDuring(opened, work)) },
  });
  try {
    await giveCoreOfItsOwn(running);
    await pause(settledAfter);
    const first = addressOf(listProducts, { size: 24, facets: true }).url;
    const held = [await during('the first list', async () => void (await ask(running.shop, stocked, first)))];
    for (const kind of kinds) {
      const paths = [...(kind.lookedAt?.(stocked) ?? []), ...kind.paths(stocked, 0)];
      const askAll = async () => {
        for (const path of paths) {
          await kind.before?.(stocked, running);
          await ask(running.shop, stocked, path);
        }
      };
      held.push(await during(kind.name, askAll));
    }
    return held;
  } finally {
    opened.close();
  }
}

/** What runs beside the shop's own thread, V8's helpers and Postgres too, goes to another core; what else the machine does is left out where it is counted. */
async function giveCoreOfItsOwn({ shop, database }: Running): Promise<void> {
  const backends = database ? await database.sql<{ pid: number }>`select pid from pg_stat_activity` : [];
  const own = shop.process.pid ?? 0;
  const others = [process.pid, own, ...backends.map(({ pid }) => pid)];
  // The parent of a backend is the server, of which new ones come.
  const server = backends[0] ? parentOf(backends[0].pid) : null;
  for (const pid of server === null ? others : [...others, server]) bindToCore(1, pid);
  bindToCore(0, own, 'main');
}

async function longestDuring(opened: Debugger, work: () => Promise<void>): Promise<Omit<HeldLoop, 'name'>> {
  await opened.evaluate(watchLoop);
  await work();
  const { turns, collected } = await opened.evaluate<Watched>(stopWatching);
  return {
    byCode: Math.max(0, ...turns.map(({ span, waited }) => span[1] - waited - within(span, collected))),
    withGarbage: Math.max(0, ...turns.map(({ span, waited }) => span[1] - waited)),
  };
}

/** Begin and length, in milliseconds of the process's own clock. */
type Span = [begin: number, length: number];
interface Watched {
  /** Turns, and for how many milliseconds of each the thread waited for its core, which others had. */
  turns: { span: Span; waited: number }[];
  collected: Span[];
}

const within = ([begin, length]: Span, spans: Span[]): number =>
  spans
    .map((span) => Math.min(begin + length, span[0] + span[1]) - Math.max(begin, span[0]))
    .reduce((sum, each) => sum + Math.max(0, each), 0);

const watchLoop = `(() => {
  const { PerformanceObserver, performance } = process.getBuiltinModule('perf_hooks');
  const { readFileSync } = process.getBuiltinModule('fs');
  const watched = (globalThis.watchedLoop = { turns: [], collected: [], ended: false });
  const take = (entries) => {
    for (const { startTime, duration } of entries) watched.collected.push([startTime, duration]);
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ entryTypes: ['gc'] });
  const waitedUntilNow = () => Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ')[1]) / 1e6;
  let begin = performance.now();
  let [readAt, before] = [begin, waitedUntilNow()];
  const turn = () => {
    const now = performance.now();
    const isLooked = now - begin >= ${lookedAtFrom};
    if (isLooked || now - readAt >= 1) {
      const waited = waitedUntilNow();
      if (isLooked) watched.turns.push({ span: [begin, now - begin], waited: waited - before });
      [readAt, before] = [now, waited];
    }
    begin = performance.now();
    if (!watched.ended) setImmediate(turn);
  };
  setImmediate(turn);
  watched.end = () => {
    watched.ended = true;
    take(observer.takeRecords());
    observer.disconnect();
  };
})()`;

const stopWatching = `(() => {
  const { turns, collected, end } = globalThis.watchedLoop;
  end();
  return { turns, collected };
})()`;
