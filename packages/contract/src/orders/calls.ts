import type { Endpoint } from '../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const placeOrder: Endpoint<typeof schemas.placeOrder, 'account'> = {
  method: 'POST',
  path: '/api/order/place',
  access: 'account',
};

export const buyNow: Endpoint<typeof schemas.buyNow, 'optional'> = {
  method: 'POST',
  path: '/api/buy/add',
  access: 'optional',
};

export const listOrders: Endpoint<typeof schemas.listOrders, 'account'> = {
  method: 'GET',
  path: '/api/order/get_all',
  access: 'account',
};

export const getOrder: Endpoint<typeof schemas.getOrder, 'account'> = {
  method: 'GET',
  path: '/api/order/get/:orderId',
  access: 'account',
};

export const getBillPdf: Endpoint<typeof schemas.getBillPdf, 'account'> = {
  method: 'GET',
  path: '/api/order/bill/:orderId.pdf',
  access: 'account',
  file: 'application/pdf',
};

export const trackOrder: Endpoint<typeof schemas.trackOrder, 'open'> = {
  method: 'GET',
  path: '/api/order/track/:token',
  // Not `public`: no cache on the way may keep it.
  access: 'open',
};

export const confirmOrder: Endpoint<typeof schemas.confirmOrder, 'open'> = {
  method: 'POST',
  path: '/api/order/confirm/:secret',
  access: 'open',
};

export const cancelOrder: Endpoint<typeof schemas.cancelOrder, 'account'> = {
  method: 'POST',
  path: '/api/order/cancel/:orderId',
  access: 'account',
};
