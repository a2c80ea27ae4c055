import { request } from 'node:http';
import { drive } from './drive.ts';
import type { KeptAnswer } from './floor.ts';
import { cpuOf } from './process-use.ts';
import type { Ask } from './targets.ts';

/** One server under one load. Times in milliseconds. */
export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  /** CPU time of the whole server process for one request; null where the system does not tell. */
  cpu: number | null;
  requests: number;
}

/** How one server is loaded; it ends after some seconds, or so many requests where that is given. */
export interface Load {
  origin: string;
  pid: number;
  next: () => Ask;
  connections: number;
  seconds: number;
  amount?: number;
}

/**
 * Drives a server and watches what it costs it.
 * @throws when more than one answer in a hundred is no success: such a figure would be one of refusals
 */
export async function measure({ pid, seconds, ...load }: Load): Promise<Measured> {
  const before = cpuOf(pid);
  const { times, failed, took } = await drive({ ...load, ms: seconds * 1000 });
  const after = cpuOf(pid);
  if (times.length === 0 || failed > times.length / 100)
    throw new Error(`${failed} of ${times.length} requests failed`);
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: (times.length * 1000) / took,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    cpu: before === null || after === null ? null : (after - before) / times.length,
    requests: times.length,
  };
}

/** Of values in order, the one that so large a share is not above. */
export const percentile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** The headers that a server's own http layer writes, and that would lie in another server's answer. */
const ownHeaders = new Set([
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
  'content-length',
  'set-cookie',
]);

/**
 * Fetches one answer as the load will see it, still compressed.
 * @throws with what the shop said when it is no success
 */
export async function keep(origin: string, { method, path, headers, body }: Ask): Promise<KeptAnswer> {
  return new Promise((done, fail) => {
    const asking = request(origin + path, { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const bytes = Buffer.concat(parts);
        const status = answer.statusCode ?? 0;
        if (status < 200 || status > 299) {
          fail(new Error(`${method} ${path}: ${status} ${bytes.toString().slice(0, 200)}`));
          return;
        }
        const kept = Object.entries(answer.headers).filter(([name]) => !ownHeaders.has(name));
        done({
          status,
          headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
          body: bytes.toString('base64'),
        });
      });
    });
    asking.once('error', fail);
    asking.end(body);
  });
}

/** The middle one; of an even number the lower middle, so that it was really measured. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/** Each figure's own median over the rounds. */
export function medianOf(rounds: Measured[]): Measured {
  const of = (figure: 'perSecond' | 'p50' | 'p99' | 'requests') =>
    median(rounds.map((round) => round[figure]));
  const cpu = rounds.map((round) => round.cpu).filter((value) => value !== null);
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    requests: of('requests'),
    cpu: cpu.length > 0 ? median(cpu) : null,
  };
}
