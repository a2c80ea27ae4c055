const moves = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
] as const;

// Without a move, milliseconds after which a page is completed all the same.
const patience = 3000;

let given: Promise<void> | undefined;
// Ends the waiting that is under way.
let give: (() => void) | undefined;

/**
 * Waits for the shopper's first move on this visit, or a quiet while: what nobody can use before it leaves the line
 * to what the page needs. A page that opens scrolled, and one that follows another, has seen a move already.
 */
export function firstMove(): Promise<void> {
  given ??= new Promise((resolve) => {
    if (window.scrollY > 0 || navigator.userActivation?.hasBeenActive) return resolve();
    const end = new AbortController();
    const finish = () => {
      end.abort();
      resolve();
    };
    give = finish;
    const see = ({ type, target }: Event) => {
      // A dialog that opens by itself takes the focus: that is nobody's move.
      const byItself = type === 'focusin' && target instanceof Element && target.closest('dialog');
      if (!byItself) finish();
    };
    for (const move of moves)
      window.addEventListener(move, see, { passive: true, capture: true, signal: end.signal });
    setTimeout(finish, patience);
  });
  return given;
}

/** For a page that has something to do or to show before any move, like what is the shopper's own. */
export function needsNoMove(): void {
  given ??= Promise.resolve();
  give?.();
}
