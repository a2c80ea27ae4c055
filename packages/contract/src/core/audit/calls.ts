import type { Endpoint } from '../endpoint.ts';
import type * as schemas from './schemas.ts';

export const listAudit: Endpoint<typeof schemas.listAudit, 'admin'> = {
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  helpers: 'none',
};
