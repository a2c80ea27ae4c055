import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';

/** A Redis of its own that keeps nothing and lives as long as one test file. */
export interface ThrowawayRedis {
  url: string;
  /** Kills it: whoever is connected is cut off. */
  stop(): Promise<void>;
  /** Starts it again at its address, as empty as ever. */
  start(): Promise<void>;
}

export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/**
 * Starts Redis on a free port of 127.0.0.1.
 * @returns null where the machine has none
 */
export async function startThrowawayRedis(): Promise<ThrowawayRedis | null> {
  if (!hasRedis()) return null;
  const port = await freePort();
  let server: ChildProcess | undefined;
  process.once('exit', () => server?.kill('SIGKILL'));
  const start = async () => {
    const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const started = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'inherit'] });
    server = started;
    await new Promise<void>((ready, fail) => {
      let said = '';
      started.once('exit', () => fail(new Error(`Redis did not start:\n${said}`)));
      started.stdout.on('data', (bytes) => {
        said += bytes;
        if (said.includes('Ready to accept connections')) ready();
      });
    });
  };
  const stop = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  await start();
  return { url: `redis://127.0.0.1:${port}`, start, stop };
}
