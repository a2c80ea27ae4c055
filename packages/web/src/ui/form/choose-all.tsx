import type { ReactNode } from 'react';
import { Button } from '../button.tsx';

interface ChooseAllProps {
  all: boolean;
  words: { all: string; none: string };
  onChoose: (on: boolean) => void;
  /** How many are chosen; nothing where none is. */
  children: ReactNode;
}

/** Above a list of which several can be chosen: all of them, or none. */
export function ChooseAll({ all, words, onChoose, children }: ChooseAllProps) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-2 text-sm">
      <Button kind="plain" size="s" className="-ms-3" onClick={() => onChoose(!all)}>
        {all ? words.none : words.all}
      </Button>
      <span role="status" className="text-soft">
        {children}
      </span>
    </div>
  );
}
