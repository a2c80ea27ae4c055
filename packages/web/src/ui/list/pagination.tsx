import type { ReactNode } from 'react';

/** How a page's link is made: `ui` knows no router. `current` is the page that is shown. */
export type PageLink = (
  page: number,
  look: { className: string; label: string; rel?: string },
  face: ReactNode,
) => ReactNode;

const look =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-box border border-line bg-surface px-3 text-sm font-medium hover:border-soft';

/** The numbers to show: first, last, the current page and its neighbours; null stands for a gap. */
export function pagesShown(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? 0);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}

/** Links to the pages of a list, nothing where there is only one. `renderLink` makes each; `digits` writes its number. */
export function Pagination(props: {
  page: number;
  pages: number;
  renderLink: PageLink;
  digits: (page: number) => string;
  words: { label: string; previous: string; next: string; page: (page: string) => string };
}) {
  const { page, pages, renderLink, digits, words } = props;
  if (pages <= 1) return null;
  const step = (to: number, label: string, rel: string, face: string) =>
    to >= 1 && to <= pages ? renderLink(to, { className: look, label, rel }, face) : null;
  return (
    <nav aria-label={words.label} className="flex flex-wrap items-center justify-center gap-2">
      {step(page - 1, words.previous, 'prev', `‹`)}
      <ol className="flex flex-wrap items-center gap-2">
        {pagesShown(page, pages).map((each, index) => (
          <li key={each ?? `gap-${index}`}>
            {each === null && <span className="px-1 text-soft">…</span>}
            {each === page && (
              <span
                aria-current="page"
                className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-box bg-ink px-3 text-sm font-semibold text-page"
              >
                {digits(each)}
              </span>
            )}
            {each !== null &&
              each !== page &&
              renderLink(each, { className: look, label: words.page(digits(each)) }, digits(each))}
          </li>
        ))}
      </ol>
      {step(page + 1, words.next, 'next', `›`)}
    </nav>
  );
}
