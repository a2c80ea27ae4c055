import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const sellerLedger: Endpoint<typeof schemas.sellerLedger, 'vendor'> = {
  method: 'GET',
  path: '/api/seller/ledger',
  access: 'vendor',
  helpers: 'with-money',
};

export const sellerLedgerFile: Endpoint<typeof schemas.sellerLedgerFile, 'vendor'> = {
  method: 'GET',
  path: '/api/seller/ledger.csv',
  access: 'vendor',
  helpers: 'with-money',
  file: 'text/csv; charset=utf-8',
};

export const sellerCourierCash: Endpoint<typeof schemas.sellerCourierCash, 'vendor'> = {
  method: 'GET',
  path: '/api/seller/ledger/courier',
  access: 'vendor',
  helpers: 'with-money',
};

export const takeCash: Endpoint<typeof schemas.takeCash, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/ledger/handover',
  access: 'vendor',
  helpers: 'with-money',
};

export const returnOrder: Endpoint<typeof schemas.returnOrder, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/order/return',
  access: 'vendor',
};

export const vendorLedgers: Endpoint<typeof schemas.vendorLedgers, 'admin'> = {
  method: 'GET',
  path: '/api/admin/ledger',
  access: 'admin',
  helpers: 'with-money',
};

export const vendorLedger: Endpoint<typeof schemas.vendorLedger, 'admin'> = {
  method: 'GET',
  path: '/api/admin/ledger/vendor/:vendorId',
  access: 'admin',
  helpers: 'with-money',
};

export const vendorLedgerFile: Endpoint<typeof schemas.vendorLedgerFile, 'admin'> = {
  method: 'GET',
  path: '/api/admin/ledger/file/:vendorId',
  access: 'admin',
  helpers: 'with-money',
  file: 'text/csv; charset=utf-8',
};

export const vendorCourierCash: Endpoint<typeof schemas.vendorCourierCash, 'admin'> = {
  method: 'GET',
  path: '/api/admin/ledger/courier/:vendorId',
  access: 'admin',
  helpers: 'with-money',
};

export const bringCash: Endpoint<typeof schemas.bringCash, 'admin'> = {
  method: 'POST',
  path: '/api/admin/ledger/handover',
  access: 'admin',
  helpers: 'with-money',
};

export const settle: Endpoint<typeof schemas.settle, 'admin'> = {
  method: 'POST',
  path: '/api/admin/ledger/settle',
  access: 'admin',
  helpers: 'with-money',
};

export const setTerms: Endpoint<typeof schemas.setTerms, 'admin'> = {
  method: 'POST',
  path: '/api/admin/vendor/terms',
  access: 'admin',
  helpers: 'with-money',
};
