import type { ReactNode } from 'react';
import { WithoutScript } from '../platform/browser/without-script.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

/** The page of a form that leads into an account: one card in the middle, what to do else below it. */
export function EntryCard({
  title,
  children,
  below,
}: {
  title: string;
  children: ReactNode;
  below?: ReactNode;
}) {
  return (
    <>
      <Breadcrumb trail={[{ title }]} />
      <div className="frame grid justify-items-center gap-4 py-6 sm:py-12">
        <section className="grid w-full max-w-md gap-6 rounded-box border border-line bg-surface p-5 shadow-card sm:p-6">
          <WithoutScript place="form" />
          {children}
        </section>
        {below && <div className="w-full max-w-md text-center">{below}</div>}
      </div>
    </>
  );
}

/** A question and the way to its answer, below a card. */
export const EntryWay = ({ question, children }: { question?: string; children: ReactNode }) => (
  <p className="flex min-h-11 flex-wrap items-center justify-center gap-x-2">
    {question}
    {children}
  </p>
);

/** The look of a link in running text that is easy to hit. */
export const entryLink = 'inline-flex min-h-11 items-center font-semibold text-primary-ink underline';
