import { Button } from '../button.tsx';
import { Switch } from './switch.tsx';

interface PushSwitchProps {
  /** What `usePush` answers. */
  push: {
    state: 'on' | 'off' | 'blocked' | 'missing' | null;
    busy: boolean;
    problem: string;
    turn: (on: boolean) => void;
    test: () => void;
  };
  words: { label: string; test: string; blocked: string; missing: string };
}

/** Whether this browser tells of what is new while the shop is not open in it, and whether that works. */
export function PushSwitch({ push: { state, busy, problem, turn, test }, words }: PushSwitchProps) {
  if (state === 'missing' || state === 'blocked') return <p className="text-sm">{words[state]}</p>;
  return (
    <div className="grid gap-2" aria-busy={busy || undefined}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Switch label={words.label} on={state === 'on'} onChange={(on) => !busy && turn(on)} />
        {state === 'on' && (
          <Button kind="quiet" size="s" busy={busy} onClick={test}>
            {words.test}
          </Button>
        )}
      </div>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}
