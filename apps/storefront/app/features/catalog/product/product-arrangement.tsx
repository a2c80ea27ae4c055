import type { ReactNode } from 'react';

interface ProductArrangementProps {
  gallery: ReactNode;
  beside: ReactNode;
  below: ReactNode;
  children?: ReactNode;
}

export const ProductArrangement = ({ gallery, beside, below, children }: ProductArrangementProps) => (
  <article className="frame grid grid-cols-1 gap-10 py-6">
    {/* The gallery with its strip is never taller than the window. */}
    <div className="grid grid-cols-1 gap-6 md:grid-cols-[min(50%,max(20rem,calc(82svh-9.5rem)))_minmax(0,1fr)] lg:gap-10">
      <div className="min-w-0 md:sticky md:top-24 md:self-start">{gallery}</div>
      <div className="grid min-w-0 max-w-120 grid-cols-1 content-start gap-4 lg:sticky lg:top-24 lg:self-start">
        {beside}
      </div>
    </div>
    <div className="grid grid-cols-1 content-start gap-8 md:grid-cols-2 lg:gap-10">{below}</div>
    {children}
  </article>
);
