import { v7 as uuid } from 'uuid';

/**
 * A new UUIDv7: opaque on the wire, in order of time in the database (design D5). Those of one process are in the order in
 * which they were made, also within a millisecond and when the clock is set back; Node's own are not.
 */
export const v7 = (): string => uuid();

/** A new UUIDv7 of an instant in the past. */
export const v7At = (at: Date): string => uuid({ msecs: at.getTime() });
