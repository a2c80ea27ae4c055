import type { ReactNode } from 'react';

/** The look of a small rounded link or button that names one choice among several. */
export const chipLook = (chosen = false): string =>
  `inline-flex min-h-11 items-center gap-2 rounded-full border px-4 py-1.5 text-sm font-medium transition-colors ${
    chosen
      ? 'border-primary-ink bg-surface text-primary-ink ring-1 ring-primary-ink'
      : 'border-line bg-surface text-ink hover:border-soft'
  }`;

/** One choice among several; the chosen one is said to assistive technology too. */
export function Chip(props: { chosen: boolean; onChoose: () => void; children: ReactNode; lang?: string }) {
  return (
    <button
      type="button"
      lang={props.lang}
      aria-pressed={props.chosen}
      className={chipLook(props.chosen)}
      onClick={props.onChoose}
    >
      {props.children}
    </button>
  );
}
