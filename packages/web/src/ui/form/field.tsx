import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';

/** The look of a control that is typed into or chosen from; of one line it is a `tap` high. */
export const fieldLook =
  'w-full rounded-box border border-field bg-surface px-3 text-base font-normal placeholder:text-soft aria-invalid:border-bad';

/** What belongs to the control of a field, so that its label and what stands below it are read with it. */
interface Marks {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Labelled {
  label: string;
  /** What is wrong with it; '' marks it only, where that is said elsewhere. */
  wrong: string | undefined;
  hint?: ReactNode;
}

/** A label, its control, and below it what is wrong, or else a hint. */
export function Field({
  label,
  wrong,
  hint,
  children,
}: Labelled & { children: (marks: Marks) => ReactNode }) {
  const id = useId();
  const below = wrong || hint;
  return (
    <div className="grid content-start gap-1 text-sm font-medium">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': wrong === undefined ? undefined : true,
        'aria-describedby': below ? `${id}-below` : undefined,
      })}
      {below && (
        <p id={`${id}-below`} className={`font-normal ${wrong ? 'text-bad' : 'text-soft'}`}>
          {below}
        </p>
      )}
    </div>
  );
}

/** A `Field` with an input of one line; whatever an `<input>` takes goes to it. */
export const TextField = ({
  label,
  wrong,
  hint,
  ...input
}: Labelled & InputHTMLAttributes<HTMLInputElement>) => (
  <Field label={label} wrong={wrong} hint={hint}>
    {(marks) => <input {...input} {...marks} className={`tap ${fieldLook}`} />}
  </Field>
);
