import type { ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';

interface FoldedProps {
  label: string;
  title: ReactNode;
  children: ReactNode;
}

export const Folded = ({ label, title, children }: FoldedProps) => (
  <nav aria-label={label}>
    <details className="group folded">
      <summary className="flex min-h-11 items-center justify-between">
        {title}
        <ChevronDown aria-hidden size={18} className="text-soft group-open:rotate-180 sm:hidden" />
      </summary>
      {children}
    </details>
  </nav>
);
