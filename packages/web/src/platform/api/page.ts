import { createContext, data, redirect } from 'react-router';
import type { Answer, CallInput, Endpoint } from '@haat/contract/core/endpoint';
import { inLanguage } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';

/** What a loader knows of the page it makes: the shop, the language, and the API, called inside the process. */
export interface PageRequest {
  call: <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<Answer<E>>;
  shop: string;
  language: Language;
  /** Takes the page's bytes when it is rendered, as pieces that follow one another. */
  write: (html: Uint8Array[]) => void;
  /** Where the shop is reached from outside, like `https://haat.example`; '' where that is not known. */
  origin: string;
}

/**
 * A route's own word on who may keep its page. Without it nobody does, as a page under a mailed token wants it: with
 * it the page is one for everybody, kept by the shop's process and by any cache on the way.
 */
export interface PageHandle {
  cache: 'public';
  /** Not where the address has this parameter. */
  exceptWith?: string;
}

/** Where a loader finds its `PageRequest`: set for each page on the server, never in a browser. */
export const pageContext = createContext<PageRequest>();

/**
 * Waits for what a page is about; a refusal that it is not there becomes the page's 404.
 * @throws a 404 response for the nearest error boundary
 */
export async function orNotFound<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'not-found')
      throw data(null, { status: 404 });
    throw error;
  }
}

/**
 * Leads on to where a page is now, for good; the query goes along. `path` is without language.
 * @throws a 301 response
 */
export function movedTo(path: string, request: Request, { language }: PageRequest): never {
  const { searchParams: query } = new URL(request.url);
  // The router's own, where it asks for a part of a page's data.
  query.delete('_routes');
  throw redirect(inLanguage(path, language) + (query.size > 0 ? `?${query.toString()}` : ''), 301);
}
