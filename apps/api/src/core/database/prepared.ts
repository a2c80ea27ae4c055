import type { Db } from './database.ts';

/**
 * A statement that is written once for each database it is asked of, with `sql.placeholder` where its values stand: writing one
 * anew takes longer than asking it. For what is asked with nearly every request.
 */
export function preparedFor<Statement>(write: (db: Db) => Statement): (db: Db) => Statement {
  const written = new WeakMap<Db, Statement>();
  return (db) => {
    const known = written.get(db);
    if (known) return known;
    const statement = write(db);
    written.set(db, statement);
    return statement;
  };
}
