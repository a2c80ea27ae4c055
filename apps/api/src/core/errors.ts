import * as z from 'zod/mini';
import { Refusal, refusal } from '@haat/contract/core/problem';
import { problems } from '@haat/contract/core/problems';
import type { Problem } from '@haat/contract/core/problem';
import type { ProblemCode } from '@haat/contract/core/problems';
import { brokenConstraint, isDatabaseAway, cannotBeWritten, wasSacrificed } from './database/failures.ts';
import { S3Error } from './uploads/s3-error.ts';

/** The code a database error carries, under whatever it was wrapped in. */
export function databaseCode(error: unknown): string | null {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('code' in at && typeof at.code === 'string' && !(at instanceof Refusal)) return at.code;
  }
  return null;
}

/** Turns whatever was thrown into a refusal; `unexpected` says whether somebody should look at it. */
export function refusalOf(error: unknown): { refusal: Refusal; unexpected: boolean } {
  if (error instanceof Refusal) return { refusal: error, unexpected: false };
  if (error instanceof z.core.$ZodError) return { refusal: invalidInput(error), unexpected: false };
  const known = fastifyRefusal(error);
  if (known) return { refusal: known, unexpected: false };
  if (isHungUp(error)) return { refusal: refusal('invalid-json'), unexpected: false };
  if (error instanceof S3Error)
    return { refusal: refusal('unavailable', { retryAfter: 10 }), unexpected: true };
  if (isDatabaseAway(error)) return { refusal: refusal('unavailable', { retryAfter: 2 }), unexpected: true };
  if (cannotBeWritten(error))
    return { refusal: refusal('unavailable', { retryAfter: 30 }), unexpected: true };
  if (wasSacrificed(error)) return { refusal: refusal('unavailable', { retryAfter: 1 }), unexpected: true };
  return { refusal: refusal('broken'), unexpected: true };
}

/** A browser that went away before it had sent all it said it would: a phone between two masts, nothing to look into. */
const isHungUp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted';

function fastifyRefusal(error: unknown): Refusal | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refusal('too-large');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return refusal('invalid-json');
    case 'FST_ERR_BAD_URL':
    // A way out of the folder of built files, or to what it keeps hidden.
    case 'FST_STATIC_FORBIDDEN_PATH':
      return refusal('no-such-path');
    default:
      return null;
  }
}

/** The refusal of an input that its schema did not take, with a text for each field. */
export function invalidInput(error: z.core.$ZodError): Refusal {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) fields[key] ??= 'Not expected here';
    else fields[issue.path.join('.') || 'body'] ??= issue.message;
  }
  return refusal('invalid-input', { fields });
}

/** A file of a form: its field, and its place from 0 among the files that came in it. */
export interface FilePlace {
  field: string;
  at: number;
}

/** The refusal of a file, marked at the form's field in which it came and, as `images.2`, at its place there. */
export const fileRefusal = (code: ProblemCode, { field, at }: FilePlace): Refusal =>
  refusal(code, { fields: { [field]: problems[code].text, [`${field}.${at}`]: problems[code].text } });

/**
 * A refusal as an HTTP answer: its body, and `retry-after` in seconds where it says how long to wait. The status is
 * `refused.status`.
 */
export function problemAnswer(refused: Refusal): { body: Problem; headers: Record<string, string> } {
  const wait = refused.details.retryAfter;
  return { body: refused.body, headers: wait === undefined ? {} : { 'retry-after': String(wait) } };
}

/** What may stand in a log about an error: never a query's parameters, which may be anybody's secrets. */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'something that is no Error was thrown' };
  const code = databaseCode(error);
  const constraint = brokenConstraint(error)?.constraint;
  const frames = error.stack?.split('\n').filter((text) => /^\s+at /.test(text));
  return {
    name: error.name,
    message: code === null ? error.message : (deepest(error).message ?? ''),
    ...(code === null ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    stack: frames?.slice(0, 12).join('\n'),
  };
}

function deepest(error: Error): Error {
  return error.cause instanceof Error ? deepest(error.cause) : error;
}
