import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { clusterPrefix, own, removeOrphans } from './remove-orphans.ts';

/** A cluster of its own that lives as long as one test run. */
export interface ThrowawayPostgres {
  /** Its owner's address: may create and drop databases. */
  url: string;
  /** The same by the socket in its folder: a statement takes a fifth less of both processors than by the network. */
  socketUrl: string;
  /** What the server says of itself, like `postgres (PostgreSQL) 15.18`. */
  version: string;
  stop(): Promise<void>;
  /** Stops the server as an operator does, leaves it away for so many milliseconds, and starts it again. */
  restart(awayFor: number): Promise<void>;
  /** Freezes the server with all its processes, so that it answers nothing; what comes back lets it go on. */
  freeze(): () => void;
}

/** Starting takes one or two seconds; more than this means that it never will. In milliseconds. */
const patience = 60_000;
/** So many bytes have to be free in memory before a cluster is put there. */
const roomInMemory = 4 * 1024 ** 3;

/**
 * Where a test's cluster lies best. A database is 750 files: a disk takes 0.25 s of processor time to make and remove a copy,
 * memory 0.05.
 */
export function memoryOrDisk(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory) || process.availableMemory() < roomInMemory) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize < roomInMemory ? tmpdir() : memory;
}

/**
 * Starts a real Postgres in a temporary folder on a free port of 127.0.0.1, as an ordinary user.
 * @param besides settings other than its own, like `shared_buffers`
 * @param within where its folder is made
 * @returns null where the machine has no Postgres server
 * @throws with the server's own words when it is there but does not start
 */
export async function startThrowawayPostgres(
  besides: Record<string, string> = {},
  within: string = tmpdir(),
): Promise<ThrowawayPostgres | null> {
  const bin = findServer();
  if (!bin) return null;
  await removeOrphans(within);
  const as = ordinaryUser();
  const folder = mkdtempSync(join(within, clusterPrefix));
  own(folder);
  const password = randomBytes(16).toString('hex');
  const secret = join(folder, 'secret');
  const data = join(folder, 'data');
  let server: ChildProcess | undefined;
  // One that is left in memory would stay there.
  const endWithUs = () => {
    server?.kill('SIGINT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  process.once('exit', endWithUs);
  const stop = async () => {
    process.off('exit', endWithUs);
    if (server) await ended(server);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    writeFileSync(secret, password, { mode: 0o600 });
    for (const path of [folder, secret]) if (as) chownSync(path, as.uid, as.gid);
    const how = { ...as, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
    const cluster = [
      '--username=haat',
      `--pwfile=${secret}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ];
    execFileSync(join(bin, 'initdb'), [`--pgdata=${data}`, '--no-sync', ...cluster], {
      ...how,
      stdio: 'pipe',
    });
    const port = await freePort();
    const begin = async () => {
      server = spawn(join(bin, 'postgres'), ['-D', data, ...settings(port, folder, besides)], {
        ...how,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      await ready(server);
    };
    await begin();
    const restart = async (awayFor: number) => {
      if (server) await ended(server);
      await after(awayFor);
      await begin();
    };
    const freeze = () => {
      const all = processesOf(server?.pid);
      for (const pid of all) process.kill(pid, 'SIGSTOP');
      return () => {
        for (const pid of all) process.kill(pid, 'SIGCONT');
      };
    };
    const version = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
    const url = `postgres://haat:${password}@127.0.0.1:${port}/postgres`;
    const socketUrl = `${url}?host=${encodeURIComponent(folder)}`;
    return { url, socketUrl, version, stop, restart, freeze };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Its data need not outlive the run, so it never waits for a disk. */
function settings(port: number, folder: string, besides: Record<string, string>): string[] {
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 200,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    ...besides,
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** The folder with `postgres` and `initdb`: on PATH, else Debian's newest. */
function findServer(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== ''),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  for (const folder of folders) {
    const server = join(folder, 'postgres');
    const real = existsSync(server) ? dirname(realpathSync(server)) : null;
    if (real && existsSync(join(real, 'initdb'))) return real;
  }
  return null;
}

/** Postgres refuses to run as root, so root lends it the user that Debian's package made, or nobody. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((of) =>
        Number(execFileSync('id', [of, name], { encoding: 'utf8', stdio: 'pipe' })),
      );
      return { uid: uid!, gid: gid! };
    } catch {
      // No such user: the next name.
    }
  }
  throw new Error('Postgres does not run as root, and this machine has neither a user postgres nor nobody.');
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let said = '';
    const timer = setTimeout(() => give('did not start in time'), patience);
    const give = (why: string) => {
      clearTimeout(timer);
      fail(new Error(`Postgres ${why}:\n${said}`));
    };
    server.once('exit', () => give('ended at once'));
    server.once('error', fail);
    server.stderr?.on('data', (bytes) => {
      said += bytes;
      if (!said.includes('ready to accept connections')) return;
      clearTimeout(timer);
      server.removeAllListeners('exit');
      server.stderr?.removeAllListeners('data').resume();
      done();
    });
  });
}

/** A server and the processes it has started, on a system that tells them (Linux). */
function processesOf(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return (
        readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')[1] === String(pid)
      );
    } catch {
      // It has ended meanwhile.
      return false;
    }
  });
  return [pid, ...children.map(Number)];
}

/** Asks for a fast shutdown; whoever is still connected is sent away. */
function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    server.once('exit', () => done());
    server.kill('SIGINT');
  });
}
