import type { Endpoint } from '../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readShopDesk: Endpoint<typeof schemas.readShopDesk, 'admin'> = {
  method: 'GET',
  path: '/api/admin/shop',
  access: 'admin',
};

export const saveProfile: Endpoint<typeof schemas.saveProfile, 'admin'> = {
  method: 'POST',
  path: '/api/admin/profile/save',
  access: 'admin',
};

export const setShopPicture: Endpoint<typeof schemas.setShopPicture, 'admin'> = {
  method: 'POST',
  path: '/api/admin/profile/picture',
  access: 'admin',
  body: 'form',
};

export const removeShopPicture: Endpoint<typeof schemas.removeShopPicture, 'admin'> = {
  method: 'POST',
  path: '/api/admin/profile/picture/remove',
  access: 'admin',
};

export const saveTheme: Endpoint<typeof schemas.saveTheme, 'admin'> = {
  method: 'POST',
  path: '/api/admin/theme/save',
  access: 'admin',
};

export const saveSettings: Endpoint<typeof schemas.saveSettings, 'admin'> = {
  method: 'POST',
  path: '/api/admin/settings/save',
  access: 'admin',
};

export const readGuestOrders: Endpoint<typeof schemas.readGuestOrders, 'admin'> = {
  method: 'GET',
  path: '/api/admin/guest-orders',
  access: 'admin',
};

export const saveGuestOrders: Endpoint<typeof schemas.saveGuestOrders, 'admin'> = {
  method: 'POST',
  path: '/api/admin/guest-orders/save',
  access: 'admin',
};
