import type { Ledger } from '@haat/contract/orders/ledger/schemas';
import type { Db } from '../../../core/database/database.ts';
import { csvOf } from '@haat/contract/core/csv';
import type { Seller } from '../../../core/seller.ts';
import { entriesOf } from './read-ledger.ts';

/** So many entries at most, newest first, read so many at a time. */
const maxRows = 10_000;
const batchSize = 500;

type Entry = Ledger['entries'][number];

const hands = ['shopper', 'courier', 'seller', 'shop'] as const;
const columns = hands.flatMap((holder) =>
  (['seller', 'shop'] as const).map((owner) => ({ holder, owner, title: `${owner} in hands of ${holder}` })),
);

/** A vendor's book as a table that spreadsheet programs read: UTF-8 with its mark, a line an entry, rupees by place. */
export async function ledgerFile(db: Db, seller: Seller): Promise<Uint8Array<ArrayBuffer>> {
  const rows: (string | number)[][] = [
    ['at', 'entry', 'order', 'note', ...columns.map(({ title }) => title)],
  ];
  let after: string | undefined;
  while (rows.length <= maxRows) {
    const { entries, next } = await entriesOf(db, seller, { after, size: batchSize });
    rows.push(...entries.map(rowOf));
    if (next === null) break;
    after = next;
  }
  return new TextEncoder().encode(`\uFEFF${csvOf(rows)}`);
}

const rowOf = ({ createdAt, kind, order, note, lines }: Entry): (string | number)[] => [
  ...[createdAt, kind, order?.number ?? '', note],
  ...columns.map(
    ({ holder, owner }) => lines.find((line) => line.holder === holder && line.owner === owner)?.amount ?? 0,
  ),
];
