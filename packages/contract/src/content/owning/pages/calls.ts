import type { Endpoint } from '../../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listPages: Endpoint<typeof schemas.listPages, 'admin'> = {
  method: 'GET',
  path: '/api/admin/pages',
  access: 'admin',
};

export const readPage: Endpoint<typeof schemas.readPage, 'admin'> = {
  method: 'GET',
  path: '/api/admin/page/:name',
  access: 'admin',
};

export const savePage: Endpoint<typeof schemas.savePage, 'admin'> = {
  method: 'POST',
  path: '/api/admin/page/save',
  access: 'admin',
};

export const resetPage: Endpoint<typeof schemas.resetPage, 'admin'> = {
  method: 'POST',
  path: '/api/admin/page/reset',
  access: 'admin',
};
