import { Button } from './button.tsx';

interface FailedProps {
  text: string;
  again: string;
  onAgain?: (() => void) | false;
  className?: string;
}

/** Stands where something should be that could not be had, with the way on. */
export function Failed({ text, again, onAgain, className = 'justify-items-start' }: FailedProps) {
  return (
    <div className={`grid gap-3 ${className}`}>
      <p role="alert">{text}</p>
      {onAgain && (
        <Button kind="quiet" onClick={onAgain}>
          {again}
        </Button>
      )}
    </div>
  );
}
