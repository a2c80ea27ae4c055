import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { oneOf } from '@haat/api/testing/crowd';
import type { ShopProcess } from '../../e2e/support/shop-process.ts';
import { cpuOf } from '../process-use.ts';
import { heldMemoryOf } from '../debugger.ts';
import type { Figure } from '../report.ts';
import { bare } from './floor.ts';
import type { Market } from './market.ts';
import { weighSockets } from './memory.ts';
import type { SocketCost, Weighed } from './memory.ts';
import { openBareTalk, openTalk, talk } from './messages.ts';
import type { Spoken } from './messages.ts';
import { openBareSocket, openPageSocket } from './page-socket.ts';
import { idleSockets, pairs } from './size.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 4) * 5;
// spec: market.61, market.62
const goals = { message: 50, socket: 40 };

/** Idle sockets and messages at the shop, and at a bare server in the same run that tells and keeps as much. */
export async function talkFigures(shop: ShopProcess, market: Market, through: string[]): Promise<Figure[]> {
  const floor = await startFloor(market.url, through);
  try {
    console.log(`${idleSockets} sockets that say nothing, messages for ${seconds} s …`);
    const floors = await at(floor, () =>
      Promise.all(Array.from({ length: pairs }, (_, n) => openBareTalk(floor.origin, n))),
    );
    const ours = await at(
      {
        pid: shop.process.pid ?? 0,
        heap: async () => (await heldMemoryOf(shop.said())).heap,
        open: (n) => openPageSocket(shop.origin, oneOf(n + 1).token),
      },
      () => Promise.all(market.pairs.map((pair) => openTalk(shop.origin, pair))),
    );
    return figuresOf(ours, floors);
  } finally {
    floor.stop();
  }
}

/** `cpu`: milliseconds of the server's processor for a message, with all that is read for it. */
type Found = SocketCost & Spoken & { cpu: number | null };

async function at(server: Weighed, open: () => Promise<Parameters<typeof talk>[0]>): Promise<Found> {
  const { open: idle, ...cost } = await weighSockets(server, idleSockets);
  const ends = await open();
  // What is compiled and cached with the first messages is no part of what each takes.
  await talk(ends, 10);
  const before = cpuOf(server.pid);
  const spoken = await talk(ends, seconds);
  const after = cpuOf(server.pid);
  const cpu = before === null || after === null ? null : (after - before) / spoken.messages;
  await Promise.all([...idle, ...ends.flat().map(({ socket }) => socket)].map((socket) => socket.close()));
  return { ...cost, ...spoken, cpu };
}

function figuresOf(ours: Found, floors: Found): Figure[] {
  const both = (name: string, key: keyof Found, most?: number): Figure[] => {
    const [value, least] = [ours[key], floors[key]];
    if (value === null || least === null) return [];
    return [
      { name, value, ...(most !== undefined && { most }) },
      { name: `${name}, bare server`, value: least },
      ...(least > 0 ? [{ name: `${name}, ratio`, value: value / least }] : []),
    ];
  };
  return [
    ...both('told of a message p50 ms', 'toldP50'),
    ...both('told of a message p99 ms', 'toldP99'),
    ...both('a message read p50 ms', 'readP50'),
    ...both('a message read p99 ms', 'readP99', goals.message),
    ...both('a message, CPU ms', 'cpu'),
    ...both('an idle socket, KB of heap', 'heap', goals.socket),
    ...both('an idle socket, KB of the process', 'resident', goals.socket),
  ];
}

/** The bare server, as a process of its own. */
async function startFloor(
  url: string,
  through: string[],
): Promise<Weighed & { origin: string; stop(): void }> {
  const file = join(import.meta.dirname, 'floor.ts');
  const [command, ...args] = [...through, process.execPath, '--expose-gc', file, url];
  const child = spawn(command ?? process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = () => void child.kill();
  process.once('exit', stop);
  const port = await new Promise<number>((done, fail) => {
    child.stdout.once('data', (bytes) => done(Number(bytes)));
    child.once('exit', () => fail(new Error('the bare server ended at once')));
  });
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    pid: child.pid ?? 0,
    heap: async () => Number(await (await fetch(origin + bare.heap)).text()),
    open: (n: number) => openBareSocket(origin, bare.socket(`idle-${n}`)),
    stop,
  };
}
