import type { Endpoint } from '../../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

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

export const readFrontRows: Endpoint<typeof schemas.readFrontRows, 'admin'> = {
  method: 'GET',
  path: '/api/admin/front/rows',
  access: 'admin',
};

export const saveFrontRows: Endpoint<typeof schemas.saveFrontRows, 'admin'> = {
  method: 'POST',
  path: '/api/admin/front/rows/save',
  access: 'admin',
};
