import type { ReactNode } from 'react';

/** What a bill stands on, below a strip of the shop's own cloth. */
export const BillPaper = ({ children }: { children: ReactNode }) => (
  <article className="grid gap-6 overflow-hidden rounded-box border border-line bg-surface p-5 text-sm sm:p-8 print:rounded-none print:border-0 print:p-0">
    <div className="dhaka -mx-5 -mt-5 sm:-mx-8 sm:-mt-8 print:m-0" />
    {children}
  </article>
);
