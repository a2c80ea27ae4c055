import { setTimeout as pause } from 'node:timers/promises';
import { residentKbOf } from '../process-use.ts';
import type { PageSocket } from './page-socket.ts';

/** What one idle socket costs a server, in KB: of its heap, and of all the memory that the process holds. */
export interface SocketCost {
  heap: number;
  resident: number | null;
}

/** A server whose memory is looked at. */
export interface Weighed {
  pid: number;
  /** Bytes in use after collecting garbage. */
  heap(): Promise<number>;
  open(n: number): Promise<PageSocket>;
}

const openedAtOnce = 50;
/** So many come and go before: what is loaded with the first ones is no part of what each costs. */
const before = 100;

/**
 * Opens so many sockets and leaves them open.
 * @returns what each costs, and the sockets
 */
export async function weighSockets(
  server: Weighed,
  many: number,
): Promise<SocketCost & { open: PageSocket[] }> {
  const first = await openMany(server, before);
  await Promise.all(first.map((socket) => socket.close()));
  const [heapBefore, residentBefore] = await weight(server);
  const open = await openMany(server, many);
  const [heapAfter, residentAfter] = await weight(server);
  return {
    heap: (heapAfter - heapBefore) / 1024 / many,
    resident:
      residentBefore === null || residentAfter === null ? null : (residentAfter - residentBefore) / many,
    open,
  };
}

async function openMany({ open }: Weighed, many: number): Promise<PageSocket[]> {
  const sockets: PageSocket[] = [];
  for (let at = 0; at < many; at += openedAtOnce) {
    const some = Array.from({ length: Math.min(openedAtOnce, many - at) }, (_, n) => open(at + n));
    sockets.push(...(await Promise.all(some)));
  }
  return sockets;
}

/** Once all is settled that opening or closing has begun. */
async function weight({ pid, heap }: Weighed): Promise<[heap: number, resident: number | null]> {
  await pause(3_000);
  return [await heap(), residentKbOf(pid)];
}
