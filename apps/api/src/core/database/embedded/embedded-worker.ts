import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { clusterIn, makingMark } from './cluster.ts';
import { DurableFiles, syncFolder, syncPath } from './durable-files.ts';
import { hasRoom, NoRoom } from './room.ts';

/** How the worker is started: `directory` null keeps everything in memory; `from` is a dump to begin with when there is no database yet. */
export type WorkerStart = { directory: string | null; from: Uint8Array | null };
/** To the worker: bytes are Postgres' wire protocol, anything else a request to the worker itself. */
export type ToWorker =
  | Uint8Array
  | { ask: 'reset' | 'hold' | 'release' }
  | { ask: 'close' | 'dump' | 'syncs' };
/** From the worker: bytes are Postgres' answer. */
export type FromWorker =
  | Uint8Array
  | { told: 'ready' | 'reset' | 'hold' | 'close' }
  | { told: 'dump'; bytes: Uint8Array }
  | { told: 'syncs'; count: number };

const POSTGRES_MAJOR = '18';
// Postgres' own page cache; the default of 128 MB is held twice, here and by the operating system.
const CACHE = '32MB';
// The status with which PGlite unwinds an ordinary SQL error; every other exception is the engine's end.
const SQL_ERROR = 100;

const { directory, from } = workerData as WorkerStart;
const files = directory === null ? undefined : new DurableFiles(makeRoom(directory));
const engine = await open();
if (directory !== null) finishFirstStart(directory);

let turn: Promise<void> = Promise.resolve();
let release = () => {};
parentPort?.on('message', (message: ToWorker) => {
  if (!(message instanceof Uint8Array) && message.ask === 'release') release();
  else turn = turn.then(() => handle(message));
});
tell({ told: 'ready' });

async function handle(message: ToWorker): Promise<void> {
  if (message instanceof Uint8Array) {
    // The streaming call: the plain one keeps a parsed copy of every answer for as long as the engine lives.
    const chunks: Uint8Array[] = [];
    await engine.execProtocolRawStream(message, { onRawData: (chunk) => void chunks.push(chunk.slice()) });
    if (chunks.length > 0) tell(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
  } else if (message.ask === 'reset') {
    // There is one session: a new client must not find the last one's transaction or statements in it.
    await engine.exec('rollback');
    await engine.exec('discard all');
    tell({ told: 'reset' });
  } else if (message.ask === 'hold') {
    await new Promise<void>((resolve) => {
      release = resolve;
      tell({ told: 'hold' });
    });
  } else if (message.ask === 'syncs') {
    tell({ told: 'syncs', count: files?.syncs ?? 0 });
  } else if (message.ask === 'dump') {
    const bytes = new Uint8Array(await (await engine.dumpDataDir('none')).arrayBuffer());
    tell({ told: 'dump', bytes });
  } else {
    await engine.close();
    tell({ told: 'close' });
    parentPort?.close();
  }
}

async function open(): Promise<PGlite> {
  const complaints: string[] = [];
  const fresh = directory === null || !existsSync(join(clusterIn(directory), 'PG_VERSION'));
  try {
    const pglite = await PGlite.create({
      ...(files && { fs: files }),
      ...(from && fresh && { loadDataDir: new Blob([from as Uint8Array<ArrayBuffer>]) }),
      extensions: { pg_trgm, unaccent, citext, btree_gin },
      startParams: [
        ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F' || !files),
        ...['-c', 'wal_sync_method=fsync', '-c', `shared_buffers=${CACHE}`],
      ],
      onStderr: (line) => complaints.length < 20 && complaints.push(line) < 0,
    });
    stopWhenBroken(pglite);
    return pglite;
  } catch (error) {
    if (directory !== null && !hasRoom(directory)) throw new NoRoom(directory, error);
    throw new Error(`The embedded database doesn't open: ${complaints.join(' ') || String(error)}`, {
      cause: error,
    });
  }
}

/** PGlite swallows traps of its engine and may then turn for ever; a worker that ends is noticed and started again. */
function stopWhenBroken({ Module }: PGlite): void {
  const loopOnce = Module._PostgresMainLoopOnce;
  if (typeof loopOnce !== 'function') throw new Error('This PGlite has no main loop to be watched.');
  Module._PostgresMainLoopOnce = () => {
    try {
      loopOnce();
    } catch (error) {
      if (!isSqlError(error)) process.exit(70);
      throw error;
    }
  };
}

function isSqlError(error: unknown): boolean {
  return error instanceof Object && 'status' in error && error.status === SQL_ERROR;
}

/** The cluster's folder, rid of what a first start that was cut short has left in it. */
function makeRoom(root: string): string {
  const path = clusterIn(root);
  const mark = makingMark(root);
  if (existsSync(mark)) rmSync(path, { recursive: true, force: true });
  if (existsSync(join(path, 'PG_VERSION'))) {
    const version = readFileSync(join(path, 'PG_VERSION'), 'utf8').trim();
    if (version !== POSTGRES_MAJOR) {
      throw new Error(
        `${path} was written by Postgres ${version}; this version of the shop reads ${POSTGRES_MAJOR}.`,
      );
    }
    return path;
  }
  writeFileSync(mark, '');
  syncPath(root);
  mkdirSync(path, { recursive: true });
  return path;
}

// A first start ends here: everything is on disk before the mark goes.
function finishFirstStart(root: string): void {
  if (!existsSync(makingMark(root))) return;
  syncFolder(clusterIn(root));
  rmSync(makingMark(root));
  syncPath(root);
}

function tell(message: FromWorker): void {
  const bytes = message instanceof Uint8Array ? message : 'bytes' in message ? message.bytes : undefined;
  const ownsBuffer = bytes && bytes.byteOffset === 0 && bytes.byteLength === bytes.buffer.byteLength;
  parentPort?.postMessage(message, ownsBuffer ? [bytes.buffer as ArrayBuffer] : []);
}
