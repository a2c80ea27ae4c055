import type { Language } from '../core/language.ts';
import type { Endpoint } from '../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const subscribe: Endpoint<typeof schemas.subscribe, 'public'> = {
  method: 'POST',
  path: '/api/newsletter/subscribe',
  access: 'public',
};

export const confirmSubscription: Endpoint<typeof schemas.confirmSubscription, 'public'> = {
  method: 'POST',
  path: '/api/newsletter/confirm',
  access: 'public',
};

export const unsubscribe: Endpoint<typeof schemas.unsubscribe, 'public'> = {
  method: 'POST',
  path: '/api/newsletter/unsubscribe/:token',
  access: 'public',
  body: 'unread',
};

export const listSubscribers: Endpoint<typeof schemas.listSubscribers, 'admin'> = {
  method: 'GET',
  path: '/api/admin/newsletter',
  access: 'admin',
};

export const getSubscribersCsv: Endpoint<typeof schemas.getSubscribersCsv, 'admin'> = {
  method: 'GET',
  path: '/api/admin/newsletter.csv',
  access: 'admin',
  file: 'text/csv; charset=utf-8',
};

/**
 * What a mail's header `List-Unsubscribe` names (RFC 8058): mail programs post there without asking anybody, and older
 * ones open it, which leads on to the page in the reader's language.
 */
export const oneClickPath = (token: string, language: Language): string =>
  `${unsubscribe.path.replace(':token', token)}?language=${language}`;
