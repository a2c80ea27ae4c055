import { onGoingBack } from './going-back.ts';

/** The entry of the history that the tab stands on, as the router writes it and a step of ours extends it. */
interface Entry {
  key?: string;
  idx?: number;
  dialog?: true;
}

const entry = (): Entry => (history.state as Entry | null) ?? {};
const pageHere = (): string => `${entry().key} ${location.pathname}${location.search}`;

interface Open {
  close: () => void;
  /** What the address says while it is open. */
  hash: string | undefined;
}

let open: Open[] = [];
// The place in the history that the tab was last known at.
let place = 0;
/** The page on top of which the tab stands on a step of ours; null on any other entry. */
let onStepOf: string | null = null;
// Our step is being taken away again.
let leaving = false;
// The place that is being gone back to, from a step beyond which nothing lies.
let returning: number | null = null;
let begun = false;

/** From the first that opens on; whoever listens first hears of it before the router, which would take the same page for another. */
function begin(): void {
  if (begun) return;
  begun = true;
  place = entry().idx ?? 0;
  onStepOf = entry().dialog ? pageHere() : null;
  onGoingBack(wentBack);
}

/**
 * Lets going back close what is open instead of leaving its page, once, whoever asks for it: a browser that asks a modal
 * dialog to close, one that only steps through the history, or the app around a page, which does so too and cannot be
 * told from the former. What opens puts one step of its own on the history; going back takes it away, and so does
 * closing otherwise. Whatever is left of such steps, as by a link that was followed in a dialog, is passed over.
 * @param close called when the shopper goes back while this is the topmost
 * @param hash stands in the address for as long
 * @returns to be called once it is closed; `true` where its step can be taken away, because it was closed for itself and
 *   nothing else goes on: taking it away would race with a link that is being followed
 */
export function backCloses(close: () => void, hash?: string): (alone: boolean) => void {
  const opened = { close, hash };
  open.push(opened);
  putStep();
  return (alone) => {
    open = open.filter((each) => each !== opened);
    if (alone) leaveStep();
  };
}

/** Takes the step away on which nothing is open any more, without anybody noticing. */
export function leaveStep(): void {
  begin();
  // What closes may open something else at once.
  setTimeout(() => {
    if (open.length > 0 || leaving || onStepOf !== pageHere() || !entry().dialog) return;
    leaving = true;
    history.back();
  });
}

/**
 * Takes out of the address what has a dialog opened: it comes back with the dialog's own step, on which a page that is loaded anew
 * stands already.
 */
export function leaveHash(hash: string): void {
  if (location.hash !== hash || entry().dialog) return;
  history.replaceState(history.state, '', location.pathname + location.search);
}

function putStep(stays = open): void {
  begin();
  const { idx = 0, dialog } = entry();
  if (leaving) return;
  const hash = stays.findLast((each) => each.hash)?.hash ?? '';
  if (!dialog) history.pushState({ ...history.state, idx: idx + 1, dialog: true }, '', hash);
  place = entry().idx ?? 0;
  onStepOf = pageHere();
}

function wentBack(event: PopStateEvent): void {
  const [from, was, backAt] = [onStepOf, place, returning];
  place = entry().idx ?? 0;
  onStepOf = null;
  returning = null;
  // The router has not heard of the way there.
  if (backAt === place) return event.stopImmediatePropagation();
  if (entry().dialog) return passOver(event, was);
  if (from !== pageHere()) return;
  // From our step to its own page: for the router nothing has happened.
  event.stopImmediatePropagation();
  if (leaving) {
    leaving = false;
    if (open.length > 0) putStep();
    return;
  }
  const top = open.at(-1);
  if (!top) return history.back();
  // The one below it waits for the next time.
  if (open.length > 1) putStep(open.slice(0, -1));
  top.close();
}

/** A step whose dialog is long closed: on it goes, the way the shopper was going. */
function passOver(event: PopStateEvent, was: number): void {
  event.stopImmediatePropagation();
  if (place <= was) return history.back();
  if (!('navigation' in globalThis) || navigation.canGoForward) {
    // Where nothing lies beyond and the browser does not say so, the tab stays here, and looks as before.
    onStepOf = pageHere();
    return history.forward();
  }
  // It stays on the page it shows, whose address this may not be.
  returning = was;
  history.back();
}
