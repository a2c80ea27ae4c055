// Nepal is 5 hours and 45 minutes ahead of UTC, all year.
const ahead = (5 * 60 + 45) * 60_000;
const dayLong = 24 * 3_600_000;

/**
 * An instant moved so that its UTC fields are those of a clock in Nepal, wherever server and phone stand (design D15).
 * An Invalid Date for no instant.
 */
export const clockInNepal = (instant: string | Date): Date => new Date(new Date(instant).getTime() + ahead);

/** The day that an instant falls on in Nepal: `2026-11-23`. */
export const dayInNepal = (instant: string | Date): string =>
  clockInNepal(instant).toISOString().slice(0, 10);

/** The last so many days in Nepal, the oldest first and today the last. */
export const lastDaysInNepal = (days: number, now = new Date()): string[] =>
  Array.from({ length: days }, (_, n) => dayInNepal(new Date(now.getTime() - (days - 1 - n) * dayLong)));

/** The instant at which a day begins in Nepal. */
export const startOfDayInNepal = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - ahead);
