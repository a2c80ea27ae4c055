import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from '../ids.ts';

/** An id made in the application, since Postgres 15 makes no UUIDv7 (design D5). */
export const ownId = () => uuid('id').notNull().$defaultFn(v7);

/** An instant in UTC (design D15). */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () => instant('updated_at').notNull().defaultNow();
