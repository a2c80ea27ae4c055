import type { FastifyBaseLogger } from 'fastify';

/** A line that was logged: its level, its words and what came with them. */
export interface LogLine {
  level: string;
  message: string;
  details: unknown;
}

/** A log that keeps its lines for a test to look at, and prints none. */
export function collectedLog(lines: LogLine[]): FastifyBaseLogger {
  const keep =
    (level: string) =>
    (first: unknown, second?: string): void => {
      const worded = typeof first === 'string';
      lines.push({ level, message: worded ? first : (second ?? ''), details: worded ? undefined : first });
    };
  const log = {
    level: 'debug',
    fatal: keep('fatal'),
    error: keep('error'),
    warn: keep('warn'),
    info: keep('info'),
    debug: keep('debug'),
    trace: () => {},
    silent: () => {},
    child: () => log,
  };
  return log;
}
