import * as z from 'zod/mini';
import { stored } from '@haat/web/platform/storage/stored.ts';

/** What a sound is made for. */
export const alertKinds = ['orders', 'questions', 'offers'] as const;
export type AlertKind = (typeof alertKinds)[number];

const hour = z.int().check(z.minimum(0), z.maximum(23));
const settings = z.object({
  orders: z.boolean(),
  questions: z.boolean(),
  offers: z.boolean(),
  /** Whether it is quiet between the two hours, in Nepal's time. */
  quiet: z.boolean(),
  from: hour,
  to: hour,
});
export type AlertSettings = z.output<typeof settings>;

const usual: AlertSettings = { orders: true, questions: true, offers: true, quiet: true, from: 21, to: 7 };

/** How this phone tells of what is new: each phone of a seller its own way. */
export const alertSettings = stored<AlertSettings>('desk-alerts', usual, (value) => {
  const read = settings.safeParse(value);
  return read.success ? read.data : usual;
});

const hourInNepal = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kathmandu',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Whether no sound is made at this moment: from an hour until before another, over midnight too. */
export function isQuiet({ quiet, from, to }: AlertSettings, now: Date): boolean {
  if (!quiet || from === to) return false;
  const hour = Number(hourInNepal.format(now));
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}
