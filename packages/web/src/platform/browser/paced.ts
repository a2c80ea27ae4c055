// Milliseconds that lie between two times at least.
const pace = 1_000;

/** Does what was given last, at once and then once a second at most, however often it is asked for. */
export function paced() {
  let last = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void) | null = null;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const work = waiting;
    waiting = null;
    if (!work) return;
    last = performance.now();
    work();
  };
  return {
    ask(work: () => void): void {
      waiting = work;
      const wait = last + pace - performance.now();
      if (wait <= 0) flush();
      else timer ??= setTimeout(flush, wait);
    },
    /** What waits is done now: nobody asks any more. */
    flush,
    /** What waits is not done. */
    stop(): void {
      waiting = null;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
