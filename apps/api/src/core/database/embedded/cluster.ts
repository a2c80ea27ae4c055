import { join } from 'node:path';

/** Where in the folder of an embedded database Postgres' own files lie. */
export const clusterIn = (directory: string): string => join(directory, 'cluster');
