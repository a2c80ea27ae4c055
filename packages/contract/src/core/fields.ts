import * as z from 'zod/mini';

/** One line of text, trimmed, 1 to `max` characters, without control characters. */
export const line = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^\p{Cc}]*$/u));

/** Text just as it was sent, up to `max` characters: the database takes none with a zero byte. */
export const text = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[^\0]*$/));

/** Text of several lines, trimmed, up to `max` characters; may be empty unless `min` says otherwise. */
export const prose = (max: number, min = 0) =>
  z.string().check(z.trim(), z.minLength(min), z.maxLength(max), z.regex(/^[^\0]*$/));

/** An `_id` as it travels: opaque to a browser, a UUID to the server (design D5). */
export const id = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, 'not an id'));

/** Whole rupees, never negative (design D6). */
export const rupees = z.int().check(z.gte(0), z.lte(100_000_000));

/** How many pieces of one product an order may name. */
export const quantity = z.int().check(z.gte(1), z.lte(999));

/** A slug that somebody chooses: Latin letters, so that a link can be read out and typed. */
export const latinSlug = z
  .string()
  .check(z.trim(), z.maxLength(60), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Small letters, digits and -'));

export const slug = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\p{Cc}/]+$/u));

/** An email address of at most 254 characters, as it was typed: whoever compares two makes them lower case first. */
export const email = z.email().check(z.maxLength(254));

/** Whether a text is an email address as the server takes it: for forms, which say so before they are sent. */
export const isEmail = (text: string): boolean => email.safeParse(text).success;

/** How often something was changed: who saves it names the version that they saw. */
export const version = z.int().check(z.gte(0));

/** An instant as ISO 8601 in UTC. */
export const instant = z.string();

/** A whole number that may arrive as digits, because it stood in a query string. */
export const integerInQuery = (min: number, max: number) =>
  z.pipe(
    z.union([z.int(), z.string().check(z.regex(/^\d{1,9}$/))]),
    z.pipe(
      z.transform((value: number | string) => Number(value)),
      z.int().check(z.gte(min), z.lte(max)),
    ),
  );

/** `true` or `false`, which may arrive as a word, because it stood in a query string. */
export const flagInQuery = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value: boolean | 'true' | 'false') => value === true || value === 'true'),
);

const anId = String.raw`[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}`;
const timeAndId = String.raw`(?:infinity|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)~${anId}`;
const timeIn = /\d{4}-\d\d-\d\dT[\d:]{8}/;
/** No calendar has a 30th of February, and the database would fail over it. */
const isDay = (text: string): boolean => {
  const [said] = timeIn.exec(text) ?? [];
  if (said === undefined) return true;
  const at = new Date(`${said}Z`);
  return !Number.isNaN(at.getTime()) && at.getUTCFullYear() > 0 && at.toISOString().startsWith(said);
};
const place = (shape: string) =>
  z.string().check(z.regex(new RegExp(`^${shape}$`)), z.refine(isDay, { error: 'No place in a list' }));

/** The `next` of a page before, where a list is ordered by a time: where its last row stood, whatever has become of it. */
export const listPlace = place(timeAndId);
/** The same where some rows come first, whatever their time: with `1~` before. */
export const markedPlace = place(`[01]~${timeAndId}`);
/** The same where the list may be by price as well, in whole rupees: with `1~1250~` before. */
export const pricedPlace = place(String.raw`[01]~\d{1,9}~${timeAndId}`);
/** The same where a row is known by two ids. */
export const pairPlace = place(`${timeAndId}~${anId}`);

/** Of a list by name: what has `q` in its name, behind the name `after`. */
export const listByName = z.strictObject({
  q: z.optional(prose(80)),
  after: z.optional(text(80)),
  size: z.optional(integerInQuery(1, 100)),
});

/** One or several texts, because a query may say a name twice: `size=M&size=L`. Always a list once it is parsed. */
export const severalInQuery = (each: z.ZodMiniType<string, string>, most: number) =>
  z.pipe(
    z.union([each, z.array(each).check(z.maxLength(most))]),
    z.transform((value: string | string[]) => (typeof value === 'string' ? [value] : value)),
  );

/** What a command answers when it has nothing to hand back but its success (design D8). */
export const done = z.strictObject({ message: z.string() });

/** What a command answers when it hands something back (design D8). */
export const doneWith = <T extends z.ZodMiniType>(data: T) => z.strictObject({ message: z.string(), data });

/** What saving one of a noun answers: where it is now. */
export const saved = doneWith(z.strictObject({ _id: z.string() }));

/** A line that may be left out, such as a title in the other language. */
export const orNoLine = (max: number) => z.optional(z.nullable(line(max)));
