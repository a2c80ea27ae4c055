import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

/** The look of a button that is only an icon, at least 44 px, for a link that should look like one. */
export const iconButtonLook =
  'tap relative inline-grid shrink-0 place-items-center rounded-full text-ink transition-colors hover:bg-sunken disabled:opacity-45';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, in words: read out, and shown when the pointer rests on it. */
  label: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that shows only an icon, at least 44 px; never by accident a submit. */
export function IconButton({ label, children, className = '', type = 'button', ...props }: IconButtonProps) {
  return (
    <button
      title={label}
      {...props}
      type={type}
      aria-label={label}
      className={`${iconButtonLook} ${className}`}
    >
      {children}
    </button>
  );
}
