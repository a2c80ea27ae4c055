import type { Endpoint } from '../endpoint.ts';
import type * as schemas from './schemas.ts';

export const getPushKey: Endpoint<typeof schemas.getPushKey, 'account'> = {
  method: 'GET',
  path: '/api/user/push/key',
  access: 'account',
};

export const subscribeToPush: Endpoint<typeof schemas.subscribeToPush, 'account'> = {
  method: 'POST',
  path: '/api/user/push/subscribe',
  access: 'account',
};

export const unsubscribeFromPush: Endpoint<typeof schemas.unsubscribeFromPush, 'account'> = {
  method: 'POST',
  path: '/api/user/push/unsubscribe',
  access: 'account',
};

export const testPush: Endpoint<typeof schemas.testPush, 'account'> = {
  method: 'POST',
  path: '/api/user/push/test',
  access: 'account',
};
