/**
 * What a loader sends along as one text: the router writes down a text as it is, and every value inside of an object
 * by itself, which for a list of products costs the server more than reading them and the phone a walk through all of it.
 */
export type Packed<T> = string & { readonly unpacked?: T };
/** What is packed in a text. */
export type Unpacked<P> = P extends Packed<infer T> ? T : never;

// A text within a text within a script would have every quotation mark escaped twice over: thousands of them. A mark
// that hardly anybody writes needs no escape; where somebody did write it, the text stays as it was.
const mark = '`';
const quoted = (json: string) => (json.includes(mark) ? json : json.replace(/"/g, mark));
const unquoted = (text: string) => (text.includes('"') ? text : text.replaceAll(mark, '"'));

/** What is the same for every page, such as the words of a screen, is packed once. */
const packedBefore = new WeakMap<object, string>();

/** For loaders: packs plain data. What was packed may not be changed any more. */
export function pack<T extends object>(value: T): Packed<T> {
  const before = packedBefore.get(value);
  if (before !== undefined) return before;
  const text = quoted(JSON.stringify(value));
  packedBefore.set(value, text);
  // Who packs is the server, which draws the page from the same data next.
  remember(text, value);
  return text;
}

/**
 * The last texts and what they hold, newest first: a component that is drawn again gets the very same objects. A
 * list, not a map: the same text is mostly the very same string, while a map would read every long text through.
 */
const last: { text: string; value: unknown }[] = [];
const kept = 32;

/** The data again, the same objects for the same text. */
export function unpack<T>(packed: Packed<T>): T {
  const at = last.findIndex(({ text }) => text === packed);
  const [known] = at < 0 ? [] : last.splice(at, 1);
  const value: unknown = known ? known.value : JSON.parse(unquoted(packed));
  remember(packed, value);
  // A `Packed<T>` is made by `pack` alone.
  return value as T;
}

function remember(text: string, value: unknown): void {
  last.unshift({ text, value });
  if (last.length > kept) last.pop();
}
