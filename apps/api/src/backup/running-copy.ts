import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import type { EmbeddedDatabase } from '../core/database/database.ts';
import { takeDirectory } from '../core/database/embedded/directory-lock.ts';
import { BackupError } from './backup-error.ts';

/** In the folder of the database, and in one that its owner alone may enter. */
const socketIn = (directory: string) => join(directory, 'door', 'socket');
const copyBegins = 'copy-';

/** What is said to whoever comes: the name of a copy beside the database, or why there is none. */
const answer = z.union([z.object({ copy: z.string() }), z.object({ problem: z.string() })]);
type Answer = z.output<typeof answer>;

export interface RunningCopy {
  /** Can be opened as the folder of an embedded database. */
  directory: string;
  remove(): Promise<void>;
}

/**
 * Gives copies of an embedded database, one at a time, to processes of its owner on this machine. A copy goes when whoever asked for it is
 * done, or is no more.
 * @param directory the folder of the database, which this process holds
 * @returns what ends it. @throws Error where the socket cannot be made, as in a folder whose name is too long
 */
export async function serveCopies(
  database: Pick<EmbeddedDatabase, 'copyTo'>,
  directory: string,
): Promise<{ close(): Promise<void> }> {
  await removeAbandoned(directory);
  const place = socketIn(directory);
  await mkdir(dirname(place), { recursive: true });
  await chmod(dirname(place), 0o700);
  // Of a process that was killed: the folder is ours alone.
  await rm(place, { force: true });
  let [isBusy, isClosing] = [false, false];
  const server = createServer((socket) => {
    if (isBusy) return socket.end(line({ problem: 'Another backup of this shop is being made.' }));
    isBusy = true;
    const isKept = () => isClosing;
    void giveCopy(socket, { database, directory, isKept }).finally(() => (isBusy = false));
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // Who has gone needs no answer.
    socket.on('error', () => {});
  });
  await listening(server, place);
  await chmod(place, 0o600);
  return {
    async close() {
      isClosing = true;
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function listening(server: Server, place: string): Promise<void> {
  server.listen(place);
  await once(server, 'listening');
  // Of whoever could not come in, as when too many files are open.
  server.on('error', () => {});
}

async function giveCopy(
  socket: Socket,
  {
    database,
    directory,
    isKept,
  }: { database: Pick<EmbeddedDatabase, 'copyTo'>; directory: string; isKept: () => boolean },
): Promise<void> {
  const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const copy = await mkdtemp(join(directory, copyBegins));
  try {
    await database.copyTo(copy);
    socket.write(line({ copy: basename(copy) }));
    await gone;
  } catch (error) {
    socket.end(line({ problem: error instanceof Error ? error.message : String(error) }));
  } finally {
    // Whoever reads it while the shop closes goes on, and removes it.
    if (!isKept()) await rm(copy, { recursive: true, force: true });
  }
}

const line = (said: Answer) => `${JSON.stringify(said)}\n`;

// Copies that nobody has open any more: those of processes that were killed.
async function removeAbandoned(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!name.startsWith(copyBegins)) continue;
    const copy = join(directory, name);
    try {
      takeDirectory(copy)();
    } catch {
      continue;
    }
    await rm(copy, { recursive: true, force: true });
  }
}

/**
 * Asks the process that has a database open for a copy of it.
 * @returns null where no process answers. @throws BackupError for one that cannot make a copy
 */
export async function copyOfRunning(directory: string): Promise<RunningCopy | null> {
  const socket = connect(socketIn(directory));
  try {
    await once(socket, 'connect');
  } catch (error) {
    if (!isNobody(error)) throw error;
    return null;
  }
  const [said] = (await once(createInterface(socket), 'line').catch(() => [])) as string[];
  const { copy, problem } = {
    copy: '',
    problem: 'It went away.',
    ...(said && answer.parse(JSON.parse(said))),
  };
  // Only ever what lies beside the database: it is removed at the end.
  if (!copy.startsWith(copyBegins) || copy !== basename(copy)) {
    socket.destroy();
    throw new BackupError(`The shop that is running gave no copy of its database. ${problem}`);
  }
  const folder = join(directory, copy);
  socket.on('error', () => {});
  return {
    directory: folder,
    async remove() {
      await rm(folder, { recursive: true, force: true });
      socket.destroy();
    },
  };
}

const isNobody = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'].includes(String(error.code));
