import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import type { ReactNode } from 'react';
import { keepFocus } from '../keep-focus.ts';

/** A button of the stepper: pressed, there but not now, or not there (spec §4). */
export type StepOffer = 'offered' | 'disabled' | 'hidden';

interface StepperProps {
  /** The figure in the digits of the page's language. */
  shown: string;
  labels: { group: string; plus: string; minus: string };
  plus: StepOffer;
  minus: StepOffer;
  onPlus: () => void;
  onMinus: () => void;
  /** The minus removes the line: it shows a bin (spec §4, product card at 1). */
  minusRemoves?: boolean;
  size?: 's' | 'm';
  className?: string;
}

/**
 * A quantity between minus and plus. A hidden button keeps its space, so that the figure does not jump; the focus of one that
 * has reached its end goes to the other.
 */
export function Stepper(props: StepperProps) {
  const { shown, labels, plus, minus, onPlus, onMinus, minusRemoves, size = 'm', className = '' } = props;
  return (
    <div
      role="group"
      aria-label={labels.group}
      className={`inline-flex items-center justify-between rounded-box border border-line bg-surface ${className}`}
    >
      <Step label={labels.minus} offer={minus} size={size} onPress={onMinus}>
        {minusRemoves ? <Trash2 aria-hidden size={18} /> : <Minus aria-hidden size={18} />}
      </Step>
      <output aria-live="polite" className="min-w-8 text-center font-semibold tabular-nums">
        {shown}
      </output>
      <Step label={labels.plus} offer={plus} size={size} onPress={onPlus}>
        <Plus aria-hidden size={18} />
      </Step>
    </div>
  );
}

interface StepProps {
  label: string;
  offer: StepOffer;
  size: 's' | 'm';
  onPress: () => void;
  children: ReactNode;
}

function Step({ label, offer, size, onPress, children }: StepProps) {
  const box = size === 's' ? '-my-px size-11 md:pointer-fine:size-9' : '-my-px size-11';
  if (offer === 'hidden') return <span className={box} />;
  return (
    <button
      type="button"
      aria-label={label}
      disabled={offer === 'disabled'}
      onClick={({ currentTarget: { parentElement: stepper } }) =>
        keepFocus(onPress, () => stepper?.querySelector<HTMLElement>('button:enabled'))
      }
      className={`${box} inline-grid place-items-center rounded-box transition-colors hover:bg-sunken disabled:opacity-35 disabled:hover:bg-transparent`}
    >
      {children}
    </button>
  );
}
