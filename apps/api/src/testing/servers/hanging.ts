import { once } from 'node:events';
import net from 'node:net';
import { openDatabase } from '../../core/database/database.ts';
import type { Database } from '../../core/database/database.ts';
import { freshDatabase, nameOf } from '../database.ts';

/** A database that can be made to hang, as a process that is stopped does: connections stay, answers do not come. */
export interface Hanging {
  database: Database;
  /** Makes it hang; the answer is to be called to let it go on. An embedded one cannot be stopped: it is busy for seconds. */
  hang(): () => void;
  /** On a server: it hangs once it has carried out a commit, whose answer nobody hears. */
  hangAfterCommit(): () => void;
}

/** Keeps an embedded one busy by the clock, however fast the machine is: long enough to be found out. */
const busy = `do $$
  declare ends timestamptz := clock_timestamp() + interval '5 s';
  begin while clock_timestamp() < ends loop end loop; end $$`;
/** How long an answer is waited for while it hangs, and otherwise, when a slow machine may take its time. */
const [answerWithin, calm] = [300, 120_000];

/** A fresh database for a test that makes it hang. */
export async function hangingDatabase(): Promise<Hanging> {
  const fresh = await freshDatabase();
  if (fresh.kind === 'embedded') {
    const hang = () => {
      fresh.limitWaiting(answerWithin);
      fresh.orm.execute(busy).catch(() => {});
      return () => fresh.limitWaiting(calm);
    };
    return { database: fresh, hang, hangAfterCommit: hang };
  }
  const address = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  const line = await stoppableLine(address);
  address.pathname = `/${await nameOf(fresh)}`;
  address.host = line.host;
  // Where the server was named by its socket.
  address.searchParams.delete('host');
  const through = await openDatabase({ url: address.href, max: 4 });
  const limited = (stop: () => () => void) => () => {
    through.limitWaiting(answerWithin);
    const goOn = stop();
    return () => {
      through.limitWaiting(calm);
      goOn();
    };
  };
  const close = async () => {
    line.end();
    await through.close();
    await fresh.close();
  };
  return {
    database: { ...through, close },
    hang: limited(line.hang),
    hangAfterCommit: limited(line.hangAfterCommit),
  };
}

/** A line to a server that can be stopped: what is sent meanwhile arrives when it goes on. */
async function stoppableLine({ hostname, port }: URL) {
  let stopped: 'no' | 'both ways' | 'from a commit on' = 'no';
  const held: (() => void)[] = [];
  const sockets = new Set<net.Socket>();
  const unlessStopped = (carry: () => void) => (stopped === 'both ways' ? void held.push(carry) : carry());
  const server = net.createServer((near) => {
    const far = net.connect(Number(port || 5432), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('data', (bytes) => {
        // The server's word for a commit that it has carried out.
        if (stopped === 'from a commit on' && from === far && bytes.includes('COMMIT\0'))
          stopped = 'both ways';
        unlessStopped(() => to.write(bytes));
      });
      from.on('close', () => unlessStopped(() => to.destroy()));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const goOn = () => {
    stopped = 'no';
    for (const carry of held.splice(0)) carry();
  };
  return {
    host: `127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    hang: () => {
      stopped = 'both ways';
      return goOn;
    },
    hangAfterCommit: () => {
      stopped = 'from a commit on';
      return goOn;
    },
    end: () => {
      goOn();
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
