import { csvOf } from '@haat/contract/core/text/csv';
import type { Language } from '@haat/contract/core/language';
import {
  ledgerHeads,
  ledgerHolders,
  ledgerKinds,
  ledgerOwners,
} from '@haat/contract/orders/ledger/file-words';
import type { LedgerEntry } from '@haat/contract/orders/ledger/schemas';
import { clockInNepal } from '@haat/contract/core/time/nepal-time';
import type { Db } from '../../../core/database/database.ts';
import type { Seller } from '../../../core/seller.ts';
import { entriesOf } from './read-ledger.ts';

// So many entries are in memory at once.
const batchSize = 500;

const hands = ['shopper', 'courier', 'seller', 'shop'] as const;
const columns = hands.flatMap((holder) => (['seller', 'shop'] as const).map((owner) => ({ holder, owner })));

/**
 * A vendor's whole book as a table that spreadsheet programs read: UTF-8 with its mark, a line an entry, newest first, rupees
 * by place. It is read as fast as it is taken.
 */
export function ledgerFile(db: Db, seller: Seller, language: Language): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after: string | null | undefined;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const heads = after === undefined ? `\uFEFF${csvOf([headsIn(language)])}` : '';
      const { entries, next } = await entriesOf(db, seller, { after: after ?? undefined, size: batchSize });
      controller.enqueue(encoder.encode(heads + csvOf(entries.map((entry) => rowOf(entry, language)))));
      after = next;
      if (next === null) controller.close();
    },
  });
}

const headsIn = (language: Language): string[] => [
  ...Object.values(ledgerHeads).map((head) => head[language]),
  ...columns.map(
    ({ holder, owner }) => `${ledgerOwners[owner][language]}, ${ledgerHolders[holder][language]}`,
  ),
];

/** As a spreadsheet reads it, and by the clock of the screens (design D15): `2026-11-27 23:03`. */
const minuteInNepal = (instant: string): string =>
  clockInNepal(instant).toISOString().slice(0, 16).replace('T', ' ');

const rowOf = (
  { createdAt, kind, order, note, who, lines }: LedgerEntry,
  language: Language,
): (string | number)[] => [
  ...[minuteInNepal(createdAt), ledgerKinds[kind][language], order?.number ?? '', note, who ?? ''],
  ...columns.map(
    ({ holder, owner }) => lines.find((line) => line.holder === holder && line.owner === owner)?.amount ?? 0,
  ),
];
