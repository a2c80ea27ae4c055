import { expect } from 'vitest';
import type { Envelope } from '../core/mail/carriers.ts';
import type { Haat } from './harness.ts';

/** The mails that went to one address so far, in order. */
export const lettersTo = async (haat: Haat, email: string): Promise<Envelope[]> =>
  (await haat.letters()).filter(({ to }) => to === email);

/** The newest mail to an address. */
export async function lastLetterTo(haat: Haat, email: string): Promise<Envelope> {
  const letter = (await lettersTo(haat, email)).at(-1);
  if (!letter) throw new Error(`nothing was mailed to ${email}`);
  return letter;
}

/** The token of the link in a mail, the same in its text and in its HTML. */
export function tokenIn({ text, html }: { text: string; html: string }): string {
  const link = /https?:\/\/\S+\/(?:activate|reset-password)\/([\w-]+)/;
  const [address = '', token = ''] = link.exec(text) ?? [];
  expect(token).not.toBe('');
  expect(html).toContain(address);
  return token;
}
