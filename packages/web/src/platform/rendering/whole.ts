import { EventEmitter } from 'node:events';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * For the server: renders a page until all of it is there.
 * @returns its bytes, in pieces that follow one another, and whether some part of it failed, which is left to the browser
 * @throws where the page itself failed
 */
export async function renderWhole(page: ReactNode): Promise<{ html: Uint8Array[]; failed: boolean }> {
  let failed = false;
  const html = await new Promise<Uint8Array[]>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Everything stands where it belongs: what is large is not moved there by a script.
      progressiveChunkSize: Infinity,
      onAllReady: () => pipe(new Pieces(resolve)),
      onShellError: reject,
      onError: () => {
        failed = true;
      },
    });
  });
  return { html, failed };
}

/**
 * Takes what is ready, so that nothing has to wait for room. A `Writable` is not let go before V8 marks all that is in
 * use, and a page's bytes with it, for which V8 marks after every hundred pages (decision 7).
 */
class Pieces extends EventEmitter implements NodeJS.WritableStream {
  readonly writable = true;
  readonly #pieces: Uint8Array[] = [];
  readonly #whole: (pieces: Uint8Array[]) => void;

  constructor(whole: (pieces: Uint8Array[]) => void) {
    super();
    this.#whole = whole;
  }

  write(piece: Uint8Array | string): boolean {
    this.#pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
    return true;
  }

  end(): this {
    this.#whole(this.#pieces);
    return this;
  }
}
