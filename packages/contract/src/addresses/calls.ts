import type { Endpoint } from '../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listStates: Endpoint<typeof schemas.listStates, 'public'> = {
  method: 'GET',
  path: '/api/order_address/state/get_all',
  access: 'public',
};

export const listDistricts: Endpoint<typeof schemas.listDistricts, 'public'> = {
  method: 'GET',
  path: '/api/order_address/district/get_all',
  access: 'public',
};

export const listLocalLevels: Endpoint<typeof schemas.listLocalLevels, 'public'> = {
  method: 'GET',
  path: '/api/order_address/local_level/get_all',
  access: 'public',
};

export const searchPlaces: Endpoint<typeof schemas.searchPlaces, 'public'> = {
  method: 'GET',
  path: '/api/order_address/search/:term',
  access: 'public',
};

export const getCity: Endpoint<typeof schemas.getCity, 'public'> = {
  method: 'GET',
  path: '/api/order_address/city/get/:city',
  access: 'public',
};

export const saveAddress: Endpoint<typeof schemas.saveAddress, 'account'> = {
  method: 'POST',
  path: '/api/address/save',
  access: 'account',
};

export const getAddress: Endpoint<typeof schemas.getAddress, 'account'> = {
  method: 'GET',
  path: '/api/address/get/:addressId',
  access: 'account',
};

export const updateAddress: Endpoint<typeof schemas.updateAddress, 'account'> = {
  method: 'POST',
  path: '/api/address/update/:addressId',
  access: 'account',
};

export const listAddresses: Endpoint<typeof schemas.listAddresses, 'account'> = {
  method: 'GET',
  path: '/api/address/get_all',
  access: 'account',
};

export const deleteAddress: Endpoint<typeof schemas.deleteAddress, 'account'> = {
  method: 'POST',
  path: '/api/address/delete/:addressId',
  access: 'account',
};

export const getDeliverySettings: Endpoint<typeof schemas.getDeliverySettings, 'public'> = {
  method: 'GET',
  path: '/api/location/public/delivery-settings',
  access: 'public',
};

export const listDeliveryLocations: Endpoint<typeof schemas.listDeliveryLocations, 'public'> = {
  method: 'GET',
  path: '/api/location/public/by-domain',
  access: 'public',
};
