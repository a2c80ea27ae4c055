import type { Endpoint } from '../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getShopFrame: Endpoint<typeof schemas.getShopFrame, 'public'> = {
  method: 'GET',
  path: '/api/shop/get-frame/:subdomain',
  access: 'public',
};

export const getShopBundle: Endpoint<typeof schemas.getShopBundle, 'public'> = {
  method: 'GET',
  path: '/api/shop/get-junk/:subdomain',
  access: 'public',
};

export const getSiteProfile: Endpoint<typeof schemas.getSiteProfile, 'public'> = {
  method: 'GET',
  path: '/api/profile/get/site-profile',
  access: 'public',
};

export const getHome: Endpoint<typeof schemas.getHome, 'public'> = {
  method: 'GET',
  path: '/api/shop/get-home/:subdomain',
  access: 'public',
};

export const getBlogPost: Endpoint<typeof schemas.getBlogPost, 'public'> = {
  method: 'GET',
  path: '/api/blog/get/:slug',
  access: 'public',
};

export const listBlogPosts: Endpoint<typeof schemas.listBlogPosts, 'public'> = {
  method: 'GET',
  path: '/api/blog/list',
  access: 'public',
};

export const sendContact: Endpoint<typeof schemas.sendContact, 'public'> = {
  method: 'POST',
  path: '/api/shop/contact',
  access: 'public',
};

export const saveSlider: Endpoint<typeof schemas.saveSlider, 'admin'> = {
  method: 'POST',
  path: '/api/admin/slider/save',
  access: 'admin',
};

export const deleteSlider: Endpoint<typeof schemas.deleteSlider, 'admin'> = {
  method: 'POST',
  path: '/api/admin/slider/delete/:id',
  access: 'admin',
};

export const saveFooterItems: Endpoint<typeof schemas.saveFooterItems, 'admin'> = {
  method: 'POST',
  path: '/api/admin/footer-items/save',
  access: 'admin',
};

export const savePopup: Endpoint<typeof schemas.savePopup, 'admin'> = {
  method: 'POST',
  path: '/api/admin/popup/save',
  access: 'admin',
};

export const saveBlogPost: Endpoint<typeof schemas.saveBlogPost, 'admin'> = {
  method: 'POST',
  path: '/api/admin/blog/save',
  access: 'admin',
};

export const deleteBlogPost: Endpoint<typeof schemas.deleteBlogPost, 'admin'> = {
  method: 'POST',
  path: '/api/admin/blog/delete/:id',
  access: 'admin',
};
