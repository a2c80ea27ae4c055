import type { BusTransport } from '../../core/bus/bus.ts';

/** A wire between processes, which a test can cut. */
export function wire() {
  const ends = new Map<(text: string) => void, (why: unknown) => void>();
  let isCut = false;
  /** The wire as a process has it, and what kills that process: from then on it says and hears nothing. */
  const plug = () => {
    let isDead = false;
    const transport: BusTransport = {
      maxLength: 200,
      async connect(onText, onLost) {
        if (isCut || isDead) throw new Error('nobody is there');
        ends.set(onText, onLost);
        return {
          publish: async (text) => {
            if (!isDead) for (const end of ends.keys()) queueMicrotask(() => end(text));
          },
          close: () => void ends.delete(onText),
        };
      },
    };
    return { transport, kill: () => (isDead = true) };
  };
  const cut = () => {
    isCut = true;
    for (const [end, lose] of ends) if (ends.delete(end)) lose(new Error('cut'));
  };
  return { plug, cut, mend: () => (isCut = false) };
}
