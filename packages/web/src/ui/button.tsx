import type { ButtonHTMLAttributes, MouseEvent } from 'react';

/**
 * `primary` is for what a screen is there for, `outline` the same where it stands many times over, `quiet` stands beside
 * it, `plain` has no box, `danger` undoes.
 */
export type ButtonKind = 'primary' | 'outline' | 'quiet' | 'plain' | 'danger';
/** How high at least: 44 px, `l` 48; `s` on a wide screen with a mouse 36. `card` has narrow sides. */
export type ButtonSize = 's' | 'card' | 'm' | 'l';

// Where the system sets the colours, grounds are gone: a border that is not seen shows there what is a button.
const kinds: Record<ButtonKind, string> = {
  primary: 'border border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  outline:
    'border border-line bg-surface text-primary-ink hover:border-primary hover:bg-primary hover:text-on-primary active:bg-primary active:text-on-primary',
  quiet: 'border border-line bg-surface text-ink hover:bg-sunken',
  plain: 'text-primary-ink hover:bg-sunken',
  danger: 'border border-line bg-surface text-bad hover:bg-sunken',
};

const sizes: Record<ButtonSize, string> = {
  s: 'min-h-11 px-3 text-sm md:pointer-fine:min-h-9',
  card: 'min-h-11 px-2 text-sm',
  m: 'min-h-11 px-5',
  l: 'min-h-12 px-6',
};

/** The look of a button as class names, for a link that should look like one. */
export const buttonLook = (kind: ButtonKind = 'primary', size: ButtonSize = 'm'): string =>
  `button ${kinds[kind]} ${sizes[size]}`;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** Something is under way: pressed again it does nothing, and it keeps the focus; the caller changes the words. */
  busy?: boolean;
}

const refuse = (event: MouseEvent) => event.preventDefault();

/** A button that is never by accident a submit: say `type="submit"` where it is one. */
export function Button({
  kind,
  size,
  busy,
  disabled,
  className = '',
  type = 'button',
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? refuse : onClick}
      className={`${buttonLook(kind, size)} ${className}`}
    />
  );
}
