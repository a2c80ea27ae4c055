import { writePendingCounts } from './core/audit/accumulate-count.ts';
import { tags } from './core/cache/cache.ts';
import { eachInTurn } from './core/each-in-turn.ts';
import type { Dependencies } from './core/dependencies.ts';
import { linkOriginOf } from './core/http/origin.ts';
import { purgeOldKeys } from './core/idempotency/idempotency.ts';
import { purgeExpired } from './features/account/service.ts';
import { purgeOldImports, refreshSearch } from './features/catalog/service.ts';
import { purgeOldMessages } from './features/content/service.ts';
import { tellUnseen } from './features/inquiry/service.ts';
import { purgeOldCounts } from './features/insight/service.ts';
import { purgeOldLinks } from './features/newsletter/service.ts';
import { refreshOrderSearch } from './features/orders/service.ts';
import { tellWaiting } from './features/stock/service.ts';
import { listShopIds } from './features/tenant/service.ts';

/** What the shop does by itself, whoever asks for something or not. */
export interface BackgroundTasks {
  /** Tells who still waits for what is back, and deletes what has expired; to be called now and then. Answers how many rows went. */
  cleanUp: () => Promise<number>;
  /** Writes counts that were changed piece by piece into the log of changes; to be called every minute. Answers how many. */
  writePendingCounts: () => Promise<number>;
  /** Mails those who have not seen what was said to them; to be called every minute. Answers of how many conversations. */
  tellUnseen: () => Promise<number>;
  /** Indexes anew what an older version indexed; to be called once the shop is open. Answers how many products and orders. */
  refreshSearch: () => Promise<number>;
}

const purges = [purgeExpired, purgeOldKeys, purgeOldLinks, purgeOldMessages, purgeOldCounts, purgeOldImports];

export const backgroundTasks = ({
  env,
  database: { orm },
  mail,
  changes,
}: Dependencies): BackgroundTasks => ({
  cleanUp() {
    const tell = async () => {
      await tellWaiting(orm, mail);
      return 0;
    };
    return eachInTurn([tell, ...purges], (work) => work(orm));
  },
  writePendingCounts: () => writePendingCounts(orm),
  tellUnseen: () => tellUnseen(orm, { mail, originOf: ({ subdomain }) => linkOriginOf(env, subdomain, '') }),
  async refreshSearch() {
    const shopIds = await listShopIds(orm);
    const announce = (id: string) => changes.announce([tags.lists(id)]);
    const indexing = [() => refreshSearch(orm, shopIds, announce), () => refreshOrderSearch(orm, shopIds)];
    return eachInTurn(indexing, (work) => work());
  },
});
