import { Button } from '../button.tsx';

export interface MoreButtonProps {
  /** What `useMore` answers. */
  list: { next: string | null; more: () => void; busy: boolean; problem: string };
  words: string;
}

/** Asks for what comes below a list, while there is more, and says why it could not be had. */
export function MoreButton({ list: { next, more, busy, problem }, words }: MoreButtonProps) {
  return (
    <>
      <p role="alert" className="text-bad empty:hidden">
        {problem}
      </p>
      {next !== null && (
        <Button kind="quiet" busy={busy} onClick={more}>
          {words}
        </Button>
      )}
    </>
  );
}
