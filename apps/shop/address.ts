import { filtersOf } from '@haat/contract/catalog/rules';

/** Longer addresses than this are refused: a list with every filter chosen stays far below. In characters. */
export const maxAddress = 4_096;

/** What a page's routes are called that may answer a request for its data (`_routes`), by the first word of their path. */
export type DataRoutes = Map<string, string[]>;

/** The parameters that a page reads, by the first word of its path. Lists read filters; every other page reads none. */
const readBy = new Map([
  ['login', ['code', 'mailed', 'next', 'problem']],
  ['signup', ['next']],
  ['contact', ['product']],
  ['contact-us', ['product']],
  ['sitemap-products.xml', ['from']],
]);
/** Lists: how many words their path has, and the filter that it decides itself. */
const lists = new Map([
  ['products', { words: 1, decided: '' }],
  ['product_category', { words: 2, decided: 'category' }],
  ['search', { words: 2, decided: '' }],
  ['shop', { words: 2, decided: 'vendor' }],
]);

/**
 * The address under which a page is made and kept: the same page asked for in another spelling, with the filters in
 * another order, with marks that somebody's link carries (`utm_source`, `fbclid`) or any other parameter that the page
 * does not read, has the same one. So there are no more addresses than pages.
 */
export function knownAddress(url: string, dataRoutes: DataRoutes): string {
  const { pathname, searchParams } = new URL(`http://shop${url}`);
  const isData = pathname.endsWith('.data');
  const page = isData ? pathname.replace(/(?:\/_)?\.data$/, '') : pathname;
  const words = page.split('/').slice(1);
  if (words.at(-1) === '') words.pop();
  const language = words[0] === 'ne' ? 'ne' : 'en';
  // No page has an empty word within its path, so all of these are one page that is not there.
  if (words.includes('')) words.splice(0, words.length, ...(language === 'ne' ? ['ne', '404'] : ['404']));
  const own = language === 'ne' ? words.slice(1) : words;
  const kind = own[0] ?? '';
  const list = lists.get(kind);
  const query =
    list?.words === own.length
      ? filtersIn(searchParams, list.decided)
      : readIn(searchParams, readBy.get(kind) ?? []);
  const routes = ['root', ...(dataRoutes.get(kind) ?? [])];
  if (isData)
    addRoutes(
      query,
      searchParams.get('_routes'),
      routes.filter((id) => id === 'root' || id.startsWith(`${language}/`)),
    );
  const path = `/${words.map(spelling).join('/')}`;
  return (isData ? dataPath(path) : path) + (query.size > 0 ? `?${query.toString()}` : '');
}

const dataPath = (path: string) => (path === '/' ? '/_.data' : `${path}.data`);

/** One spelling of a word in a path, as browsers write it: `%63up` is `cup`. */
function spelling(word: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(word)).replace(
      /%(?:2[46BC]|3[ABD]|40)/g,
      decodeURIComponent,
    );
  } catch {
    return word;
  }
}

function filtersIn(query: URLSearchParams, decided: string): URLSearchParams {
  const known = new URLSearchParams();
  for (const [name, value] of Object.entries(filtersOf(query))) {
    if (value === undefined || name === decided || (name === 'page' && value === 1)) continue;
    for (const each of [value].flat()) known.append(name, String(each));
  }
  known.sort();
  return known;
}

function readIn(query: URLSearchParams, names: string[]): URLSearchParams {
  const known = new URLSearchParams();
  for (const name of names) {
    const value = query.get(name);
    if (value !== null) known.append(name, value);
  }
  return known;
}

/** Which parts of a page's data are asked for; without a name that the page knows, all of them. */
function addRoutes(query: URLSearchParams, asked: string | null, known: string[]): void {
  const names = new Set(asked?.split(','));
  const those = known.filter((name) => names.has(name));
  if (those.length > 0) query.append('_routes', those.join(','));
}

/** The routes of a build by the first word of their path, for `knownAddress`. */
export function dataRoutesOf(routes: Record<string, { id: string; path?: string } | undefined>): DataRoutes {
  const byWord: DataRoutes = new Map();
  for (const { id, path = '' } of Object.values(routes).filter((route) => route !== undefined)) {
    if (!/^(?:en|ne)\//.test(id)) continue;
    const [word = ''] = path.split('/');
    byWord.set(word, [...(byWord.get(word) ?? []), id]);
  }
  for (const ids of byWord.values()) ids.sort();
  return byWord;
}

/** The language and the kind of a page are written in small letters: one page has one address (design D14). */
export const inSmallLetters = (url: string): string =>
  url.replace(/^\/(?:ne(?=[/?]|$)\/?)?[^/?.]*/i, (start) => start.toLowerCase());

/** What names whole addresses for search engines, and nothing else. */
export const isForCrawlers = (url: string) => /^\/(?:robots\.txt|sitemap(?:-\w+)?\.xml)(?:\?|$)/.test(url);

/** Misspelt calls, pictures and files are answered in a line, not with a page. */
export const isMachinePath = (url: string) =>
  /^\/(?:api|uploads|icons|assets|socket\.io|\.well-known)(?:[/?]|$)/.test(url) ||
  (/^\/[^/?]*\.(?:php|txt|ico|xml|png|js|map|env)(?:\?|$)/.test(url) && !isForCrawlers(url));
