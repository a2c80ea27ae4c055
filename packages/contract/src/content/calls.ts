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

export const getPageText: Endpoint<typeof schemas.getPageText, 'public'> = {
  method: 'GET',
  path: '/api/page/get/:name',
  access: 'public',
};

export const sendContact: Endpoint<typeof schemas.sendContact, 'public'> = {
  method: 'POST',
  path: '/api/shop/contact',
  access: 'public',
};
