import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { networkOf } from '../../../core/http/network.ts';
import { knownPlaces } from '../tables.ts';
import { hashOf } from './tokens.ts';

/** From where somebody asks. */
export interface Place {
  /** What the browser is known by; null where it never signed in here. */
  device: string | null;
  ip: string;
}

/** How an account knows a place: by its browser, else by its network, else not. */
export type KnownPlace = 'device' | 'network' | null;

// No account's: an email that the shop does not know costs the same question.
const nobody = '00000000-0000-0000-0000-000000000000';

const deviceMark = (accountId: string, device: string) => hashOf(`device ${accountId} ${device}`);
const networkMark = (accountId: string, ip: string) => hashOf(`network ${accountId} ${networkOf(ip)}`);

export async function knownBy(
  db: Db,
  shopId: string,
  accountId: string = nobody,
  { device, ip }: Place,
): Promise<KnownPlace> {
  const byDevice = deviceMark(accountId, device ?? '');
  const found = await db
    .select({ place: knownPlaces.place })
    .from(knownPlaces)
    .where(
      and(
        eq(knownPlaces.shopId, shopId),
        eq(knownPlaces.accountId, accountId),
        inArray(knownPlaces.place, [byDevice, networkMark(accountId, ip)]),
      ),
    );
  if (found.some(({ place }) => device !== null && place === byDevice)) return 'device';
  return found.length > 0 ? 'network' : null;
}

/** Notes that an account's owner was here: who has its password, or has opened its mail. */
export async function rememberPlace(
  tx: Db,
  { shopId, accountId }: { shopId: string; accountId: string },
  { device, ip }: Place,
): Promise<void> {
  const marks = [networkMark(accountId, ip), ...(device === null ? [] : [deviceMark(accountId, device)])];
  await tx
    .insert(knownPlaces)
    .values(marks.map((place) => ({ shopId, accountId, place })))
    .onConflictDoUpdate({
      target: [knownPlaces.shopId, knownPlaces.accountId, knownPlaces.place],
      set: { lastUsedAt: sql`now()` },
    });
}
