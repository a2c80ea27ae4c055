import type { Connection, Connections } from './connections.ts';

/** What is expected of who sends or takes, in bytes and milliseconds. */
export interface LeastSpeed {
  /** A body brings so many bytes in each window, until its end. */
  window: number;
  bytesPerWindow: number;
  /** What lies ready is taken within a window and a second more for each so many bytes. */
  takenPerSecond: number;
  /** Bytes that may lie ready for all together. Where it is more, who comes from where most of it goes is let go. */
  maxUnsent: number;
  every: number;
}

/** A phone on a poor 4G or a good 2G line is twice as fast as either. */
export const usualSpeed: LeastSpeed = {
  window: 30_000,
  bytesPerWindow: 240_000,
  takenPerSecond: 2_000,
  maxUnsent: 96 * 1024 * 1024,
  every: 1_000,
};

interface Mark {
  at: number;
  bytes: number;
}
type Marks = { reading?: Mark; writing?: Mark & { unsent: number } };

/**
 * Hangs up on who sends a body, or takes an answer, more slowly than any phone: such a connection costs its sender nothing and
 * us memory and a place. @returns ends the watch
 */
export function hangUpOnTheSlow(connections: Connections, speed: LeastSpeed = usualSpeed): () => void {
  const known = new WeakMap<Connection, Marks>();
  const look = () => {
    const now = performance.now();
    let unsent = 0;
    for (const connection of connections) {
      const marks = known.get(connection) ?? {};
      known.set(connection, marks);
      if (sendsTooSlowly(connection, marks, speed, now) || takesTooSlowly(connection, marks, speed, now))
        connection.socket.destroy();
      else unsent += connection.socket.writableLength;
    }
    if (unsent > speed.maxUnsent) letGo(connections, unsent - speed.maxUnsent);
  };
  const timer = setInterval(look, speed.every).unref();
  return () => clearInterval(timer);
}

function sendsTooSlowly(
  { socket, request }: Connection,
  marks: Marks,
  { window, bytesPerWindow }: LeastSpeed,
  now: number,
): boolean {
  if (!request || request.complete) {
    delete marks.reading;
    return false;
  }
  const { reading } = marks;
  const bytes = socket.bytesRead;
  // While something lies here unread it is we who are slow.
  if (!reading || request.readableLength > 0 || bytes - reading.bytes >= bytesPerWindow)
    marks.reading = { at: now, bytes };
  else return now - reading.at > window;
  return false;
}

function takesTooSlowly(
  { socket }: Connection,
  marks: Marks,
  { window, takenPerSecond }: LeastSpeed,
  now: number,
): boolean {
  const unsent = socket.writableLength;
  if (unsent === 0) {
    delete marks.writing;
    return false;
  }
  // A piece counts as taken when it is taken whole.
  const bytes = socket.bytesWritten - unsent;
  const { writing } = marks;
  if (!writing || bytes >= writing.bytes + writing.unsent) marks.writing = { at: now, bytes, unsent };
  else return now - writing.at > window + (writing.unsent / takenPerSecond) * 1_000;
  return false;
}

/** Hangs up on so many unsent bytes, first of the network to which most of them go. */
function letGo(connections: Connections, tooMuch: number): void {
  const waiting = [...connections].filter(({ socket }) => socket.writableLength > 0);
  const unsentOf = (all: Connection[]) => all.reduce((sum, { socket }) => sum + socket.writableLength, 0);
  const byNetwork = [...Map.groupBy(waiting, ({ network }) => network).values()]
    .map((all) => ({ all, unsent: unsentOf(all) }))
    .toSorted((one, other) => other.unsent - one.unsent);
  let left = tooMuch;
  for (const { socket } of byNetwork.flatMap(({ all }) => all)) {
    if (left <= 0) return;
    left -= socket.writableLength;
    socket.destroy();
  }
}
