import { sql } from 'drizzle-orm';

/**
 * A condition that is always met. A statement of its own that has it does not wait for the disk: what it writes may be
 * lost with the process, but nothing that was written with waiting before or after it.
 */
export const asyncCommit = sql`set_config('synchronous_commit', 'off', true) = 'off'`;
