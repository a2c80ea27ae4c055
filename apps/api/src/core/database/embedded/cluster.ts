import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where in the folder of an embedded database Postgres' own files lie. */
export const clusterIn = (directory: string): string => join(directory, 'cluster');

/** What lies beside them until a first start has written them all. */
export const makingMark = (directory: string): string => join(directory, 'being-made');

export const isClusterIn = (directory: string): boolean =>
  existsSync(join(clusterIn(directory), 'PG_VERSION')) && !existsSync(makingMark(directory));
