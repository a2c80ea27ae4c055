import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that keeps what it takes. */
export interface Smtp {
  url: string;
  /** What it took, read as a mail program reads it. */
  received: Email[];
  /** Answers every recipient with this from now on; null takes them again. */
  refuseBy(code: number | null): void;
  close(): Promise<void>;
}

/** Starts an SMTP server on this machine. @param port a fixed one, to come back on */
export async function openSmtp(port = 0): Promise<Smtp> {
  const received: Email[] = [];
  let refusing: number | null = null;
  const keep = async (bytes: Buffer, done: (error?: Error) => void) => {
    received.push(await PostalMime.parse(bytes));
    done();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_, __, done) {
      done(refusing === null ? null : Object.assign(new Error('not now'), { responseCode: refusing }));
    },
    onData(stream, _, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        void keep(Buffer.concat(parts), done);
      });
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const at = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${at}`,
    received,
    refuseBy: (code) => (refusing = code),
    close: () => new Promise((done) => server.close(done)),
  };
}
