import type { ComponentProps } from 'react';
import { Button } from '../button.tsx';

interface SubmitProps extends ComponentProps<typeof Button> {
  /** What is wrong with all of it; '' for nothing. */
  problem: string;
}

/** The end of a form: why it was not sent, and the button that sends it. */
export const Submit = ({ problem, ...button }: SubmitProps) => (
  <>
    <p role="alert" className="text-sm text-bad empty:hidden">
      {problem}
    </p>
    <Button {...button} type="submit" />
  </>
);
