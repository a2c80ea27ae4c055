import type { Endpoint } from '../../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listTerms: Endpoint<typeof schemas.listTerms, 'admin'> = {
  method: 'GET',
  path: '/api/admin/search-terms',
  access: 'admin',
};

export const saveTerm: Endpoint<typeof schemas.saveTerm, 'admin'> = {
  method: 'POST',
  path: '/api/admin/search-term/save',
  access: 'admin',
};

export const deleteTerm: Endpoint<typeof schemas.deleteTerm, 'admin'> = {
  method: 'POST',
  path: '/api/admin/search-term/delete',
  access: 'admin',
};
