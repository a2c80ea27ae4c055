import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { freshDatabase } from '../../testing/database.ts';
import { collectedLog } from '../../testing/log.ts';
import type { LogLine } from '../../testing/log.ts';
import { answerErrors } from './answer-errors.ts';

test('a text that the database does not take is a fault of the server: logged once with its route, and never "not found"', async () => {
  const { orm, close } = await freshDatabase();
  const lines: LogLine[] = [];
  const app = Fastify({ loggerInstance: collectedLog(lines), disableRequestLogging: true });
  onTestFinished(async () => {
    await app.close();
    await close();
  });
  answerErrors(app);
  app.get('/thing/:id', (request) =>
    orm.execute(sql`select 1 where ${(request.params as { id: string }).id}::uuid is null`),
  );
  for (const id of ['no-uuid', 'a%00b']) {
    lines.length = 0;
    expect((await app.inject({ url: `/thing/${id}` })).statusCode).toBe(500);
    const failed = lines.filter(({ level }) => level === 'error');
    expect(failed).toMatchObject([{ message: 'a request failed', details: { path: '/thing/:id' } }]);
  }
});
