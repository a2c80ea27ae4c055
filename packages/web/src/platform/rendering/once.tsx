import { createContext, use } from 'react';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { LanguageScope, useLanguage } from '../i18n/language.tsx';
import { inTurn, turnToWaitFor } from './in-turn.ts';

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
 * stand on every page of a list, however it is narrowed or ordered, and the same header on every page. The key is made
 * of all the part shows, so that nothing here can be out of date. It may leave out the shop's frame and the language,
 * of which `Once` has the name, and what changes in a browser alone, such as a component's state. Its words are those
 * of where it stands; the address of the page, the day and React's ids it may not use.
 */
function useOnce(keyOf: () => string, part: () => ReactNode): { __html: string } | null {
  const language = useLanguage();
  const once = use(OnceContext);
  // A component rendered by itself.
  if (!once || !renderToString) return null;
  const key = `${once.name} ${keyOf()}`;
  const whole = () => renderToString(once.around(<LanguageScope value={language}>{part()}</LanguageScope>));
  let html = made.get(key);
  if (html === undefined) {
    // React takes the first promise of a part for the first one again when it goes on: a loop reaches the one of this turn.
    for (let next = turnToWaitFor(); next; next = turnToWaitFor()) use(next);
    html = inTurn(() => whole().replace(hints, ''));
  }
  keep(key, html);
  return { __html: html };
}

interface Part {
  /** Made of all that the part shows. */
  keyOf: () => string;
  children: () => ReactNode;
}

type RenderedOnceProps<As extends ElementType> = Part &
  Omit<ComponentProps<As>, keyof Part> & {
    /** A component hands on to its element what it does not know. */
    as: As;
  };

function OnServer<As extends ElementType>({ as, keyOf, children, ...props }: RenderedOnceProps<As>) {
  const Element: ElementType = as;
  const made = useOnce(keyOf, children);
  // Its own HTML: React has rendered this very content before, escaped like everything else on the page.
  if (made) return <Element {...props} dangerouslySetInnerHTML={made} />;
  return <Element {...props}>{children()}</Element>;
}

function InBrowser<As extends ElementType>({ as, keyOf: _, children, ...props }: RenderedOnceProps<As>) {
  const Element: ElementType = as;
  return <Element {...props}>{children()}</Element>;
}

/** An element whose content the server renders once for each key; in a browser it is drawn, over the same HTML. */
export const RenderedOnce = import.meta.env.SSR ? OnServer : InBrowser;
