import type { ReactNode } from 'react';

/**
 * What a form in a dialog ends in, in sight while its fields scroll: what went wrong, and what sends it. The form, or what it
 * stands in, leaves the room below to it (`p-4 pb-0`).
 */
export const FormFoot = ({ problem, children }: { problem?: string | null; children: ReactNode }) => (
  <div className="sticky bottom-0 z-10 -mx-4 grid gap-2 border-t border-line bg-surface p-4">
    <p role="alert" className="text-sm text-bad empty:hidden">
      {problem}
    </p>
    {children}
  </div>
);
