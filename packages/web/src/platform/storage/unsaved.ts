import { del, get, set } from 'idb-keyval';

// What a form of one tab holds and another tab shows before it is saved, files included, of which `localStorage` takes none.
const keyOf = (of: string) => `unsaved ${of}`;

/** Keeps it for the next look; a browser that keeps nothing shows what was saved. */
export const keepUnsaved = (of: string, value: unknown): Promise<void> =>
  set(keyOf(of), value).catch(() => {});

/** Null where nothing is kept. */
export const readUnsaved = async <T>(of: string): Promise<T | null> =>
  (await get<T>(keyOf(of)).catch(() => undefined)) ?? null;

export const dropUnsaved = (of: string): Promise<void> => del(keyOf(of)).catch(() => {});
