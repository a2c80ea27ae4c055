import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { done, doneWith, email, line, link } from '../core/fields.ts';
import { user } from '../core/session.ts';

/** 8 to 128 characters, any of them (design §3). */
export const password = z.string().check(z.minLength(8), z.maxLength(128));
const oneTimeToken = z.string().check(z.minLength(20), z.maxLength(200));

export const signUp = endpoint({
  method: 'POST',
  path: '/api/user/signup',
  access: 'public',
  summary:
    'Makes an account and mails its activation link; the same answer whether or not the email is known.',
  input: z.strictObject({ firstName: line(80), lastName: line(80), email, password }),
  answer: done,
});

export const activate = endpoint({
  method: 'POST',
  path: '/api/user/activate',
  access: 'public',
  summary: 'Activates the account of a mailed link.',
  input: z.strictObject({ token: oneTimeToken }),
  answer: done,
});

export const signIn = endpoint({
  method: 'POST',
  path: '/api/user/signin',
  access: 'public',
  summary: 'Opens a session.',
  input: z.strictObject({ email, password: z.string().check(z.minLength(1), z.maxLength(128)) }),
  answer: z.strictObject({ message: z.string(), token: z.string(), user }),
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/user/forgot-password',
  access: 'public',
  summary: 'Mails a link to set a new password; the same answer whether or not the email is known.',
  input: z.strictObject({ email }),
  answer: done,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/user/reset-password',
  access: 'public',
  summary: 'Sets a new password by a mailed link and ends all sessions.',
  input: z.strictObject({ token: oneTimeToken, password }),
  answer: done,
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/user/signout',
  access: 'account',
  summary: 'Ends this session.',
  answer: done,
});

export const getMe = endpoint({
  method: 'GET',
  path: '/api/user/me',
  access: 'account',
  summary: 'The account of this session.',
  answer: user,
});

export const updateMe = endpoint({
  method: 'POST',
  path: '/api/user/update',
  access: 'account',
  summary: 'Changes the name or picture of this account.',
  input: z.strictObject({
    firstName: z.optional(line(80)),
    lastName: z.optional(line(80)),
    picture: z.optional(z.nullable(link)),
  }),
  answer: doneWith(user),
});
