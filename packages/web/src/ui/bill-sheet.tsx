import type { ReactNode } from 'react';
import { BillPaper } from './bill-paper.tsx';

interface Fact {
  name: string;
  value: string;
}
interface PartyText {
  title: string;
  name: string;
  lines: string[];
}

/** A bill in words, as the contract of orders tells it. */
interface BillSheetText {
  title: string;
  open: string | null;
  nothingToPay: string | null;
  facts: Fact[];
  seller: PartyText & { through: string };
  buyer: PartyText;
  columns: { title: string; quantity: string; price: string; amount: string };
  lines: { title: string; choice: string; quantity: string; price: string; amount: string }[];
  sums: Fact[];
  total: Fact;
  vat: Fact[];
  noVat: string | null;
  payment: string | null;
}

interface BillSheetProps {
  text: BillSheetText;
  /** Its title is the page's own, if not said a part's. */
  titleAs?: 'h1' | 'h2';
  seal?: ReactNode;
}

/** One vendor's order as a bill, for screen and paper. */
export function BillSheet({ text, titleAs: Title = 'h2', seal }: BillSheetProps) {
  return (
    <BillPaper>
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <Title className="page-head">{text.title}</Title>
          {text.open && <p className="text-soft">{text.open}</p>}
          {text.nothingToPay && <p className="font-semibold text-bad">{text.nothingToPay}</p>}
        </div>
        <dl className="stacks grid grid-cols-[auto_auto] gap-x-4 gap-y-0.5">
          <Facts facts={text.facts} />
        </dl>
      </header>
      <div className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
        <Party {...text.seller}>
          <p className="text-soft">{text.seller.through}</p>
        </Party>
        <Party {...text.buyer} />
      </div>
      <Lines {...text} />
      <Sums {...text} />
      {text.payment && (
        <div className="flex flex-wrap items-center justify-between gap-4 break-inside-avoid">
          <p className="text-soft">{text.payment}</p>
          {seal}
        </div>
      )}
    </BillPaper>
  );
}

const Facts = ({ facts }: { facts: Fact[] }) =>
  facts.map(({ name, value }) => (
    <div key={name} className="contents">
      <dt className="text-start text-soft">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  ));

function Party({ title, name, lines, children }: PartyText & { children?: ReactNode }) {
  return (
    <section className="grid content-start gap-0.5">
      <h2 className="text-xs font-semibold text-soft">{title}</h2>
      <p className="font-semibold">{name}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </section>
  );
}

function Lines({ columns, lines }: Pick<BillSheetText, 'columns' | 'lines'>) {
  const figure = 'py-2 ps-3 text-end whitespace-nowrap';
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-soft text-xs whitespace-nowrap text-soft">
            <th className="py-2 text-start font-semibold">{columns.title}</th>
            <th className="py-2 ps-3 text-end font-semibold">{columns.quantity}</th>
            <th className="py-2 ps-3 text-end font-semibold max-sm:hidden print:table-cell">
              {columns.price}
            </th>
            <th className="py-2 ps-3 text-end font-semibold">{columns.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={at} className="break-inside-avoid border-b border-line align-top">
              <td className="py-2 break-words">
                {line.title}
                <span className="block text-xs text-soft">{line.choice}</span>
              </td>
              <td className={figure}>{line.quantity}</td>
              <td className={`${figure} max-sm:hidden print:table-cell`}>{line.price}</td>
              <td className={figure}>{line.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Sums({ sums, total, vat, noVat }: Pick<BillSheetText, 'sums' | 'total' | 'vat' | 'noVat'>) {
  return (
    <div className="grid justify-items-end gap-2 break-inside-avoid">
      <dl className="stacks grid w-full max-w-xs grid-cols-[1fr_auto] gap-y-1 text-end [&_dt]:pe-6">
        <Facts facts={sums} />
        <dt className="border-t border-soft pt-1 text-start text-lg font-bold">{total.name}</dt>
        <dd className="border-t border-soft pt-1 text-lg font-bold">{total.value}</dd>
        <Facts facts={vat} />
      </dl>
      {noVat && <p className="text-xs text-soft">{noVat}</p>}
    </div>
  );
}
