// `npm run bench`: the built shop and a bare server that sends the same bytes, driven in turn in the same run.
// BENCH_SECONDS (4) and BENCH_ROUNDS (3) say how long; arguments narrow it: `npm run bench -- search order`. With `accounts`
// it is another run: what people do with their accounts, in a shop of 10,000 of them and 50,000 orders.
// With `feel` it is what a thumb feels on a slow phone, measured in a browser. With `unique-addresses`, `away`, `hostile-photos`,
// `phone-photos` or `photos-at-once` it is a drill: addresses that nobody asked for before, a database that hangs, pictures that unfold to
// very much, a large photo and eight of them, as many as BENCH_SENDERS (60) send at once over HTTP.
// With `scale` it is a drill, too: what lists, searches and pages of a shop of BENCH_PRODUCTS (100,000) products, and with `--million` of a
// million, cost beside a small one's, and of BENCH_EMBEDDED (10,000) on the embedded database; with `--shops` what a shop costs among BENCH_SHOPS (1,000) others.
// With `edits` as well: how much of what shoppers read is sent as it was kept while a seller changes 20 products a second, and how far behind.
// With `import` it is a seller of 10,000 products: the list of them, and a table of BENCH_ROWS (5,000) rows beside shoppers who read lists,
// on Postgres and on the embedded database.
// With `several` it is two processes of one shop while one of them, what they tell each other by, Postgres and Redis are away for
// BENCH_SECONDS (30) each, under BENCH_BUYERS (50) buyers.
// With `talk` it is what sellers and shoppers say to each other, over Postgres, and a queue of 50,000 orders.
// With `connections` it is thousands of idle and slow connections beside a shopper.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { accountTargets, stockAccounts } from './accounts.ts';
import { crowded, isHeld } from './connections.ts';
import { startShop } from '../e2e/support/shop-process.ts';
import type { ShopProcess } from '../e2e/support/shop-process.ts';
import { printFigures, runDrill } from './drills.ts';
import { feel } from './feel.ts';
import type { Felt } from './feel.ts';
import { keep, measure, medianOf } from './measure.ts';
import type { Measured } from './measure.ts';
import type { KeptAnswer } from './floor.ts';
import { bindToCore, residentOf } from './process-use.ts';
import { tableOf } from './report.ts';
import type { Figure, Line } from './report.ts';
import { talkFigures } from './talk/figures.ts';
import { openMarket } from './talk/market.ts';
import { queueTargets } from './talk/queue.ts';
import { targetsOf } from './targets.ts';
import type { Target } from './targets.ts';

const drilled = await runDrill(process.argv[2]);
if (drilled !== null) process.exit(drilled);

const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const maxOrders = 900;
const withAccounts = process.argv.includes('accounts');
const withTalk = process.argv.includes('talk');
const wanted = process.argv.slice(2).filter((name) => name !== 'accounts' && name !== 'talk');

const folder = mkdtempSync(join(tmpdir(), 'haat-bench-'));
const dataDir = join(folder, 'data');
const loadBefore = loadavg();
// Where messages are timed nobody is bound to a core: what V8 marks beside the shop's thread would wait for the same one.
const pinned = !withTalk && pinApart();
const through = pinned ? ['taskset', '-c', '0'] : [];
let shop: ShopProcess | undefined;
const market = withTalk ? await openMarket() : null;
try {
  const first = await timed(() =>
    startShop({ dataDir, through, patience: 180_000, env: { ...market?.env } }),
  );
  await first.value.stop();
  await market?.stock();
  if (withAccounts) await stockAccounts(join(dataDir, 'postgres'));
  const withCrowd = wanted.includes('connections');
  const env: Record<string, string> = withCrowd ? { RATE_LIMIT: 'on' } : { ...market?.env };
  const began = performance.now();
  const again = await timed(() => startShop({ dataDir, through, env }));
  shop = again.value;
  await (await fetch(shop.origin)).arrayBuffer();
  const firstPageMs = Math.round(performance.now() - began);
  await pause(3_000);
  const idle = memoryOf(shop);
  const felt = wanted.includes('feel') ? await feel(shop.origin) : [];
  const crowd = withCrowd ? await crowded(shop) : undefined;
  const said = market ? await talkFigures(shop, market, through) : [];
  const lines = felt.length > 0 || crowd ? [] : await run(shop);
  // spec: opens.28
  const summary = {
    firstStartMs: Math.round(first.ms),
    startMs: Math.round(again.ms),
    firstPageMs,
    residentIdleMb: idle,
    residentAfterMb: memoryOf(shop),
    ...crowd,
  };
  publish(lines, summary, felt, said);
  if (printFigures(said) > 0) process.exitCode = 1;
  if (
    crowd
      ? !isHeld(crowd)
      : lines.length + felt.length + said.length === 0 || lines.some(({ problem }) => problem)
  )
    process.exitCode = 1;
} finally {
  await shop?.stop();
  await market?.close();
  rmSync(folder, { recursive: true, force: true });
}

async function run(running: ShopProcess): Promise<Line[]> {
  const { origin } = running;
  const makers = market
    ? queueTargets(origin, market)
    : withAccounts
      ? accountTargets(origin)
      : targetsOf(origin, maxOrders);
  const made = await Promise.all(
    (await makers).map((make) =>
      make().catch((error: Error): Line => ({ name: 'order placed', problem: error.message })),
    ),
  );
  const all = made.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
  const lines = all.map((target): Line => ({ ...target }));
  const kept: (KeptAnswer | null)[] = [];
  for (const [index, target] of all.entries()) {
    if (!('next' in target)) kept.push(null);
    else
      kept.push(
        await keep(running.origin, target.next()).catch((error: Error) => noted(lines[index]!, error)),
      );
  }
  const floor = await startFloor(kept);
  const results = all.map(() => ({ shop: [] as Measured[], floor: [] as Measured[] }));
  try {
    for (let round = 0; round < rounds; round += 1) {
      console.log(`round ${round + 1} of ${rounds}, ${seconds} s each …`);
      for (const [index, target] of all.entries()) {
        if (!('next' in target) || lines[index]!.problem) continue;
        const { method, headers, body } = target.next();
        const bare = { method, headers, body, path: `/${index}` };
        const amount =
          target.most === undefined ? undefined : Math.floor((target.most - 2 * rounds) / rounds);
        const same = { connections: target.connections, seconds };
        try {
          if (amount === undefined)
            await measure({ ...serverOf(running), ...same, next: target.next, seconds: 1 });
          results[index]!.floor.push(await measure({ ...floor, ...same, next: () => bare }));
          results[index]!.shop.push(
            await measure({ ...serverOf(running), ...same, next: target.next, amount }),
          );
        } catch (error) {
          noted(lines[index]!, error as Error);
        }
      }
    }
  } finally {
    floor.stop();
  }
  return lines.map((line, index) => {
    const { shop: ours, floor: bare } = results[index]!;
    if (line.problem || ours.length === 0) return { ...line, problem: line.problem ?? 'nothing measured' };
    const bytes = Buffer.from(kept[index]?.body ?? '', 'base64').byteLength;
    return { ...line, shop: medianOf(ours), floor: medianOf(bare), bytes };
  });
}

function serverOf({ origin, process: child }: ShopProcess): { origin: string; pid: number } {
  if (child.pid === undefined) throw new Error('the shop has ended');
  return { origin, pid: child.pid };
}

function noted(line: Line, error: Error): null {
  line.problem = error.message;
  return null;
}

async function startFloor(kept: (KeptAnswer | null)[]) {
  const file = join(folder, 'answers.json');
  const nothing: KeptAnswer = { status: 404, headers: {}, body: '' };
  writeFileSync(file, JSON.stringify(kept.map((answer) => answer ?? nothing)));
  const [command, ...args] = [...through, process.execPath, join(import.meta.dirname, 'floor.ts'), file];
  const child = spawn(command ?? process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill());
  const port = await new Promise<number>((done, fail) => {
    child.stdout.once('data', (bytes) => done(Number(bytes)));
    child.once('exit', () => fail(new Error('the bare server ended at once')));
  });
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill() };
}

/** The load on one core, the servers on another, where the machine has two and lets us choose. */
function pinApart(): boolean {
  return availableParallelism() >= 2 && bindToCore(1, process.pid);
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const began = performance.now();
  return { value: await work(), ms: performance.now() - began };
}

function memoryOf({ process: child }: ShopProcess): number | null {
  return child.pid === undefined ? null : residentOf(child.pid);
}

function publish(lines: Line[], summary: Record<string, number | null>, felt: Felt[], said: Figure[]): void {
  const machine = {
    at: new Date().toISOString(),
    node: process.version,
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    pinned,
    loadBefore,
    loadAfter: loadavg(),
  };
  if (lines.length > 0) console.log(`\n${tableOf(lines)}\n`);
  for (const { name, median, worst, most } of felt)
    console.log(`${name}: ${median.toFixed(0)} ms, at worst ${worst.toFixed(0)} ms (${most} to reach)`);
  if ((loadBefore[0] ?? 0) > 1 || (loadBefore[1] ?? 0) > 1) {
    console.log(
      'The machine was busy with other things: trust the ratios and the CPU times, not the seconds.\n',
    );
  }
  for (const [name, value] of Object.entries(summary)) console.log(`${name}: ${value ?? '?'}`);
  const load = (values: number[]) => values.map((value) => value.toFixed(1)).join(' ');
  console.log(
    `${machine.cpu}, ${machine.cores} cores, ${machine.node}, load ${load(loadBefore)} → ${load(machine.loadAfter)}`,
  );
  const results = join(import.meta.dirname, 'results');
  mkdirSync(results, { recursive: true });
  const measured = lines.map(({ next: _, ...line }: Line & Partial<Target>) => ({ ...line }));
  writeFileSync(
    join(results, 'latest.json'),
    `${JSON.stringify({ machine, summary, lines: measured, felt, said, seconds, rounds }, null, 2)}\n`,
  );
}
