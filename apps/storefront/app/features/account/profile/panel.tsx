import type { ReactNode } from 'react';

export function Panel({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-4 rounded-box border border-line bg-surface p-4 sm:p-6">
      <header className="grid gap-1">
        <h3 className="text-lg font-bold">{title}</h3>
        {text && <p className="text-sm text-soft">{text}</p>}
      </header>
      {children}
    </section>
  );
}
