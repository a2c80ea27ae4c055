import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readCategories: Endpoint<typeof schemas.readCategories, 'admin'> = {
  method: 'GET',
  path: '/api/admin/categories',
  access: 'admin',
};

export const guessSlug: Endpoint<typeof schemas.guessSlug, 'admin'> = {
  method: 'GET',
  path: '/api/admin/category/slug',
  access: 'admin',
};

export const saveCategory: Endpoint<typeof schemas.saveCategory, 'admin'> = {
  method: 'POST',
  path: '/api/admin/category/save',
  access: 'admin',
};

export const moveCategory: Endpoint<typeof schemas.moveCategory, 'admin'> = {
  method: 'POST',
  path: '/api/admin/category/move',
  access: 'admin',
};

export const deleteCategory: Endpoint<typeof schemas.deleteCategory, 'admin'> = {
  method: 'POST',
  path: '/api/admin/category/delete/:id',
  access: 'admin',
};

export const setCategoryPicture: Endpoint<typeof schemas.setCategoryPicture, 'admin'> = {
  method: 'POST',
  path: '/api/admin/category/picture/set',
  access: 'admin',
  body: 'form',
};

export const removeCategoryPicture: Endpoint<typeof schemas.removeCategoryPicture, 'admin'> = {
  method: 'POST',
  path: '/api/admin/category/picture/remove/:id',
  access: 'admin',
};
