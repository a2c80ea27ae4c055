import * as z from 'zod/mini';

/** Of a file's layout: raised when an older Haat could not read it any more. */
export const formatVersion = 1;

/** What a file of ours says of itself at its beginning. */
export const manifest = z.object({
  format: z.literal('haat-backup'),
  formatVersion: z.literal(formatVersion),
  /** The last migration of the database that was read: rows fit the tables as they were then. Its name is for people. */
  migration: z.object({ at: z.number(), name: z.nullable(z.string()) }),
  createdAt: z.iso.datetime(),
  /** The one shop that it holds; null for all of an installation. */
  shop: z.nullable(z.object({ id: z.uuid(), subdomain: z.string() })),
});
export type Manifest = z.output<typeof manifest>;
export type Shop = NonNullable<Manifest['shop']>;

/** What it says at its end. */
export const ending = z.object({
  /** SHA-256 of the names and bytes of all that stands before. */
  sha256: z.string(),
  rows: z.number(),
  uploads: z.number(),
});
export type Ending = z.output<typeof ending>;

export const manifestName = 'manifest.json';
export const endingName = 'end.json';
