import { acrossShops, acrossShopsNowAndThen } from './across-shops.ts';
import type { AcrossShops } from './across-shops.ts';
import { unboundIn } from './unbound.ts';

/** The same statement is asked by many tests: what is found in one is known from then on. */
const known = new Map<string, string[]>();

/** What an app asked its database, and whether it said of which shop. */
export class Statements {
  readonly #seen = new Set<string>();

  readonly note = (statement: string): void => void this.#seen.add(statement);

  /** Those across shops that were asked, of the named ones. */
  across(): Set<AcrossShops> {
    return new Set(
      [...this.#seen].flatMap((statement) => acrossShops.filter((each) => isIt(each, statement))),
    );
  }

  /** @throws Error when a statement reaches tables of shops without saying of which, and is none of the named ones */
  expectWithinShop(): void {
    const found = [...this.#seen].flatMap((statement) => {
      const tables = tablesOf(statement);
      const isNamed = [...acrossShops, ...acrossShopsNowAndThen].some((each) => isIt(each, statement));
      return tables.length === 0 || isNamed ? [] : [`${tables.join(', ')}: ${statement}`];
    });
    if (found.length > 0)
      throw new Error(
        `Statements that do not say of which shop, and are not named in across-shops.ts:\n${found.join('\n')}`,
      );
  }
}

function tablesOf(statement: string): string[] {
  const before = known.get(statement);
  if (before) return before;
  const tables = [...new Set(unboundIn(statement))];
  known.set(statement, tables);
  return tables;
}

function isIt({ tables, phrase }: AcrossShops, statement: string): boolean {
  const found = tablesOf(statement);
  return statement.includes(phrase) && found.length > 0 && found.every((table) => tables.includes(table));
}
