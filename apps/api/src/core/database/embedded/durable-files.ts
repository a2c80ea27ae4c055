import fs from 'node:fs';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Stream = { nfd?: number; node: unknown };
/** Emscripten's file system on Node's: PGlite's types name it and leave out what it holds. */
type NodeFileSystem = {
  stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: unknown): string;
  tryFSOperation<T>(act: () => T): T;
};

/**
 * PGlite's files on disk, with an fsync that reaches the disk. PGlite runs with `-F` and its fsync does nothing: a killed
 * process loses no row, but a power cut would. Emscripten calls this for Postgres' fsync only, never for its fdatasync, so
 * the engine must run with `wal_sync_method=fsync`.
 */
export class DurableFiles extends NodeFS {
  /** How often the disk was asked to keep what it was given. */
  syncs = 0;

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    result.emscriptenOpts.preRun?.push(({ NODEFS }: { NODEFS: unknown }) => {
      if (!isNodeFileSystem(NODEFS))
        throw new Error('This PGlite has no NODEFS whose fsync could be made to reach the disk.');
      NODEFS.stream_ops.fsync = (stream) => {
        // An error must reach Postgres as its number: it then stops rather than acknowledge what may be lost.
        NODEFS.tryFSOperation(() =>
          stream.nfd === undefined ? syncPath(NODEFS.realPath(stream.node)) : fs.fdatasyncSync(stream.nfd),
        );
        this.syncs += 1;
        return 0;
      };
    });
    return result;
  }
}

function isNodeFileSystem(files: unknown): files is NodeFileSystem {
  return (
    files instanceof Object && ['stream_ops', 'realPath', 'tryFSOperation'].every((part) => part in files)
  );
}

/** Forces a whole folder to disk: for files written past Postgres, which only syncs what it wrote itself. */
export function syncFolder(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncFolder(path);
    else syncPath(path);
  }
  syncPath(folder);
}

/** Forces one file's content, or one folder's list of names, to disk. */
export function syncPath(path: string): void {
  // Windows can't open a folder; its file systems keep names without being asked.
  if (process.platform === 'win32' && fs.statSync(path).isDirectory()) return;
  const handle = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}
