import { text } from 'node:stream/consumers';
import { typeOf } from '../core/uploads/uploads.ts';
import { readArchive } from './archive.ts';
import type { Entry } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { formatVersion, manifest, manifestName } from './manifest.ts';
import type { Ending, Manifest } from './manifest.ts';

/** What a file of ours holds, in its order: the manifest, rows table by table, uploads. */
export type Part = { kind: 'manifest'; manifest: Manifest } | RowsPart | UploadPart;
export type RowsPart = { kind: 'rows'; table: string; lines: string[] };
export type UploadPart = { kind: 'upload'; key: string } & Pick<Entry, 'size' | 'body'>;

// Rows that go together, in bytes: a single one may be as large.
const maxRowsBytes = 64 * 1024 * 1024;
const maxManifestBytes = 100_000;

/** What the rows of a table, and an upload, are called within the file. */
export const nameOfRows = (table: string, at: number) =>
  `tables/${table}/${String(at).padStart(6, '0')}.ndjson`;
export const nameOfUpload = (key: string) => `uploads/${key}`;

/** Reads a file of ours part by part. @throws BackupError for one that is not, or not as it was written */
export async function* readContents(file: string, ended?: (ending: Ending) => void): AsyncGenerator<Part> {
  let isBegun = false;
  for await (const entry of readArchive(file, ended)) {
    if (isBegun === (entry.name === manifestName)) throw unknown(entry.name);
    isBegun = true;
    yield entry.name === manifestName
      ? { kind: 'manifest', manifest: await manifestIn(entry) }
      : await partIn(entry);
  }
}

/**
 * Reads a file of ours to its end, before anything of it is stored anywhere.
 * @throws BackupError for one that is damaged, was changed, or was written by a newer Haat
 */
export async function checkContents(file: string): Promise<{ manifest: Manifest; ending: Ending }> {
  let found: Manifest | undefined;
  let ending: Ending | undefined;
  for await (const part of readContents(file, (end) => (ending = end)))
    if (part.kind === 'manifest') found = part.manifest;
  if (!found || !ending) throw unknown(manifestName);
  return { manifest: found, ending };
}

const unknown = (name: string) => new BackupError(`This file is none that Haat has written: ${name}.`);

async function manifestIn({ name, size, body }: Entry): Promise<Manifest> {
  if (size > maxManifestBytes) throw unknown(name);
  const said: unknown = JSON.parse(await text(body));
  const parsed = manifest.safeParse(said);
  if (parsed.success) return parsed.data;
  const version = typeof said === 'object' && said !== null && 'formatVersion' in said && said.formatVersion;
  if (typeof version === 'number' && version > formatVersion)
    throw new BackupError('This file was written by a newer version of Haat. Update Haat first.');
  throw unknown(name);
}

async function partIn({ name, size, body }: Entry): Promise<Part> {
  const [, table] = /^tables\/([\w-]+)\/\d{6,}\.ndjson$/.exec(name) ?? [];
  if (table !== undefined && size <= maxRowsBytes)
    return { kind: 'rows', table, lines: (await text(body)).split('\n') };
  const [, key] = /^uploads\/(.+)$/s.exec(name) ?? [];
  if (key !== undefined && isKey(key)) return { kind: 'upload', key, size, body };
  throw unknown(name);
}

const isKey = (key: string): boolean =>
  typeOf(key) !== undefined &&
  // Neither a backslash nor a control character.
  [...key].every((sign) => sign !== '\\' && sign >= ' ') &&
  key.split('/').every((step) => step !== '' && step !== '.' && step !== '..');
