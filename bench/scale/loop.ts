import { openDebugger } from '../debugger.ts';
import { ask, kinds } from './costs.ts';
import type { Kind, Running } from './costs.ts';
import type { Stocked } from './stock.ts';

/** Turns of the loop that are shorter, in milliseconds, are not looked at. */
const lookedAtFrom = 4;

/**
 * Milliseconds for which one turn of the event loop was held at most by code, by kind of request; collecting garbage, which falls into
 * any turn, is left out. For a process that has just started: what is asked first runs code that nothing has compiled.
 */
export async function loopHeldBy(stocked: Stocked, running: Running): Promise<[Kind, number][]> {
  const opened = await openDebugger(running.shop.said());
  try {
    // Its lists stand, as they do a while after a start.
    await ask(running.shop, stocked, '/');
    const held: [Kind, number][] = [];
    for (const kind of kinds) {
      await opened.evaluate(watchLoop);
      for (const path of [...(kind.lookedAt?.(stocked) ?? []), ...kind.paths(stocked, 0)]) {
        await kind.before?.(stocked, running);
        await ask(running.shop, stocked, path);
      }
      const { turns, collected } = await opened.evaluate<Watched>(stopWatching);
      held.push([kind, Math.max(0, ...turns.map((turn) => turn[1] - within(turn, collected)))]);
    }
    return held;
  } finally {
    opened.close();
  }
}

/** Begin and length, in milliseconds of the process's own clock. */
type Span = [begin: number, length: number];
interface Watched {
  turns: Span[];
  collected: Span[];
}

const within = ([begin, length]: Span, spans: Span[]): number =>
  spans
    .map((span) => Math.min(begin + length, span[0] + span[1]) - Math.max(begin, span[0]))
    .reduce((sum, each) => sum + Math.max(0, each), 0);

const watchLoop = `(() => {
  const { PerformanceObserver, performance } = process.getBuiltinModule('perf_hooks');
  const watched = (globalThis.watchedLoop = { turns: [], collected: [], ended: false });
  const take = (entries) => {
    for (const { startTime, duration } of entries) watched.collected.push([startTime, duration]);
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ entryTypes: ['gc'] });
  let begin = performance.now();
  const turn = () => {
    const now = performance.now();
    if (now - begin >= ${lookedAtFrom}) watched.turns.push([begin, now - begin]);
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
