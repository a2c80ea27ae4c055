import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listLateSellers: Endpoint<typeof schemas.listLateSellers, 'admin'> = {
  method: 'GET',
  path: '/api/admin/late',
  access: 'admin',
};
