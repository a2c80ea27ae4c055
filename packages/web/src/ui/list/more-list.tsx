import type { ReactNode } from 'react';
import { MoreButton } from './more-button.tsx';
import type { MoreButtonProps } from './more-button.tsx';

interface MoreListProps<Row> {
  /** What `useMore` answers. */
  list: MoreButtonProps['list'] & { rows: Row[] };
  none: ReactNode;
  words: string;
  className?: string;
  children: (row: Row) => ReactNode;
}

/** The rows that `useMore` has read, with the button for more below them. */
export function MoreList<Row>({ list, none, words, className = 'grid gap-2', children }: MoreListProps<Row>) {
  if (list.rows.length === 0) return none;
  return (
    <>
      <ol className={className}>{list.rows.map((row) => children(row))}</ol>
      <MoreButton list={list} words={words} />
    </>
  );
}
