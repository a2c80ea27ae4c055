/** A review while it is being written. */
export interface Draft {
  /** 1 to 5; 0 while nothing is chosen. */
  rating: number;
  /** Rich text as HTML; empty while nothing is written. */
  html: string;
  /** The file names of photos that the review has already and keeps. */
  kept: string[];
  photos: File[];
}

const drafts = new Map<string, Draft>();
const keyOf = (of: string) => `review-draft ${of}`;

/**
 * What was written before and not sent, in this visit; null where nothing was. A page that was loaded anew, as when
 * a small phone gave its memory to the camera, still has the words, not the photos.
 * @param of whose review it is, and of which product
 */
export function draftOf(of: string): Draft | null {
  const kept = drafts.get(of);
  if (kept) return kept;
  try {
    const text = sessionStorage.getItem(keyOf(of));
    return text === null ? null : parsed(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Keeps what is written so far for the visit. */
export function keepDraft(of: string, draft: Draft): void {
  drafts.set(of, draft);
}

/** Puts the words of a draft where they outlive the page; to be called when the page may go. */
export function storeDraft(of: string): void {
  const draft = drafts.get(of);
  if (!draft) return;
  try {
    const { rating, html, kept } = draft;
    sessionStorage.setItem(keyOf(of), JSON.stringify({ rating, html, kept }));
  } catch {
    // Full or forbidden: it lasts as long as the page.
  }
}

/** Forgets a draft: it was sent. */
export function dropDraft(of: string): void {
  drafts.delete(of);
  try {
    sessionStorage.removeItem(keyOf(of));
  } catch {
    // Where nothing can be stored nothing was.
  }
}

function parsed(value: unknown): Draft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { rating, html, kept } = value as Record<string, unknown>;
  if (typeof rating !== 'number' || typeof html !== 'string' || !Array.isArray(kept)) return null;
  return { rating, html, kept: kept.filter((name) => typeof name === 'string'), photos: [] };
}
