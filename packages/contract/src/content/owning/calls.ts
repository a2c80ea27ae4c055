import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listMessages: Endpoint<typeof schemas.listMessages, 'admin'> = {
  method: 'GET',
  path: '/api/admin/messages',
  access: 'admin',
};

export const markAnswered: Endpoint<typeof schemas.markAnswered, 'admin'> = {
  method: 'POST',
  path: '/api/admin/message/answered',
  access: 'admin',
};

export const announce: Endpoint<typeof schemas.announce, 'admin'> = {
  method: 'POST',
  path: '/api/admin/announce',
  access: 'admin',
};
