import { onGoingBack } from './going-back.ts';

let open: (() => void)[] = [];
/** The address at which a step of its own was put on top of the page's, null on any other step. */
let stepAt: string | null = null;

const isOurStep = (): boolean => (history.state as { dialog?: true } | null)?.dialog === true;

/**
 * Lets a phone's button for going back close a dialog instead of leaving its page. Where the browser asks a modal
 * dialog to close by itself (Chromium since 126) there is nothing to do; elsewhere a dialog puts a step on the
 * history, for going back to take away. The step stays when the dialog closes otherwise, because taking it away would
 * race with a link that is being followed: going back from it then goes on to the page before.
 * @param close called when the shopper goes back while this is the topmost dialog
 * @returns to be called once it is closed
 */
export function backCloses(close: () => void): () => void {
  if ('CloseWatcher' in window) return () => {};
  // Before the router, which would take the same page for another.
  onGoingBack(wentBack);
  open.push(close);
  putStep();
  return () => {
    open = open.filter((each) => each !== close);
  };
}

function putStep(): void {
  if (!isOurStep()) history.pushState({ ...history.state, dialog: true }, '');
  stepAt = location.href;
}

function wentBack(event: PopStateEvent): void {
  const fromStep = stepAt === location.href && !isOurStep();
  stepAt = isOurStep() ? location.href : null;
  if (!fromStep) return;
  event.stopImmediatePropagation();
  const close = open.at(-1);
  if (!close) return history.back();
  // The one below it waits for the next time.
  if (open.length > 1) putStep();
  close();
}
