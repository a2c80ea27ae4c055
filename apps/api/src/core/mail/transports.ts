import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Env } from '../env.ts';

/** A mail as it is handed over. Everything in it is text: nodemailer encodes it, so no header can be smuggled in. */
export interface OutgoingEmail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The name shown beside `MAIL_FROM`, such as the shop's. */
  fromName: string | null;
  replyTo: string | null;
  /** An address for the headers of RFC 2369 and RFC 8058. */
  unsubscribeAt: string | null;
}

/** Brings mails away: by SMTP, into a folder, or into a test's list. */
export interface Transport {
  /** @throws whatever kept the mail from being taken; `isHopeless` tells whether another try makes sense */
  send(mail: OutgoingEmail): Promise<void>;
  close(): void;
}

/** By SMTP where `SMTP_URL` says so, else into `DATA_DIR/outbox` with the link in the log (design §4). */
export function transportFor(env: Env, folder: string, log: FastifyBaseLogger): Transport {
  const from = senderOf(env);
  return env.SMTP_URL === undefined ? outboxTransport(folder, from, log) : smtpTransport(env.SMTP_URL, from);
}

const senderOf = ({ MAIL_FROM, PUBLIC_URL }: Env): string =>
  MAIL_FROM ?? `no-reply@${PUBLIC_URL === undefined ? 'localhost' : new URL(PUBLIC_URL).hostname}`;

function smtpTransport(url: string, from: string): Transport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    // Far below the time for which a mail is reserved, so that no two processes send the same one.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    ...harmless,
  });
  return {
    send: async (mail) => void (await transport.sendMail(messageOf(mail, from))),
    close: () => transport.close(),
  };
}

function outboxTransport(folder: string, from: string, log: FastifyBaseLogger): Transport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...harmless });
  const write = async (name: string, message: Buffer) => {
    const draft = join(folder, `.${name}`);
    try {
      await writeFile(draft, message);
      await rename(draft, join(folder, name));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from));
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${mail.id}.eml`;
      await write(name, message as Buffer).catch(async () => {
        // Not there yet, or somebody tidied up: what else is wrong, the second try tells.
        await mkdir(folder, { recursive: true });
        await write(name, message as Buffer);
      });
      const links = mail.text.match(/https?:\/\/\S+/g) ?? [];
      log.info({ subject: mail.subject, links, file: name }, 'a mail lies in the outbox');
    },
    close: () => transport.close(),
  };
}

// No mail of ours attaches a file or fetches an address, so none can be talked into it.
const harmless = { disableFileAccess: true, disableUrlAccess: true } as const;

const messageOf = (
  { id, to, subject, text, html, fromName, replyTo, unsubscribeAt }: OutgoingEmail,
  from: string,
) => ({
  from: fromName === null ? from : { name: fromName, address: from },
  to: { name: '', address: to },
  subject,
  text,
  html,
  ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
  // The same however often it is tried, so that a mailbox shows a mail once that was taken twice.
  messageId: `<${id}@${from.split('@')[1] ?? 'localhost'}>`,
  // Holiday notices don't answer to this (RFC 3834).
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeAt !== null && unsubscribeHeaders(unsubscribeAt)),
  },
});

/** That nothing is asked before it is done may be said of an https address alone (RFC 8058 §3.1). */
const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${address}>` },
  ...(address.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
});

/** A server's final no (an address that does not exist): another try would get the same answer (RFC 5321 §4.2.1). */
export function isHopeless(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  // 530 to 539 are about our own login, which the owner can mend in time.
  return code >= 500 && code < 600 && !(code >= 530 && code < 540);
}
