import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listHelpers: Endpoint<typeof schemas.listHelpers, 'vendor'> = {
  method: 'GET',
  path: '/api/seller/helpers',
  access: 'vendor',
  helpers: 'none',
};

export const inviteHelper: Endpoint<typeof schemas.inviteHelper, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/helper/invite',
  access: 'vendor',
  helpers: 'none',
};

export const changeHelper: Endpoint<typeof schemas.changeHelper, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/helper/change',
  access: 'vendor',
  helpers: 'none',
};

export const removeHelper: Endpoint<typeof schemas.removeHelper, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/helper/remove/:helperId',
  access: 'vendor',
  helpers: 'none',
};

export const listShopHelpers: Endpoint<typeof schemas.listHelpers, 'admin'> = {
  method: 'GET',
  path: '/api/admin/helpers',
  access: 'admin',
  helpers: 'none',
};

export const inviteShopHelper: Endpoint<typeof schemas.inviteHelper, 'admin'> = {
  method: 'POST',
  path: '/api/admin/helper/invite',
  access: 'admin',
  helpers: 'none',
};

export const changeShopHelper: Endpoint<typeof schemas.changeHelper, 'admin'> = {
  method: 'POST',
  path: '/api/admin/helper/change',
  access: 'admin',
  helpers: 'none',
};

export const removeShopHelper: Endpoint<typeof schemas.removeHelper, 'admin'> = {
  method: 'POST',
  path: '/api/admin/helper/remove/:helperId',
  access: 'admin',
  helpers: 'none',
};

export const makeOwner: Endpoint<typeof schemas.makeOwner, 'admin'> = {
  method: 'POST',
  path: '/api/admin/helper/promote/:helperId',
  access: 'admin',
  helpers: 'none',
};

export const listOwners: Endpoint<typeof schemas.listOwners, 'admin'> = {
  method: 'GET',
  path: '/api/admin/owners',
  access: 'admin',
  helpers: 'none',
};

export const removeOwner: Endpoint<typeof schemas.removeOwner, 'admin'> = {
  method: 'POST',
  path: '/api/admin/owner/remove/:ownerId',
  access: 'admin',
  helpers: 'none',
};

export const checkInvitation: Endpoint<typeof schemas.checkInvitation, 'public'> = {
  method: 'POST',
  path: '/api/user/join/check',
  access: 'public',
};

export const joinDesk: Endpoint<typeof schemas.joinDesk, 'public'> = {
  method: 'POST',
  path: '/api/user/join',
  access: 'public',
};
