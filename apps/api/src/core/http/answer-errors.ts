import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from '@haat/contract/core/problem';
import { loggable, problemAnswer, refusalOf } from '../errors.ts';

/**
 * Several calls of the spec have an empty body (§7), which browsers send with a JSON type all the same. Half a character, such as a
 * field leaves of a smile that it has no room for, becomes a mark: the database keeps none.
 */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parser = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parser(request, withoutHalves(String(body)), done);
  });
}

// Each escape in its turn, so that a backslash that is itself escaped begins none: a whole pair, a half, or another one.
const escapes =
  /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[dD][89a-fA-F][\da-fA-F]{2}|[^])/g;
const halfLong = '\\ud83d'.length;

/** JSON is sent as UTF-8, which has no halves: they come as escapes alone. */
const withoutHalves = (json: string): string =>
  /\\u[dD][89a-fA-F]/.test(json)
    ? json.replace(escapes, (escape) => (escape.length === halfLong ? '\\ufffd' : escape))
    : json;

/** A path that cannot be decoded (`%E0%A4%A`): a line for machines, the shop's page for people. */
export function answerBadUrl(request: FastifyRequest, reply: FastifyReply): void {
  if (request.headers.accept?.includes('text/html')) void reply.redirect('/404');
  else void reply.code(404).send(problemAnswer(refusal('no-such-path')).body);
}

/** What a request was refused with, or a line that says nothing of what went wrong inside; the log has that. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { refusal: refused, unexpected } = refusalOf(error);
    if (unexpected)
      request.log.error({ error: loggable(error), path: request.routeOptions.url }, 'a request failed');
    const { body, headers } = problemAnswer(refused);
    return reply.code(refused.status).headers(headers).header('cache-control', 'no-store').send(body);
  });
  app.setNotFoundHandler((_, reply) => {
    const { body } = problemAnswer(refusal('no-such-path'));
    return reply.code(404).header('cache-control', 'no-store').send(body);
  });
}
