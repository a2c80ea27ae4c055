// `npm run bench -- connections`: two addresses open 10,000 connections that say nothing and 3,000 that are slow, and another
// address shops meanwhile (issue 'Shut doors', figures). Everything stays on this machine.
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from '@haat/contract/account/calls';
import { getShopFrame } from '@haat/contract/content/calls';
import type { ShopProcess } from '../e2e/support/shop-process.ts';
import { drive } from './drive.ts';
import { openFilesOf, residentOf } from './process-use.ts';
import type { Ask } from './targets.ts';

/** What came out; times in milliseconds, memory in MB. */
export interface Crowded {
  quietP99Ms: number;
  crowdedP99Ms: number;
  failed: number;
  grownMb: number | null;
  /** Files and connections that the shop had open at most, and once the slow ones had had their time. */
  maxOpen: number | null;
  openAtEnd: number | null;
}

const crowd = { idle: 10_000, slow: 3_000, from: ['127.0.0.2', '127.0.0.3'] };
// spec: security.7
const maxGrown = 300;
/** So many connections are opened before the next ones are. */
const openedAtOnce = 200;

const slowWays = [
  // A head, a body and an answer that never come to an end: the last of 4 whole pages, uncompressed.
  'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  `POST ${signIn.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`,
  'GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity\r\n\r\n'.repeat(4),
];
/** What an address may ask for as often as it likes. */
const asks: Ask[] = ['/', '/faq', getShopFrame.path.replace(':subdomain', 'haat')].map((path) => ({
  method: 'GET',
  path,
  headers: { 'accept-encoding': 'br' },
}));

/** Measures a running shop whose limits are on. */
export async function crowded({ origin, process: child }: ShopProcess): Promise<Crowded> {
  const memory = () => (child.pid === undefined ? null : residentOf(child.pid));
  let at = 0;
  const shopping = (ms: number) =>
    drive({ origin, connections: 4, ms, next: () => asks[at++ % asks.length]! });
  await shopping(2_000);
  const quiet = await shopping(6_000);
  const before = memory() ?? 0;
  let most = before;
  const files = () => (child.pid === undefined ? null : openFilesOf(child.pid));
  let maxOpen = files();
  const watching = setInterval(() => {
    most = Math.max(most, memory() ?? 0);
    maxOpen = maxOpen && Math.max(maxOpen, files() ?? 0);
  }, 100);
  const lines: net.Socket[] = [];
  const opening = openAll(Number(new URL(origin).port), lines);
  const trickling = setInterval(() => trickle(lines), 1_000);
  const during = await shopping(20_000);
  await opening;
  // Longer than anybody may be slow.
  const after = await shopping(45_000);
  clearInterval(watching);
  clearInterval(trickling);
  const openAtEnd = files();
  for (const line of lines) line.destroy();
  return {
    quietP99Ms: p99(quiet.times),
    crowdedP99Ms: p99([...during.times, ...after.times]),
    failed: during.failed + after.failed,
    grownMb: memory() === null ? null : most - before,
    maxOpen,
    openAtEnd,
  };
}

/** Whether nobody was turned away who shops, and the memory stayed within its bound. */
export const isHeld = ({ failed, grownMb }: Crowded): boolean =>
  failed === 0 && (grownMb === null || grownMb <= maxGrown);

async function openAll(port: number, lines: net.Socket[]): Promise<void> {
  const words = [
    ...Array.from({ length: crowd.idle }, () => ''),
    ...Array.from({ length: crowd.slow }, (_, n) => slowWays[n % slowWays.length] ?? ''),
  ];
  for (const [n, said] of words.entries()) {
    const line = net.connect({ port, host: '127.0.0.1', localAddress: crowd.from[n % crowd.from.length] });
    line.on('error', () => {});
    if (said !== '') line.write(said);
    // Nobody of them listens.
    line.pause();
    lines.push(line);
    if (n % openedAtOnce === 0) await pause(20);
  }
}

/** A letter a second on each connection that sends something. */
function trickle(lines: net.Socket[]): void {
  for (const [n, line] of lines.slice(crowd.idle).entries())
    if (line.writable && n % slowWays.length < 2) line.write('x');
}

function p99(times: number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
}
