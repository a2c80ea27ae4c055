import * as z from 'zod/mini';
import { done } from '../fields.ts';
import { languages } from '../language.ts';
import { refuses } from '../problem.ts';

const base64url = (max: number) => z.string().check(z.minLength(16), z.maxLength(max), z.regex(/^[\w-]+=*$/));
const endpoint = z.url().check(z.maxLength(1_000), z.regex(/^[^\0]*$/));

export const getPushKey = {
  summary: "The shop's public key, which a browser subscribes to pushes with (VAPID).",
  answer: z.strictObject({ key: z.string() }),
};

export const subscribeToPush = {
  summary:
    'Tells the own browser of what is new while the shop is not open in it; at most ten browsers an account.',
  input: z.strictObject({
    /** As the browser's push service gave it. */
    endpoint,
    keys: z.strictObject({ p256dh: base64url(200), auth: base64url(100) }),
    /** In which it is told. */
    language: z.enum(languages),
  }),
  answer: done,
  refuses: refuses('push-service-unknown'),
};

export const unsubscribeFromPush = {
  summary: 'Tells a browser nothing any more.',
  input: z.strictObject({ endpoint }),
  answer: done,
};

export const testPush = {
  summary: 'Sends a push to every browser of the own account, to see that it comes.',
  answer: done,
};
