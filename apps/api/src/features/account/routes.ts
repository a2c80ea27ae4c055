import * as calls from '@haat/contract/account/calls';
import * as schemas from '@haat/contract/account/schemas';
import { Allowance } from '../../core/limits/allowance.ts';
import type { RequestContext, AuthContext } from '../../core/request-context.ts';
import { tags } from '../../core/cache/cache.ts';
import { networkOf } from '../../core/http/network.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import type { PersonalData } from '../../core/privacy.ts';
import type { Serve } from '../../core/http/serve.ts';
import { refusal } from '@haat/contract/core/problem';
import { judgeNewPassword } from './passwords/easy-passwords.ts';
import { shopNameOf } from './emails/emails.ts';
import { checkLink } from './issue-link.ts';
import { changeAccount, dataOf, deleteAccount, ownAccount } from './edit-account.ts';
import { dropPicture, drawPicture, keepPicture } from './change-picture.ts';
import { placeOf } from './sessions/place-of.ts';
import { changePasswordOf, mailReset, resetBy } from './passwords/recover-password.ts';
import { countLink, plainEmail, signInWith } from './service.ts';
import { endOwnSession, endSession, endSessions, listSessions } from './sessions/sessions.ts';
import { activateBy, checkActivation, signUpWith } from './sign-up.ts';

/** How often one address may call what costs a hash or a mail (design §5); each waits longer the more it is tried. */
const seldom = { limit: { perMinute: 20 } };
// What costs neither, and is asked whenever a page is opened.
const oftener = { limit: { perMinute: 60 } };

export function serveAccount(serve: Serve, dependencies: Dependencies, personal: PersonalData[]): void {
  serveEntry(serve, dependencies);
  serveLinks(serve, dependencies);
  serveSessions(serve, dependencies);
  serveOwn(serve, dependencies, personal);
}

const ownerOf = ({ shop, session }: AuthContext) => ({
  shopId: shop.id,
  accountId: session.accountId,
  tokenHash: session.tokenHash,
});

type LinkAsked = Parameters<typeof countLink> extends [unknown, ...infer Asked] ? Asked : never;

function serveEntry(serve: Serve, { database: { orm }, env, mail, bus }: Dependencies): void {
  const limited = env.RATE_LIMIT === 'on';
  const turnOf = async (...asked: LinkAsked) => (limited ? countLink(orm, ...asked) : new Date());

  const entries = limited ? new Allowance({ burst: 60, perSecond: 1 }, { bus, name: 'sign-in' }) : null;

  serve(
    calls.signUp,
    schemas.signUp,
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
  serve(calls.signIn, schemas.signIn, async (input, context) => {
    const { shop, userAgent, origin } = context;
    const demoAllowed = env.SEED !== 'none';
    const place = placeOf(context);
    const credentials = { ...input, shopId: shop.id, userAgent, place, demoAllowed, limited, entries };
    const opened = await signInWith(orm, { mail, origin }, credentials);
    context.keepDevice(place.device);
    return { message: 'You are signed in.', ...opened };
  });

  serve(
    calls.forgotPassword,
    schemas.forgotPassword,
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

function serveLinks(serve: Serve, { database: { orm }, env, mail, changes }: Dependencies): void {
  const limited = env.RATE_LIMIT === 'on';

  serve(
    calls.activate,
    schemas.activate,
    async (input, context) => {
      const { shop, userAgent } = context;
      const place = placeOf(context);
      const session = await activateBy(orm, { ...input, shopId: shop.id, userAgent, place, limited });
      if (session) context.keepDevice(place.device);
      return {
        message: session ? 'Your account is active.' : 'Your account is active. Please sign in.',
        session,
      };
    },
    seldom,
  );

  serve(
    calls.checkActivation,
    schemas.checkActivation,
    ({ token }, { shop }) => checkActivation(orm, shop.id, token),
    oftener,
  );

  serve(
    calls.checkReset,
    schemas.checkReset,
    async ({ token }, { shop }) => {
      await checkLink(orm, shop.id, token, 'reset-password');
      return { message: 'This link still counts.' };
    },
    oftener,
  );

  serve(
    calls.resetPassword,
    schemas.resetPassword,
    async (input, context) => {
      const { shop, origin } = context;
      const place = placeOf(context);
      const accountId = await resetBy(orm, { mail, origin }, { ...input, shopId: shop.id, place });
      changes.announce([tags.sessions(shop.id, accountId)]);
      context.keepDevice(place.device);
      return { message: 'Your password is changed. Please sign in with it.' };
    },
    seldom,
  );
}

/** Says that sessions of an account have ended, once it is true: what was opened by them is closed. */
const ended = ({ changes }: Dependencies, { shop, session }: AuthContext) =>
  changes.announce([tags.sessions(shop.id, session.accountId)]);

function serveSessions(serve: Serve, dependencies: Dependencies): void {
  const { orm } = dependencies.database;

  serve(calls.signOut, schemas.signOut, async (_, context) => {
    await endSession(orm, context.shop.id, context.session.tokenHash);
    ended(dependencies, context);
    return { message: 'You are signed out.' };
  });

  serve(calls.signOutEverywhere, schemas.signOutEverywhere, async (_, context) => {
    await endSessions(orm, ownerOf(context));
    ended(dependencies, context);
    return { message: 'You are signed out everywhere.' };
  });

  serve(calls.getSessions, schemas.getSessions, (_, context) => listSessions(orm, ownerOf(context)));

  serve(calls.endSession, schemas.endSession, async ({ sessionId }, context) => {
    await endOwnSession(orm, ownerOf(context), sessionId);
    ended(dependencies, context);
    return { message: 'That device is signed out.' };
  });
}

function serveOwn(serve: Serve, dependencies: Dependencies, personal: PersonalData[]): void {
  const {
    database: { orm },
    env,
    mail,
  } = dependencies;
  const limited = env.RATE_LIMIT === 'on';
  const postOf = ({ origin }: RequestContext) => ({ mail, origin });

  serve(calls.getMe, schemas.getMe, (_, context) => ownAccount(orm, ownerOf(context)));

  serve(calls.updateMe, schemas.updateMe, async (input, context) => {
    const { account, pictureBefore } = await changeAccount(orm, ownerOf(context), input);
    if (input.picture === null) await dropPicture(dependencies, pictureBefore);
    return { message: 'Your profile is saved.', data: account };
  });

  serve(
    calls.setPicture,
    schemas.setPicture,
    async ({ picture: files }, context) => {
      const picture = await keepPicture(dependencies, await drawPicture(files, networkOf(context.ip)));
      const { account, pictureBefore } = await changeAccount(orm, ownerOf(context), { picture });
      await dropPicture(dependencies, pictureBefore);
      return { message: 'Your picture is saved.', data: account };
    },
    seldom,
  );

  serve(
    calls.changePassword,
    schemas.changePassword,
    async ({ current, password }, context) => {
      await changePasswordOf(orm, postOf(context), ownerOf(context), { current, password, limited });
      ended(dependencies, context);
      return { message: 'Your password is changed. Other devices have to sign in again.' };
    },
    seldom,
  );

  serve(
    calls.deleteMe,
    schemas.deleteMe,
    async ({ password }, context) => {
      const gone = await deleteAccount(orm, postOf(context), ownerOf(context), {
        password,
        limited,
        personal,
      });
      ended(dependencies, context);
      await dropPicture(dependencies, gone.picture);
      return { message: 'Your account is deleted.' };
    },
    seldom,
  );

  serve(calls.getMyData, schemas.getMyData, (_, context) => dataOf(orm, ownerOf(context), personal), seldom);
}
