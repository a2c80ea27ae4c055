import type { Endpoint } from '../../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const startImport: Endpoint<typeof schemas.startImport, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/products/import',
  access: 'vendor',
  body: 'form',
};

export const getImport: Endpoint<typeof schemas.getImport, 'vendor'> = {
  method: 'GET',
  path: '/api/seller/products/import',
  access: 'vendor',
};

export const addImportPhotos: Endpoint<typeof schemas.addImportPhotos, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/products/import/photos',
  access: 'vendor',
  body: 'form',
};

export const mapImport: Endpoint<typeof schemas.mapImport, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/products/import/map',
  access: 'vendor',
};

export const applyImport: Endpoint<typeof schemas.applyImport, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/products/import/apply',
  access: 'vendor',
};

export const importChanges: Endpoint<typeof schemas.importChanges, 'vendor'> = {
  method: 'GET',
  path: '/api/seller/products/import/changes/:jobId',
  access: 'vendor',
};

export const failedRows: Endpoint<typeof schemas.failedRows, 'vendor'> = {
  method: 'GET',
  path: '/api/seller/products/import/failed/:jobId',
  access: 'vendor',
};
