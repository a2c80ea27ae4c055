import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { shopEnvironment, nodeFlags } from '../../scripts/node-flags.mjs';

const root = join(import.meta.dirname, '../..');

/** A shop that runs as a process of its own, as `npm start` runs it. */
export interface ShopProcess {
  /** Like `http://127.0.0.1:34567`, without a slash at the end. */
  origin: string;
  /** Where its data live, and what else it was started with: for who starts it again. */
  dataDir: string;
  env: Record<string, string>;
  process: ChildProcess;
  /** Everything it has written so far, both streams. */
  said(): string;
  /** Ends it in order, as an operator would, and waits. @throws when it does not end within 20 s or ends badly */
  stop(): Promise<void>;
  /** Ends it at once, as a power cut would: nothing of it runs any more when this returns. */
  kill(): Promise<void>;
}

/** What a test may decide about the shop that it starts. */
export interface ShopStart {
  /** Where its data live; without it an empty temporary folder. The caller removes it. */
  dataDir?: string;
  env?: Record<string, string>;
  /** Where it listens; without it at a port that the system chooses. For who has to know it before the shop is there. */
  port?: number;
  /** How long it may take to answer, in milliseconds. A first start also stocks the demo shops. */
  patience?: number;
  /** Put before the command, like `taskset -c 0`. */
  through?: string[];
}

/**
 * Starts `apps/shop/main.ts` in production mode on a free port of 127.0.0.1 and waits until it is ready.
 * @throws with everything the shop said, when it ends or is not ready in time
 */
export async function startShop(start: ShopStart = {}): Promise<ShopProcess> {
  if (!existsSync(join(root, 'apps/storefront/build/server'))) {
    throw new Error('The storefront is not built: run `npm test`, which builds it, or `npm run build`.');
  }
  const dataDir = start.dataDir ?? (await mkdtemp(join(tmpdir(), 'haat-shop-')));
  const [command, ...args] = [
    ...(start.through ?? []),
    process.execPath,
    ...nodeFlags(),
    'apps/shop/main.ts',
  ];
  const child = spawn(command ?? process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...shopEnvironment,
      ...ownEnvironment(),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(start.port ?? 0),
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ...start.env,
    },
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (words += bytes));
  // A test file that is cut short must not leave a shop behind.
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));

  const kill = async () => {
    if (hasEnded(child)) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  const said = () => words;
  try {
    const origin = await untilReady(child, said, start.patience ?? 60_000);
    const stop = () => stopInOrder(child, said);
    return { origin, dataDir, env: start.env ?? {}, process: child, said, stop, kill };
  } catch (error) {
    await kill();
    if (start.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
}

/** The caller's environment without what would change which shop is started. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const {
    DATABASE_URL,
    SEED,
    DEFAULT_SHOP,
    PUBLIC_URL,
    DEV,
    TRUST_PROXY,
    DATABASE_POOL,
    NODE_OPTIONS,
    ...rest
  } = process.env;
  return rest;
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/**
 * @returns where it listens, in its own words: at an address that was chosen for it, another shop might answer
 */
async function untilReady(child: ChildProcess, said: () => string, patience: number): Promise<string> {
  const failed = once(child, 'error').then(([error]) => Promise.reject(error as Error));
  const deadline = performance.now() + patience;
  const asking = (async () => {
    while (performance.now() < deadline) {
      if (hasEnded(child)) throw new Error(`The shop ended before it was ready:\n${said()}`);
      const port = /Haat is open: http:\/\/localhost:(\d+)\s/.exec(said())?.[1];
      const origin = `http://127.0.0.1:${port}`;
      const answer = port === undefined ? null : await fetch(`${origin}/readyz`).catch(() => null);
      await answer?.body?.cancel();
      if (answer?.ok) return origin;
      await pause(50);
    }
    throw new Error(`The shop was not ready within ${patience} ms:\n${said()}`);
  })();
  return Promise.race([asking, failed]);
}

async function stopInOrder(child: ChildProcess, said: () => string): Promise<void> {
  if (hasEnded(child)) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const late = pause(20_000, 'late' as const, { ref: false });
  if ((await Promise.race([gone, late])) === 'late') {
    child.kill('SIGKILL');
    throw new Error(`The shop did not end within 20 s of being asked to:\n${said()}`);
  }
  if (child.exitCode !== 0)
    throw new Error(`The shop ended with ${child.exitCode ?? child.signalCode}:\n${said()}`);
}
