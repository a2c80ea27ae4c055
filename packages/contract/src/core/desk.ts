import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { done, doneWith, id, line } from './fields.ts';

export const saved = doneWith(z.strictObject({ _id: z.string() }));

/** A line that may be left out, such as a title in the other language. */
export const orNoLine = (max: number) => z.optional(z.nullable(line(max)));

/** An owner adds or changes one of a noun. */
export const saveCall = <T extends z.ZodMiniType>(noun: string, summary: string, input: T) =>
  endpoint({
    method: 'POST',
    path: `/api/admin/${noun}/save`,
    access: 'admin',
    summary,
    input,
    answer: saved,
  });

/** An owner deletes one of a noun. */
export const deleteCall = (noun: string, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/api/admin/${noun}/delete/:id`,
    access: 'admin',
    summary,
    params: z.object({ id }),
    answer: done,
  });
