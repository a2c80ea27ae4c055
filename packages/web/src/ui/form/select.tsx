import type { ChangeEventHandler } from 'react';

/** A labelled choice from a short list: the platform's own control, which every phone shows best. */
export function Select(props: {
  label: string;
  name: string;
  /** On a phone, too, its label is seen, not only read out. */
  isNamed?: boolean;
  form?: string;
  autoComplete?: 'off';
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: ChangeEventHandler<HTMLSelectElement>;
}) {
  const { label, options, isNamed, ...rest } = props;
  return (
    <label className="flex min-w-0 items-center gap-2 text-sm">
      <span className={isNamed ? 'text-soft' : 'text-soft max-sm:sr-only'}>{label}</span>
      <select
        {...rest}
        className="min-h-11 min-w-0 rounded-box border border-field bg-surface py-1.5 ps-3 font-medium"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
