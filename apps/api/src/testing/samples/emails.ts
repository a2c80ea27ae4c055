import { expect } from 'vitest';
import type { OutgoingEmail } from '../../core/mail/transports.ts';
import type { Haat } from '../harness.ts';

/** The mails that went to one address so far, in order. */
export const emailsTo = async (haat: Haat, email: string): Promise<OutgoingEmail[]> =>
  (await haat.sentEmails()).filter(({ to }) => to === email);

/** The newest mail to an address. */
export async function lastEmailTo(haat: Haat, email: string): Promise<OutgoingEmail> {
  const message = (await emailsTo(haat, email)).at(-1);
  if (!message) throw new Error(`nothing was mailed to ${email}`);
  return message;
}

/** The token of the link in a mail, the same in its text and in its HTML. */
export function tokenIn({ text, html }: { text: string; html: string }): string {
  const link = /https?:\/\/\S+\/(?:activate|reset-password)\/([\w-]+)/;
  const [address = '', token = ''] = link.exec(text) ?? [];
  expect(token).not.toBe('');
  expect(html).toContain(address);
  return token;
}
