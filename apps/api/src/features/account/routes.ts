import { getMe, signIn, signOut } from '@haat/contract/account/endpoints';
import type { Parts } from '../../core/parts.ts';
import type { Serve } from '../../core/serve.ts';
import { endSession, signInWith, userById } from './service.ts';

export function serveAccount(serve: Serve, { database: { orm }, env }: Parts): void {
  serve(
    signIn,
    async ({ email, password }, { shop, userAgent }) => {
      const demoAllowed = env.SEED !== 'none';
      const opened = await signInWith(orm, { shopId: shop.id, email, password, userAgent, demoAllowed });
      return { message: 'You are signed in.', ...opened };
    },
    { limit: { perMinute: 20 } },
  );

  serve(signOut, async (_, { shop, session }) => {
    await endSession(orm, shop.id, session.tokenHash);
    return { message: 'You are signed out.' };
  });

  serve(getMe, (_, { shop, session }) => userById(orm, shop.id, session.accountId));
}
