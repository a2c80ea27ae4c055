/**
 * What this browser keeps of an account beside its session, each thing under a key of its own, so that two tabs never
 * overwrite each other's. It outlives a session that ends by itself, and goes when the account logs out here.
 */
const mark = 'own';
/** Where the browser's storage is full or forbidden, for this visit. */
const memory = new Map<string, string>();

/** The key of something that an account keeps. */
export const ownKey = (userId: string, ...names: string[]): string => [mark, userId, ...names].join(' ');

/**
 * The key of what an account has decided and the shop has not answered yet. It outlives its logging out, too: it is sent when
 * that account is here again, and shown to no other.
 */
export const undoneKey = (userId: string, ...names: string[]): string =>
  ['undone', userId, ...names].join(' ');

/** The keys that begin with one; in no order. */
export function ownKeysUnder(key: string): string[] {
  return allKeys().filter((each) => each.startsWith(`${key} `));
}

/** What lies under a key, as it was put there or as somebody changed it; undefined where nothing readable does. */
export function readOwn(key: string): unknown {
  try {
    const text = memory.get(key) ?? localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps a value as JSON under a key of `ownKey`: in memory, for this visit, where the storage takes nothing more. */
export function keepOwn(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

/** Forgets what is under a key; nothing there is no error. */
export function dropOwn(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // What can't be reached was never put there.
  }
}

/** Forgets what is kept of any account, but what the shop is still to hear. */
export function clearOwn(): void {
  for (const key of allKeys()) if (key.startsWith(`${mark} `)) dropOwn(key);
}

function allKeys(): string[] {
  try {
    return [...new Set([...Object.keys(localStorage), ...memory.keys()])];
  } catch {
    return [...memory.keys()];
  }
}
