import type { Endpoint } from '../../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listPosts: Endpoint<typeof schemas.listPosts, 'admin'> = {
  method: 'GET',
  path: '/api/admin/blogs',
  access: 'admin',
};

export const readPost: Endpoint<typeof schemas.readPost, 'admin'> = {
  method: 'GET',
  path: '/api/admin/blog/:id',
  access: 'admin',
};

export const saveBlogPost: Endpoint<typeof schemas.saveBlogPost, 'admin'> = {
  method: 'POST',
  path: '/api/admin/blog/save',
  access: 'admin',
};

export const withdrawBlogPost: Endpoint<typeof schemas.withdrawBlogPost, 'admin'> = {
  method: 'POST',
  path: '/api/admin/blog/withdraw',
  access: 'admin',
};

export const deleteBlogPost: Endpoint<typeof schemas.deleteBlogPost, 'admin'> = {
  method: 'POST',
  path: '/api/admin/blog/delete/:id',
  access: 'admin',
};

export const addContentPicture: Endpoint<typeof schemas.addContentPicture, 'admin'> = {
  method: 'POST',
  path: '/api/admin/content/picture',
  access: 'admin',
  body: 'form',
};
