import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const sellerProducts: Endpoint<typeof schemas.sellerProducts, 'vendor'> = {
  method: 'GET',
  path: '/api/seller/products',
  access: 'vendor',
};

export const getSellerProduct: Endpoint<typeof schemas.getSellerProduct, 'vendor'> = {
  method: 'GET',
  path: '/api/seller/product/get/:productId',
  access: 'vendor',
};

export const previewProduct: Endpoint<typeof schemas.previewProduct, 'account'> = {
  method: 'GET',
  path: '/api/product/preview/:productId',
  access: 'account',
};

export const saveProduct: Endpoint<typeof schemas.saveProduct, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/product/save',
  access: 'vendor',
};

export const publishProduct: Endpoint<typeof schemas.publishProduct, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/product/publish',
  access: 'vendor',
};

export const duplicateProduct: Endpoint<typeof schemas.duplicateProduct, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/product/duplicate',
  access: 'vendor',
};

export const restoreProduct: Endpoint<typeof schemas.restoreProduct, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/product/restore/:id',
  access: 'vendor',
};

export const deleteProduct: Endpoint<typeof schemas.deleteProduct, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/product/delete/:id',
  access: 'vendor',
};

export const addProductImage: Endpoint<typeof schemas.addProductImage, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/product/image/add',
  access: 'vendor',
  body: 'form',
};

export const setProductVideo: Endpoint<typeof schemas.setProductVideo, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/product/video/set',
  access: 'vendor',
  body: 'form',
};

export const sellerCategories: Endpoint<typeof schemas.sellerCategories, 'vendor'> = {
  method: 'GET',
  path: '/api/seller/categories',
  access: 'vendor',
};

export const guessCategory: Endpoint<typeof schemas.guessCategory, 'vendor'> = {
  method: 'GET',
  path: '/api/seller/category/guess',
  access: 'vendor',
};

export const exportProducts: Endpoint<typeof schemas.exportProducts, 'vendor'> = {
  method: 'GET',
  path: '/api/seller/products.csv',
  access: 'vendor',
  file: 'text/csv; charset=utf-8',
};
