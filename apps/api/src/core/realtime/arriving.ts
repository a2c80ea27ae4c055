import type { Socket } from './peer.ts';

/** Sockets whose session is read but that are not connected yet: they would miss that it ends meanwhile. */
export class Arriving {
  readonly #missed = new Map<Socket, boolean>();
  readonly #known = new WeakSet<Socket['conn']>();

  /** @returns whether it may: a connection arrives once, since all that one may do is counted from then on */
  begin(socket: Socket): boolean {
    if (this.#known.has(socket.conn)) return false;
    this.#known.add(socket.conn);
    this.#missed.set(socket, false);
    // One that hangs up on the way is never connected.
    socket.conn.once('close', () => this.#missed.delete(socket));
    return true;
  }

  /** Sessions have ended. */
  miss(): void {
    for (const socket of this.#missed.keys()) this.#missed.set(socket, true);
  }

  /** It is connected: whether it has missed something. */
  end(socket: Socket): boolean {
    const missed = this.#missed.get(socket) ?? false;
    this.#missed.delete(socket);
    return missed;
  }
}
