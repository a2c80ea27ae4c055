import type { Db } from './database/database.ts';

export interface Person {
  shopId: string;
  accountId: string;
}

/**
 * What one noun keeps about a person. Accounts are the lowest noun and know none of the others, so each noun says here
 * what it has, and `app.ts` hands the list to accounts.
 */
export interface PersonalData {
  /** What it is called in the download. */
  name: string;
  /** All of it, in the form of the noun's own calls. */
  exportData(db: Db, person: Person): Promise<unknown[]>;
  /**
   * Takes the person out, in the transaction that deletes the account and before its row goes. Rows that go with the account
   * by their foreign key need nothing. Answers what is to be done once that is committed.
   * @throws Refusal where the account may not go yet
   */
  eraseData?(tx: Db, person: Person): Promise<() => Promise<void>>;
}
