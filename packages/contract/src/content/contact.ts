import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { done, email, line, prose } from '../core/fields.ts';
import { languages } from '../core/language.ts';

/** The most characters of each field; the form says so before the server does. */
export const maxContact = { name: 100, phone: 30, message: 4_000 } as const;

export const sendContact = endpoint({
  method: 'POST',
  path: '/api/shop/contact',
  access: 'public',
  summary: 'A message from the contact form to the shop, by mail.',
  input: z.strictObject({
    name: line(maxContact.name),
    email,
    phone: z.optional(z.union([z.literal(''), line(maxContact.phone)])),
    message: prose(maxContact.message, 1),
    /** Which language the visitor reads. */
    language: z.optional(z.enum(languages)),
    /** Hidden from people: whoever fills it in is a machine, and is thanked like anybody. */
    website: z.optional(z.string().check(z.maxLength(2_000))),
  }),
  answer: done,
});
