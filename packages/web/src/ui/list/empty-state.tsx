import type { ReactNode } from 'react';
import { Stall } from '../stall.tsx';

interface EmptyStateProps {
  title: string;
  hint: string;
  children?: ReactNode;
}

/** Where there is nothing yet: what it is, and what to do next. */
export const EmptyState = ({ title, hint, children }: EmptyStateProps) => (
  <div className="grid justify-items-center gap-3 rounded-box border border-line bg-surface p-8 text-center text-balance">
    <Stall />
    <p className="text-lg font-semibold">{title}</p>
    <p className="text-soft">{hint}</p>
    {children}
  </div>
);
