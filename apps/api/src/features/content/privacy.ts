import { and, eq, sql } from 'drizzle-orm';
import type { PersonalData } from '../../core/privacy.ts';
import { emailOf } from '../account/service.ts';
import { messageOf } from './owning/answer-messages.ts';
import { contactMessages } from './tables.ts';

/**
 * What somebody has written through the contact form under the email of their account. It stays when the account goes: the
 * law has complaints and their answers kept for five years.
 */
export const messagesOfPerson: PersonalData = {
  name: 'messages',
  async exportData(db, person) {
    const email = await emailOf(db, person);
    if (email === null) return [];
    const isTheirs = eq(sql`lower(${contactMessages.email})`, email.toLowerCase());
    const found = await db
      .select()
      .from(contactMessages)
      .where(and(eq(contactMessages.shopId, person.shopId), isTheirs));
    return found.map(messageOf);
  },
};
