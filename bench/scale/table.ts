import type { Figure } from '../report.ts';
import type { Cost, Kind } from './costs.ts';
import type { Filled } from './fill.ts';

/** Milliseconds for which nothing may hold the event loop, and in which a page is there while the lists are not. */
const [longestHold, slowestPage] = [10, 1_000];
/** From so many products on the growth of a process says something of each. */
const large = 100_000;

const isMillion = (size: number) => size >= 1_000_000;
const goalOf = ([usual, ofMillion]: [number, number], size: number) => (isMillion(size) ? ofMillion : usual);

/** What each kind costs by size, and beside the smallest shop, as a table of Markdown. */
export function tableOf(where: string, sizes: number[], costs: [Kind, Cost[]][]): string {
  const head = [
    `${where}: CPU ms (p50, p99; loop held at most)`,
    ...sizes.map((size) => `${size.toLocaleString('en-US')} products`),
    ...sizes.slice(1).map((size) => `× at ${size.toLocaleString('en-US')}`),
  ];
  const rows = costs.map(([{ name }, [first, ...others]]) => [
    name,
    ...[first!, ...others].map(
      ({ cpu, p50, p99, held }) =>
        `${cpu.toFixed(1)} (${p50.toFixed(1)}, ${p99.toFixed(1)}; ${held.toFixed(0)})`,
    ),
    ...others.map(({ cpuOfMiddle }) => (cpuOfMiddle / first!.cpuOfMiddle).toFixed(2)),
  ]);
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The figures to reach, and what the columns of each shop take. */
export function figuresOf(
  where: 'Postgres' | 'embedded',
  sizes: number[],
  costs: [Kind, Cost[]][],
  filled: Filled[],
): Figure[] {
  const figures: Figure[] = [];
  for (const [n, size] of sizes.entries()) {
    const say = (name: string, value: number, most?: number) =>
      figures.push({ name: `${where}, ${size}: ${name}`, value, ...(most !== undefined && { most }) });
    for (const [{ name, goal }, all] of costs) {
      const { cpu, cpuOfMiddle, p99, held } = all[n]!;
      // On the embedded database each page may take a third more.
      if (goal.cpu !== undefined)
        say(`${name}, CPU ms`, cpu, where === 'Postgres' ? goal.cpu : (goal.cpu * 4) / 3);
      if (n === 0 && goal.cpuOfSmall) say(`${name}, CPU ms`, cpu, goal.cpuOfSmall[where]);
      if (n > 0) say(`${name}, loop held at most, garbage being collected too, ms`, held, longestHold);
      if (n > 0 && goal.ratio)
        say(`${name}, × the small shop`, cpuOfMiddle / all[0]!.cpuOfMiddle, goalOf(goal.ratio, size));
      if (n > 0 && goal.p99 && where === 'Postgres') say(`${name}, p99 ms`, p99, goalOf(goal.p99, size));
    }
    const { ms, slowest, slowestOwn, held, bytes, inUse, grown, grownCollected } = filled[n]!;
    say('first list, ms', ms, isMillion(size) ? 15_000 : undefined);
    say('slowest page of another shop meanwhile, ms', slowest);
    say('slowest own page meanwhile, ms', slowestOwn, n > 0 ? slowestPage : undefined);
    say(
      'loop held meanwhile at most, garbage being collected too, ms',
      held,
      n > 0 ? longestHold : undefined,
    );
    say('columns, bytes a product', bytes, n > 0 ? 100 : undefined);
    // Pages that were kept meanwhile are a part of it, which says little of each product where there are few.
    say('in use besides after collecting garbage, bytes a product', inUse, isMillion(size) ? 100 : undefined);
    say('process grown, garbage and all, MB', grown);
    if (size < large) continue;
    say('process grown, garbage and all, bytes a product', (grown * 2 ** 20) / size, 100);
    const collected = (grownCollected * 2 ** 20) / size;
    say('process grown, garbage collected before and after, bytes a product', collected, 100);
  }
  return figures;
}
