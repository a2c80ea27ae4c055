import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listMessages: Endpoint<typeof schemas.listMessages, 'admin'> = {
  method: 'GET',
  path: '/api/admin/messages',
  access: 'admin',
};

export const markAnswered: Endpoint<typeof schemas.markAnswered, 'admin'> = {
  method: 'POST',
  path: '/api/admin/message/answered',
  access: 'admin',
};

export const announce: Endpoint<typeof schemas.announce, 'admin'> = {
  method: 'POST',
  path: '/api/admin/announce',
  access: 'admin',
};

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

export const readFront: Endpoint<typeof schemas.readFront, 'admin'> = {
  method: 'GET',
  path: '/api/admin/front',
  access: 'admin',
};

export const saveSlider: Endpoint<typeof schemas.saveSlider, 'admin'> = {
  method: 'POST',
  path: '/api/admin/slider/save',
  access: 'admin',
};

export const orderSliders: Endpoint<typeof schemas.orderSliders, 'admin'> = {
  method: 'POST',
  path: '/api/admin/slider/order',
  access: 'admin',
};

export const deleteSlider: Endpoint<typeof schemas.deleteSlider, 'admin'> = {
  method: 'POST',
  path: '/api/admin/slider/delete/:id',
  access: 'admin',
};

export const savePopup: Endpoint<typeof schemas.savePopup, 'admin'> = {
  method: 'POST',
  path: '/api/admin/popup/save',
  access: 'admin',
};

export const saveFooterItems: Endpoint<typeof schemas.saveFooterItems, 'admin'> = {
  method: 'POST',
  path: '/api/admin/footer-items/save',
  access: 'admin',
};
