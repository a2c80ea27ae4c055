import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import type { LinkProps, NavLinkProps } from 'react-router';
import { digits, rupeesText } from '@haat/contract/core/money';
import { inLanguage } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import type { CommonWords } from '../messages/en-US/common.ts';
import type { FooterWords } from '../messages/en-US/footer.ts';
import type { AccountWords } from '../messages/en-US/account.ts';
import type { CheckoutWords } from '../messages/en-US/checkout.ts';
import type { ListingWords } from '../messages/en-US/listing.ts';
import type { ProductWords } from '../messages/en-US/product.ts';

/** The words every page has, and the sets that come with the screens that need them. */
export type SharedWords = CommonWords & FooterWords;
type ScreenWords = AccountWords & CheckoutWords & ListingWords & ProductWords;
type Words = SharedWords & Partial<ScreenWords>;
export type WordKey = keyof Words;
type Values = Record<string, string | number>;

interface Speech {
  language: Language;
  words: Words;
}

const SpeechContext = createContext<Speech | null>(null);

/** Gives everything below the words of one language. */
export function Speaking({ language, words, children }: Speech & { children: ReactNode }) {
  const speech = useMemo(() => ({ language, words }), [language, words]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

/** Adds the words of one screen, which its loader sent along, to those of every page. */
export function MoreWords({ words, children }: { words: Partial<ScreenWords>; children: ReactNode }) {
  const speech = use(SpeechContext);
  if (!speech) throw new Error('MoreWords outside of Speaking');
  // The same value as long as the words are: what reads it is not drawn anew for nothing.
  const more = useMemo(() => ({ ...speech, words: { ...speech.words, ...words } }), [speech, words]);
  return <SpeechContext value={more}>{children}</SpeechContext>;
}

/** The language of the page, its words, and addresses and figures in it. */
export function useLanguage() {
  const speech = use(SpeechContext);
  if (!speech) throw new Error('useLanguage outside of Speaking');
  const { language, words } = speech;
  return {
    language,
    /** The text under a key, `{name}` filled from the values; figures in the digits of the language. */
    t: (key: WordKey, values?: Values) => filled(words[key] ?? key, values, language),
    /** Whether this page has words under a key. */
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
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? digits(value, language) : value;
  });
}

function addressIn(path: string, language: Language): string {
  const [pathname = '/', rest = ''] = path.split(/(?=[?#])/, 2);
  return inLanguage(pathname, language) + rest;
}

/** A link within the shop that stays in the language of the page. */
export function ShopLink({ to, ...props }: LinkProps & { to: string }) {
  const { href } = useLanguage();
  return <Link {...props} to={href(to)} />;
}

/** The same, which knows whether it leads to where the shopper is. */
export function ShopNavLink({ to, ...props }: NavLinkProps & { to: string }) {
  const { href } = useLanguage();
  return <NavLink {...props} to={href(to)} />;
}
