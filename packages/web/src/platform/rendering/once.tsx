import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { LanguageScope, useLanguage } from '../i18n/language.tsx';

/** On the server: the surroundings that parts need to be rendered in, and a name that no other surroundings have. */
export interface Once {
  name: string;
  around: (part: ReactNode) => ReactNode;
}

/** Set by the page on the server; null in a browser, where every part is drawn by itself. */
export const OnceContext = createContext<Once | null>(null);

/** Key → HTML, the one used longest ago first; of all shops and languages together, whose number nothing here limits. */
const made = new Map<string, string>();
const maxCharacters = 12 * 1024 * 1024;
let characters = 0;

function keep(key: string, html: string): void {
  if (!made.delete(key)) characters += key.length + html.length;
  made.set(key, html);
  while (characters > maxCharacters) {
    const [[oldest, its] = ['', '']] = made;
    made.delete(oldest);
    characters -= oldest.length + its.length;
  }
}

const renderToString = import.meta.env.SSR ? (await import('react-dom/server')).renderToString : null;

/** Before what it renders React tells of pictures that are wanted at once. Within a page no browser expects that there. */
const hints = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * On the server: the HTML of a part that depends on its key alone, rendered once for each key, because the same cards
 * stand on every page of a list, however it is narrowed or ordered. The key is made of all the part shows, so that
 * nothing here can be out of date. In the browser null: there the part itself is drawn, over the same HTML. Its words
 * are those of where it stands; the address of the page, the day and React's ids it may not use.
 */
function useOnce(keyOf: () => string, part: () => ReactNode): { __html: string } | null {
  const language = useLanguage();
  const once = use(OnceContext);
  if (!once || !renderToString) return null;
  const key = `${once.name} ${keyOf()}`;
  const whole = () => renderToString(once.around(<LanguageScope value={language}>{part()}</LanguageScope>));
  const html = made.get(key) ?? whole().replace(hints, '');
  keep(key, html);
  return { __html: html };
}

interface RenderedOnceProps {
  as: 'div' | 'fieldset' | 'li';
  className?: string;
  /** Made of all that the part shows. */
  keyOf: () => string;
  children: () => ReactNode;
}

/** An element whose content is rendered once for each key. */
export function RenderedOnce({ as: Element, keyOf, children, ...props }: RenderedOnceProps) {
  const made = useOnce(keyOf, children);
  // Its own HTML: on the server React has rendered this very content before, escaped like everything else on the page.
  if (made) return <Element {...props} dangerouslySetInnerHTML={made} />;
  return <Element {...props}>{children()}</Element>;
}
