import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const sellerOrders: Endpoint<typeof schemas.sellerOrders, 'vendor'> = {
  method: 'GET',
  path: '/api/seller/orders',
  access: 'vendor',
};

export const getSellerOrder: Endpoint<typeof schemas.getSellerOrder, 'vendor'> = {
  method: 'GET',
  path: '/api/seller/order/get/:orderId',
  access: 'vendor',
};

export const setOrderStatus: Endpoint<typeof schemas.setOrderStatus, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/order/status',
  access: 'vendor',
};

export const moveOrders: Endpoint<typeof schemas.moveOrders, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/order/move',
  access: 'vendor',
};

export const getPapers: Endpoint<typeof schemas.getPapers, 'vendor'> = {
  method: 'GET',
  path: '/api/seller/order/papers',
  access: 'vendor',
};

export const markPrinted: Endpoint<typeof schemas.markPrinted, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/order/printed',
  access: 'vendor',
};

export const sellerToday: Endpoint<typeof schemas.sellerToday, 'vendor'> = {
  method: 'GET',
  path: '/api/seller/today',
  access: 'vendor',
};
