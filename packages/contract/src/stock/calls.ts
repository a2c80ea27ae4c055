import type { Endpoint } from '../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getStock: Endpoint<typeof schemas.getStock, 'public'> = {
  method: 'GET',
  path: '/api/stock/get/:productId',
  access: 'public',
};

export const getInventory: Endpoint<typeof schemas.getInventory, 'public'> = {
  method: 'GET',
  path: '/api/inventory/get/:productId',
  access: 'public',
};

export const checkCart: Endpoint<typeof schemas.checkCart, 'public'> = {
  method: 'POST',
  path: '/api/stock/check',
  access: 'public',
};

export const notifyOfStock: Endpoint<typeof schemas.notifyOfStock, 'account'> = {
  method: 'POST',
  path: '/api/stock/notify',
  access: 'account',
};

export const cancelStockNotice: Endpoint<typeof schemas.cancelStockNotice, 'account'> = {
  method: 'POST',
  path: '/api/stock/notify/cancel',
  access: 'account',
};

export const sellerStock: Endpoint<typeof schemas.sellerStock, 'vendor'> = {
  method: 'GET',
  path: '/api/seller/stock',
  access: 'vendor',
};

export const setInventory: Endpoint<typeof schemas.setInventory, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/inventory/set',
  access: 'vendor',
};

export const soldElsewhere: Endpoint<typeof schemas.soldElsewhere, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/stock/sold',
  access: 'vendor',
};
