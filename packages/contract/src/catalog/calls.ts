import type { Endpoint } from '../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listProducts: Endpoint<typeof schemas.listProducts, 'public'> = {
  method: 'GET',
  path: '/api/product/list',
  access: 'public',
};

export const getProduct: Endpoint<typeof schemas.getProduct, 'public'> = {
  method: 'GET',
  path: '/api/product/get/:slug',
  access: 'public',
};

export const similarProducts: Endpoint<typeof schemas.similarProducts, 'public'> = {
  method: 'GET',
  path: '/api/product/similar/:slug',
  access: 'public',
};

export const searchProducts: Endpoint<typeof schemas.searchProducts, 'public'> = {
  method: 'GET',
  path: '/api/product/search/:term',
  access: 'public',
};

export const viewProduct: Endpoint<typeof schemas.viewProduct, 'open'> = {
  method: 'POST',
  path: '/api/product/views/:productId',
  access: 'open',
};

export const getProductImages: Endpoint<typeof schemas.getProductImages, 'public'> = {
  method: 'GET',
  path: '/api/product/get/images/:productId',
  access: 'public',
};

export const getProductVideo: Endpoint<typeof schemas.getProductVideo, 'public'> = {
  method: 'GET',
  path: '/api/product-video/get/:productId',
  access: 'public',
};

export const getCategory: Endpoint<typeof schemas.getCategory, 'public'> = {
  method: 'GET',
  path: '/api/category/get/:slug',
  access: 'public',
};

export const listSitemapParts: Endpoint<typeof schemas.listSitemapParts, 'public'> = {
  method: 'GET',
  path: '/api/product/sitemap-parts',
  access: 'public',
};

export const listSitemapProducts: Endpoint<typeof schemas.listSitemapProducts, 'public'> = {
  method: 'GET',
  path: '/api/product/sitemap',
  access: 'public',
};
