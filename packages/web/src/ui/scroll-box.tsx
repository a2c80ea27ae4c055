import type { ComponentProps } from 'react';

interface ScrollBoxProps extends ComponentProps<'div'> {
  label: string;
  /** A region is one of the page's parts, which a screen reader lists. */
  role?: 'group' | 'region';
}

/** A box that scrolls: the keyboard reaches it and scrolls it by the arrow keys, as far as WCAG 2.1.1 asks for that. */
export const ScrollBox = ({ label, role = 'group', tabIndex = 0, ...rest }: ScrollBoxProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: without it only a pointer scrolls it
  <div role={role} aria-label={label} tabIndex={tabIndex} {...rest} />
);
