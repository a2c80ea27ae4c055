interface SwitchProps {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Something that is on or off at once: a checkbox that looks, and is read out, like a switch. */
export const Switch = ({ label, on, onChange }: SwitchProps) => (
  <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 text-sm font-medium select-none">
    <input
      type="checkbox"
      role="switch"
      aria-checked={on}
      checked={on}
      onChange={(event) => onChange(event.target.checked)}
      className="peer relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-soft bg-sunken transition-colors after:absolute after:start-0.5 after:top-0.5 after:size-4.5 after:rounded-full after:bg-soft after:transition-transform checked:border-primary checked:bg-primary checked:after:translate-x-5 checked:after:bg-on-primary forced-colors:appearance-auto"
    />
    {label}
  </label>
);
