import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import type { ParsedInput } from '@haat/contract/core/endpoint';
import type { subscribeToPush } from '@haat/contract/core/push/calls';
import { isAnyOf, listOf } from '../../../core/database/any-of.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Person, PersonalData } from '../../../core/privacy.ts';
import type { Pusher } from '../../../core/push/pusher.ts';
import { pushSubscriptions } from '../../../core/push/tables.ts';
import { sessions } from '../tables.ts';

// Browsers of one account; the oldest goes for one more.
const maxBrowsers = 10;

interface Subscriber extends Person {
  vendorId: string | null;
  sessionHash: string;
}

const areOwn = ({ shopId, accountId }: Person) =>
  and(eq(pushSubscriptions.shopId, shopId), eq(pushSubscriptions.accountId, accountId));

/**
 * Tells a browser of what is new from now on. One that somebody else has used before is theirs no longer.
 * @throws Refusal `push-service-unknown` for an address of no push service, `login-required` where the session ends meanwhile
 */
export async function subscribe(
  db: Db,
  pusher: Pusher,
  { shopId, accountId, vendorId, sessionHash }: Subscriber,
  { endpoint, keys, language }: ParsedInput<typeof subscribeToPush>,
): Promise<void> {
  if (!pusher.mayPushTo(endpoint)) throw refusal('push-service-unknown');
  const row = { accountId, vendorId, sessionHash, ...keys, language };
  await db.transaction(async (tx) => {
    // Held, so that who ends it takes this along too: a helper who is removed at this moment hears no more of the desk.
    const open = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.shopId, shopId), eq(sessions.tokenHash, sessionHash)))
      .for('key share');
    if (open.length === 0) throw refusal('login-required');
    // What still waits for somebody else goes with theirs.
    await tx
      .delete(pushSubscriptions)
      .where(
        and(
          eq(pushSubscriptions.shopId, shopId),
          eq(pushSubscriptions.endpoint, endpoint),
          ne(pushSubscriptions.accountId, accountId),
        ),
      );
    await tx
      .insert(pushSubscriptions)
      .values({ shopId, endpoint, ...row })
      .onConflictDoUpdate({
        target: [pushSubscriptions.shopId, pushSubscriptions.endpoint],
        set: { ...row, createdAt: sql`now()` },
      });
    const tooMany = await tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(areOwn({ shopId, accountId }))
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .offset(maxBrowsers);
    if (tooMany.length > 0)
      await tx.delete(pushSubscriptions).where(
        and(
          eq(pushSubscriptions.shopId, shopId),
          isAnyOf(
            pushSubscriptions.id,
            tooMany.map(({ id }) => id),
          ),
        ),
      );
  });
}

/** Tells a browser nothing any more; one of somebody else's stays. */
export async function unsubscribe(db: Db, person: Person, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(and(areOwn(person), eq(pushSubscriptions.endpoint, endpoint)));
}

/** Tells nothing any more in the browsers of sessions that have ended. */
export async function deletePushesOf(
  db: Db,
  ended: readonly { shopId: string; tokenHash: string }[],
): Promise<void> {
  for (const [shopId, ofShop] of Map.groupBy(ended, (each) => each.shopId)) {
    const hashes = listOf(ofShop.map(({ tokenHash }) => tokenHash));
    await db
      .delete(pushSubscriptions)
      .where(
        and(
          eq(pushSubscriptions.shopId, shopId),
          sql`${pushSubscriptions.sessionHash} = any(${hashes}::text[])`,
        ),
      );
  }
}

export const pushesOfPerson: PersonalData = {
  name: 'pushes',
  async exportData(db, person) {
    const found = await db.select().from(pushSubscriptions).where(areOwn(person));
    // Whoever has the whole address could not write to the browser, but it is nobody's business either.
    return found.map(({ endpoint, language, createdAt }) => ({
      service: new URL(endpoint).host,
      language,
      createdAt: createdAt.toISOString(),
    }));
  },
  async eraseData(tx, person) {
    await tx.delete(pushSubscriptions).where(areOwn(person));
    return async () => {};
  },
};
