import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useLanguage } from './language.tsx';

interface Place {
  /** An address of the app without language. */
  to: string;
}

/** A link of the router's own that stays in the language of the page. */
export function LocalLink({ to, ...props }: Place & Omit<ComponentProps<typeof Link>, 'to'>) {
  const { href } = useLanguage();
  return <Link {...props} to={href(to)} />;
}
