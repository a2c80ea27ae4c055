import type { Ledger } from '@haat/contract/orders/ledger/schemas';
import type { Db } from '../../../core/database/database.ts';
import type { Seller } from '../reading/read-orders.ts';
import { entriesOf } from './read-ledger.ts';

/** So many entries at most, newest first, read so many at a time. */
const most = 10_000;
const atOnce = 500;

type Entry = Ledger['entries'][number];

const hands = ['shopper', 'courier', 'seller', 'shop'] as const;
const columns = hands.flatMap((holder) =>
  (['seller', 'shop'] as const).map((owner) => ({ holder, owner, title: `${owner} in hands of ${holder}` })),
);

/** A vendor's book as a table that spreadsheet programs read: UTF-8 with its mark, a line an entry, rupees by place. */
export async function ledgerFile(db: Db, seller: Seller): Promise<Uint8Array<ArrayBuffer>> {
  const lines = [['at', 'entry', 'order', 'note', ...columns.map(({ title }) => title)].map(cell).join(',')];
  let after: string | undefined;
  while (lines.length <= most) {
    const { entries, next } = await entriesOf(db, seller, { after, size: atOnce });
    lines.push(...entries.map(lineOf));
    if (next === null) break;
    after = next;
  }
  return new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`);
}

const lineOf = ({ createdAt, kind, order, note, lines }: Entry): string =>
  [
    ...[createdAt, kind, order?.number ?? '', note].map(cell),
    ...columns.map(({ holder, owner }) =>
      String(lines.find((line) => line.holder === holder && line.owner === owner)?.amount ?? 0),
    ),
  ].join(',');

/** A spreadsheet takes what begins like a formula for one: as text it is harmless. */
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
