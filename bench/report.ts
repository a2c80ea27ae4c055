import type { Measured } from './measure.ts';
import type { Target } from './targets.ts';

/** What came out for one target: the shop beside the bare server, or why it could not be measured. */
export interface Line {
  name: string;
  connections?: number;
  goal?: Target['goal'];
  shop?: Measured;
  floor?: Measured;
  bytes?: number;
  problem?: string;
}

/** What came out of a drill; `most` where there is a figure to reach. */
export interface Figure {
  name: string;
  value: number;
  most?: number;
}

/** How the shop compares with a bare server that sends the same bytes: 1 is as many requests a second. */
export const ratioOf = ({ shop, floor }: Line): number | null =>
  shop && floor ? shop.perSecond / floor.perSecond : null;

/** Whether the figures to reach were reached; null where there are none, or one could not be measured. */
export function reached({ goal, ...line }: Line): boolean | null {
  if (!goal || !line.shop) return null;
  const { cpu, p99 } = line.shop;
  if (goal.cpu !== undefined && cpu === null) return null;
  return (
    (cpu ?? 0) <= (goal.cpu ?? Infinity) &&
    p99 <= (goal.p99 ?? Infinity) &&
    (ratioOf(line) ?? 1) >= (goal.ratio ?? 0)
  );
}

/** The table of a run, ready to print. */
export function tableOf(lines: Line[]): string {
  const head = [
    '',
    'req/s',
    'p50 ms',
    'p99 ms',
    'CPU ms',
    'bare req/s',
    'ratio',
    'bytes',
    'at once',
    'to reach',
    '',
  ];
  const rows = lines.map((line) => {
    if (!line.shop) return [line.name, `not measured: ${line.problem ?? 'no reason given'}`];
    const good = reached(line);
    return [
      line.name,
      line.shop.perSecond.toFixed(0),
      line.shop.p50.toFixed(1),
      line.shop.p99.toFixed(1),
      line.shop.cpu?.toFixed(2) ?? '?',
      line.floor?.perSecond.toFixed(0) ?? '?',
      ratioOf(line)?.toFixed(3) ?? '?',
      String(line.bytes ?? '?'),
      String(line.connections ?? '?'),
      goalText(line.goal),
      good === null ? '' : good ? '✓' : '✗',
    ];
  });
  const all = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.max(...all.filter((row) => row.length > 2).map((row) => row[column]?.length ?? 0)),
  );
  const aligned = (text: string, column: number) =>
    column === 0 || column === 9 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return all.map((row) => row.map(aligned).join('  ').trimEnd()).join('\n');
}

function goalText(goal: Line['goal']): string {
  return [
    goal?.cpu !== undefined && `CPU ≤ ${goal.cpu}`,
    goal?.ratio !== undefined && `ratio ≥ ${goal.ratio}`,
    goal?.p99 !== undefined && `p99 ≤ ${goal.p99}`,
  ]
    .filter(Boolean)
    .join(', ');
}
