import { EventEmitter } from 'node:events';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * For the server: renders a page until all of it is there.
 * @returns its bytes, in pieces that follow one another, and whether some part of it failed, which is left to the browser
 * @throws where the page itself failed
 */
export async function renderWhole(page: ReactNode): Promise<{ html: Uint8Array[]; failed: boolean }> {
  const errors: unknown[] = [];
  const html = await new Promise<Uint8Array[]>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Everything stands where it belongs: what is large is not moved there by a script.
      progressiveChunkSize: Infinity,
      onAllReady() {
        const before = errors.length;
        // All of it is written within this call, since nothing has to wait for room.
        const { pieces } = pipe(new Collector());
        if (errors.length === before) resolve(pieces);
        else reject(errors.at(-1));
      },
      onShellError: reject,
      onError: (error) => void errors.push(error),
    });
  });
  return { html, failed: errors.length > 0 };
}

/**
 * Takes what React writes. A `Writable` is not let go before V8 marks all that is in use, and a page's bytes with it, for
 * which V8 marks after every hundred pages (decision 7).
 */
class Collector extends EventEmitter implements NodeJS.WritableStream {
  readonly writable = true;
  readonly pieces: Uint8Array[] = [];

  write(piece: Uint8Array | string): boolean {
    this.pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
    return true;
  }

  end(): this {
    return this;
  }

  /** React calls it where a page cannot be written down, which `onError` hears as well. */
  destroy(): this {
    return this;
  }
}
