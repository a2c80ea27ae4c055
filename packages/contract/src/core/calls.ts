import type { Endpoint } from './endpoint.ts';
import type * as schemas from './schemas.ts';

export const isAlive: Endpoint<typeof schemas.isAlive, 'public'> = {
  method: 'GET',
  path: '/healthz',
  access: 'public',
};

export const isReady: Endpoint<typeof schemas.isReady, 'public'> = {
  method: 'GET',
  path: '/readyz',
  access: 'public',
};
