import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const markSeenBySeller: Endpoint<typeof schemas.markSeenBySeller, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/question/seen',
  access: 'vendor',
};

export const listSavedReplies: Endpoint<typeof schemas.listSavedReplies, 'vendor'> = {
  method: 'GET',
  path: '/api/seller/saved-replies',
  access: 'vendor',
};

export const keepReply: Endpoint<typeof schemas.keepReply, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/saved-replies/save',
  access: 'vendor',
};

export const dropReply: Endpoint<typeof schemas.dropReply, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/saved-replies/delete/:replyId',
  access: 'vendor',
};

export const readHoliday: Endpoint<typeof schemas.readHoliday, 'vendor'> = {
  method: 'GET',
  path: '/api/seller/holiday',
  access: 'vendor',
};

export const saveHoliday: Endpoint<typeof schemas.saveHoliday, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/holiday/save',
  access: 'vendor',
};
