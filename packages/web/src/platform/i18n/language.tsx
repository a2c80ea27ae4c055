import { fill } from '@haat/contract/core/text/fill';
import { createContext, use } from 'react';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { digits, rupeesText } from '@haat/contract/core/money';
import { inLanguage } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import { unpack } from '../api/packed.ts';
import type { Packed } from '../api/packed.ts';

/**
 * The words that an app speaks, by key: it adds its own to this interface (`declare module`). Those below are what the
 * platform itself says, so every app has them.
 */
export interface Messages {
  'problem.broken': string;
  'account.loginFirst': string;
  'account.mustBeLoggedIn': string;
}
/** The words of one screen, as its loader sends them: packed where the page is large. */
type MessagesSent = Partial<Messages> | Packed<Partial<Messages>>;
/** A key that `t` takes; one whose words are not on this page is shown itself. */
export type WordKey = keyof Messages;
type Values = Record<string, string | number>;

const LanguageContext = createContext<LanguageValue | null>(null);

/** Gives everything below the words of one language. */
export function LanguageProvider({
  language,
  words,
  children,
}: {
  language: Language;
  words: Messages;
  children: ReactNode;
}) {
  return <LanguageContext value={speechOf(language, words)}>{children}</LanguageContext>;
}

/** Adds the words of one screen, which its loader sent along, to those of every page. */
export function MoreMessages({ words, children }: { words: MessagesSent; children: ReactNode }) {
  const value = use(LanguageContext);
  if (!value) throw new Error('MoreMessages outside of LanguageProvider');
  const added = typeof words === 'string' ? unpack(words) : words;
  return <LanguageContext value={withMore(value, added)}>{children}</LanguageContext>;
}

/** Gives a part that is rendered by itself the words of where it stands. */
export const LanguageScope = LanguageContext;

/** The language of the page, its words, and addresses and figures in it. */
export function useLanguage(): LanguageValue {
  const value = use(LanguageContext);
  if (!value) throw new Error('useLanguage outside of LanguageProvider');
  return value;
}

type LanguageValue = ReturnType<typeof newLanguageValue>;

// The same value for the same words: what reads it is not drawn anew for nothing, nor made anew for every page.
const speeches = new WeakMap<Messages, LanguageValue>();
const widened = new WeakMap<LanguageValue, WeakMap<Partial<Messages>, LanguageValue>>();

function speechOf(language: Language, words: Messages): LanguageValue {
  const known = speeches.get(words) ?? newLanguageValue(language, words);
  speeches.set(words, known);
  return known;
}

function withMore(value: LanguageValue, added: Partial<Messages>): LanguageValue {
  const known = widened.get(value) ?? new WeakMap<Partial<Messages>, LanguageValue>();
  widened.set(value, known);
  const wide = known.get(added) ?? newLanguageValue(value.language, { ...value.words, ...added });
  known.set(added, wide);
  return wide;
}

function newLanguageValue(language: Language, words: Messages) {
  return {
    language,
    words,
    /** The text under a key, `{name}` filled from the values; figures in the digits of the language. */
    t: (key: WordKey, values?: Values) => filled(words[key] ?? key, values, language),
    has: (key: string) => key in words,
    /** Whole rupees as text. */
    rupees: (amount: number) => rupeesText(amount, language),
    digits: (value: string | number) => digits(value, language),
    /** An address of the shop in this language. */
    href: (path: string) => addressIn(path, language),
  };
}

function filled(text: string, values: Values | undefined, language: Language): string {
  if (!values) return text;
  return fill(text, (name) => {
    const value = values[name];
    return typeof value === 'number' ? digits(value, language) : value;
  });
}

function addressIn(path: string, language: Language): string {
  const end = path.search(/[?#]/);
  if (end < 0) return inLanguage(path, language);
  return inLanguage(path.slice(0, end), language) + path.slice(end);
}

interface ShopLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of the shop without language. */
  to: string;
  /** The next page is shown where the shopper looks, not from its top. */
  stay?: boolean;
}

/** A link within the shop that stays in the language of the page; `follow-links.ts` follows it. */
export function ShopLink({ to, stay, children, ...props }: ShopLinkProps) {
  const { href } = useLanguage();
  return (
    <a {...props} href={href(to)} data-stay={stay || undefined}>
      {children}
    </a>
  );
}

/** The same, which says whether it leads to where the shopper is. */
export function ShopNavLink(props: ShopLinkProps) {
  const { href } = useLanguage();
  const { pathname } = useLocation();
  return <ShopLink {...props} aria-current={pathname === href(props.to) ? 'page' : undefined} />;
}
