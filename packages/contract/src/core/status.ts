import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const isAlive = endpoint({
  method: 'GET',
  path: '/healthz',
  access: 'public',
  summary: 'The process lives.',
  answer: z.strictObject({ status: z.literal('ok') }),
});

export const isReady = endpoint({
  method: 'GET',
  path: '/readyz',
  access: 'public',
  summary: 'The database and the stores answer.',
  answer: z.strictObject({
    status: z.literal('ready'),
    database: z.literal('ok'),
    disk: z.literal('ok'),
  }),
});
