import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getOwnVendor: Endpoint<typeof schemas.getOwnVendor, 'vendor'> = {
  method: 'GET',
  path: '/api/seller/vendor',
  access: 'vendor',
};

export const saveOwnVendor: Endpoint<typeof schemas.saveOwnVendor, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/vendor/save',
  access: 'vendor',
};

export const setVendorPicture: Endpoint<typeof schemas.setVendorPicture, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/vendor/picture',
  access: 'vendor',
  body: 'form',
};

export const removeVendorPicture: Endpoint<typeof schemas.removeVendorPicture, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/vendor/picture/remove',
  access: 'vendor',
};
