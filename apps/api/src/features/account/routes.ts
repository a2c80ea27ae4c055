import * as calls from '@haat/contract/account/endpoints';
import { Allowance } from '../../core/allowance.ts';
import type { Asking, Known } from '../../core/asking.ts';
import { tags } from '../../core/cache.ts';
import { networkOf } from '../../core/network.ts';
import type { Parts } from '../../core/parts.ts';
import type { PersonalData } from '../../core/personal.ts';
import type { Serve } from '../../core/serve.ts';
import { refusal } from '@haat/contract/core/problem';
import { judgeNewPassword } from './easy-passwords.ts';
import { shopNameOf } from './letters.ts';
import { checkLink } from './links.ts';
import { changeAccount, dataOf, deleteAccount, ownAccount } from './own.ts';
import { dropPicture, drawPicture, keepPicture } from './picture.ts';
import { placeOf } from './place-of.ts';
import { changePasswordOf, mailReset, resetBy } from './recovery.ts';
import { countLink, plainEmail, signInWith } from './service.ts';
import { endOwnSession, endSession, endSessions, listSessions } from './sessions.ts';
import { activateBy, checkActivation, signUpWith } from './sign-up.ts';

/** How often one address may call what costs a hash or a mail (design §5); each waits longer the more it is tried. */
const seldom = { limit: { perMinute: 20 } };
/** What costs neither, and is asked whenever a page is opened. */
const oftener = { limit: { perMinute: 60 } };

export function serveAccount(serve: Serve, parts: Parts, personal: PersonalData[]): void {
  serveEntry(serve, parts);
  serveLinks(serve, parts);
  serveSessions(serve, parts);
  serveOwn(serve, parts, personal);
}

const ownerOf = ({ shop, session }: Known) => ({
  shopId: shop.id,
  accountId: session.accountId,
  tokenHash: session.tokenHash,
});

type LinkAsked = Parameters<typeof countLink> extends [unknown, ...infer Asked] ? Asked : never;

function serveEntry(serve: Serve, { database: { orm }, env, mail }: Parts): void {
  const limited = env.RATE_LIMIT === 'on';
  const turnOf = async (...asked: LinkAsked) => (limited ? countLink(orm, ...asked) : new Date());

  const entries = limited ? new Allowance({ atOnce: 60, perSecond: 1 }) : null;

  serve(
    calls.signUp,
    async ({ language = 'en-US', ...input }, { shop, session, ip, origin }) => {
      if (session) throw refusal('signed-in');
      const email = plainEmail(input.email);
      const { firstName, lastName, password } = input;
      await judgeNewPassword(password, [firstName, lastName, email, await shopNameOf(orm, shop.id, 'en-US')]);
      const from = await turnOf(shop.id, 'activate', { email, ip });
      if (from) await signUpWith(orm, { mail, origin }, { ...input, email, language, from, shopId: shop.id });
      return { message: 'We have sent you a mail. Please open the link in it to activate your account.' };
    },
    seldom,
  );

  // Not by address alone, which many people share: what is tried is counted by who tries.
  serve(calls.signIn, async (input, asking) => {
    const { shop, userAgent, origin } = asking;
    const demoAllowed = env.SEED !== 'none';
    const place = placeOf(asking);
    const credentials = { ...input, shopId: shop.id, userAgent, place, demoAllowed, limited, entries };
    const opened = await signInWith(orm, { mail, origin }, credentials);
    asking.keepDevice(place.device);
    return { message: 'You are signed in.', ...opened };
  });

  serve(
    calls.forgotPassword,
    async ({ email: asked, language = 'en-US' }, { shop, ip, origin }) => {
      const email = plainEmail(asked);
      const from = await turnOf(shop.id, 'reset-password', { email, ip });
      if (from)
        mail.afterwards(() => mailReset(orm, { mail, origin }, { shopId: shop.id, email, language, from }));
      return { message: 'If there is an account with this email, we have sent it a link.' };
    },
    seldom,
  );
}

function serveLinks(serve: Serve, { database: { orm }, env, mail, changes }: Parts): void {
  const limited = env.RATE_LIMIT === 'on';

  serve(
    calls.activate,
    async (input, asking) => {
      const { shop, userAgent } = asking;
      const place = placeOf(asking);
      const session = await activateBy(orm, { ...input, shopId: shop.id, userAgent, place, limited });
      if (session) asking.keepDevice(place.device);
      return {
        message: session ? 'Your account is active.' : 'Your account is active. Please sign in.',
        session,
      };
    },
    seldom,
  );

  serve(calls.checkActivation, ({ token }, { shop }) => checkActivation(orm, shop.id, token), oftener);

  serve(
    calls.checkReset,
    async ({ token }, { shop }) => {
      await checkLink(orm, shop.id, token, 'reset-password');
      return { message: 'This link still counts.' };
    },
    oftener,
  );

  serve(
    calls.resetPassword,
    async (input, asking) => {
      const { shop, origin } = asking;
      const place = placeOf(asking);
      const accountId = await resetBy(orm, { mail, origin }, { ...input, shopId: shop.id, place });
      changes.announce([tags.sessions(shop.id, accountId)]);
      asking.keepDevice(place.device);
      return { message: 'Your password is changed. Please sign in with it.' };
    },
    seldom,
  );
}

/** Says that sessions of an account have ended, once it is true: what was opened by them is closed. */
const ended = ({ changes }: Parts, { shop, session }: Known) =>
  changes.announce([tags.sessions(shop.id, session.accountId)]);

function serveSessions(serve: Serve, parts: Parts): void {
  const { orm } = parts.database;

  serve(calls.signOut, async (_, asking) => {
    await endSession(orm, asking.shop.id, asking.session.tokenHash);
    ended(parts, asking);
    return { message: 'You are signed out.' };
  });

  serve(calls.signOutEverywhere, async (_, asking) => {
    await endSessions(orm, ownerOf(asking));
    ended(parts, asking);
    return { message: 'You are signed out everywhere.' };
  });

  serve(calls.getSessions, (_, asking) => listSessions(orm, ownerOf(asking)));

  serve(calls.endSession, async ({ sessionId }, asking) => {
    await endOwnSession(orm, ownerOf(asking), sessionId);
    ended(parts, asking);
    return { message: 'That device is signed out.' };
  });
}

function serveOwn(serve: Serve, parts: Parts, personal: PersonalData[]): void {
  const {
    database: { orm },
    env,
    mail,
  } = parts;
  const limited = env.RATE_LIMIT === 'on';
  const postOf = ({ origin }: Asking) => ({ mail, origin });

  serve(calls.getMe, (_, asking) => ownAccount(orm, ownerOf(asking)));

  serve(calls.updateMe, async (input, asking) => {
    const { account, pictureBefore } = await changeAccount(orm, ownerOf(asking), input);
    if (input.picture === null) await dropPicture(parts, pictureBefore);
    return { message: 'Your profile is saved.', data: account };
  });

  serve(
    calls.setPicture,
    async ({ picture: files }, asking) => {
      const picture = await keepPicture(parts, await drawPicture(files, networkOf(asking.ip)));
      const { account, pictureBefore } = await changeAccount(orm, ownerOf(asking), { picture });
      await dropPicture(parts, pictureBefore);
      return { message: 'Your picture is saved.', data: account };
    },
    seldom,
  );

  serve(
    calls.changePassword,
    async ({ current, password }, asking) => {
      await changePasswordOf(orm, postOf(asking), ownerOf(asking), { current, password, limited });
      ended(parts, asking);
      return { message: 'Your password is changed. Other devices have to sign in again.' };
    },
    seldom,
  );

  serve(
    calls.deleteMe,
    async ({ password }, asking) => {
      const gone = await deleteAccount(orm, postOf(asking), ownerOf(asking), { password, limited, personal });
      ended(parts, asking);
      await dropPicture(parts, gone.picture);
      return { message: 'Your account is deleted.' };
    },
    seldom,
  );

  serve(calls.getMyData, (_, asking) => dataOf(orm, ownerOf(asking), personal), seldom);
}
