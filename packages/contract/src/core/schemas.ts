import * as z from 'zod/mini';

export const isAlive = {
  summary: 'The process lives.',
  answer: z.strictObject({ status: z.literal('ok') }),
};

export const isReady = {
  summary: 'The database and the stores answer; which queues nobody works on.',
  answer: z.strictObject({
    status: z.literal('ready'),
    database: z.literal('ok'),
    disk: z.literal('ok'),
    /** Queues whose oldest entry should have been worked on ten minutes ago. */
    stuckQueues: z.array(z.string()),
  }),
};
