import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readDelivery: Endpoint<typeof schemas.readDelivery, 'admin'> = {
  method: 'GET',
  path: '/api/admin/delivery',
  access: 'admin',
};

export const saveDeliveryLocation: Endpoint<typeof schemas.saveDeliveryLocation, 'admin'> = {
  method: 'POST',
  path: '/api/admin/delivery-location/save',
  access: 'admin',
};

export const deleteDeliveryLocation: Endpoint<typeof schemas.deleteDeliveryLocation, 'admin'> = {
  method: 'POST',
  path: '/api/admin/delivery-location/delete/:id',
  access: 'admin',
};

export const saveDeliverySettings: Endpoint<typeof schemas.saveDeliverySettings, 'admin'> = {
  method: 'POST',
  path: '/api/admin/delivery-settings/save',
  access: 'admin',
};

export const saveDeliveryArea: Endpoint<typeof schemas.saveDeliveryArea, 'admin'> = {
  method: 'POST',
  path: '/api/admin/delivery-area/save',
  access: 'admin',
};

export const deleteDeliveryArea: Endpoint<typeof schemas.deleteDeliveryArea, 'admin'> = {
  method: 'POST',
  path: '/api/admin/delivery-area/delete/:id',
  access: 'admin',
};
