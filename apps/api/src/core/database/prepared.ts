import { AsyncLocalStorage } from 'node:async_hooks';
import type { RemoteCallback } from 'drizzle-orm/pg-proxy';
import { Session, askOf, ormOver } from './session.ts';
import type { Db } from './database.ts';

interface Prepared {
  execute(values?: Record<string, unknown>): Promise<unknown>;
}

/** The database, or the transaction, that a statement is asked of right now. */
const asked = new AsyncLocalStorage<RemoteCallback>();

/** What statements are written for: whoever executes one says of whom it is asked. */
const template = ormOver(
  new Session(
    (text, values, method) => {
      const ask = asked.getStore();
      if (!ask) throw new Error('A prepared statement is asked of a database: statement(db).execute().');
      return ask(text, values, method);
    },
    () => {
      throw new Error('A prepared statement is no transaction.');
    },
  ),
);

/**
 * A statement that is written once, with `sql.placeholder` where its values stand, and asked of any database or transaction:
 * writing one anew takes longer than asking it. For what is asked with nearly every request.
 * What a column makes for itself in here, such as `ownId`, is made once, too: it has to be a value that is given.
 */
export function preparedFor<Statement extends Prepared>(
  write: (db: Db) => Statement,
): (db: Db) => Pick<Statement, 'execute'> {
  let written: Statement | undefined;
  return (db) => {
    const statement = (written ??= write(template));
    const execute: Statement['execute'] = (values) => asked.run(askOf(db), () => statement.execute(values));
    return { execute };
  };
}
