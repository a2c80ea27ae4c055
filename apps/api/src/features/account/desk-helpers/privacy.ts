import { and, eq, isNull, or } from 'drizzle-orm';
import type { PersonalData } from '../../../core/privacy.ts';
import { emailOf } from '../service.ts';
import { helpers } from '../tables.ts';

/** Where somebody helps, or is invited to. A desk that was joined is left with the account; invitations to its email go too. */
export const helpersOfPerson: PersonalData = {
  name: 'helpers',
  async exportData(db, person) {
    const { shopId, accountId } = person;
    const email = await emailOf(db, person);
    const found = await db
      .select()
      .from(helpers)
      .where(
        and(eq(helpers.shopId, shopId), or(eq(helpers.accountId, accountId), eq(helpers.email, email ?? ''))),
      );
    return found.map(({ email: invited, seesMoney, invitedAt, joinedAt }) => ({
      ...{ email: invited, seesMoney, invitedAt: invitedAt.toISOString() },
      joinedAt: joinedAt?.toISOString() ?? null,
    }));
  },
  async eraseData(tx, person) {
    const email = await emailOf(tx, person);
    await tx
      .delete(helpers)
      .where(
        and(eq(helpers.shopId, person.shopId), eq(helpers.email, email ?? ''), isNull(helpers.joinedAt)),
      );
    return async () => {};
  },
};
