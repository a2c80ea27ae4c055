import type { Endpoint } from '../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const signUp: Endpoint<typeof schemas.signUp, 'open'> = {
  method: 'POST',
  path: '/api/user/signup',
  access: 'open',
};

export const activate: Endpoint<typeof schemas.activate, 'public'> = {
  method: 'POST',
  path: '/api/user/activate',
  access: 'public',
};

export const checkActivation: Endpoint<typeof schemas.checkActivation, 'public'> = {
  method: 'POST',
  path: '/api/user/activate/check',
  access: 'public',
};

export const signIn: Endpoint<typeof schemas.signIn, 'public'> = {
  method: 'POST',
  path: '/api/user/signin',
  access: 'public',
};

export const forgotPassword: Endpoint<typeof schemas.forgotPassword, 'public'> = {
  method: 'POST',
  path: '/api/user/forgot-password',
  access: 'public',
};

export const checkReset: Endpoint<typeof schemas.checkReset, 'public'> = {
  method: 'POST',
  path: '/api/user/reset-password/check',
  access: 'public',
};

export const resetPassword: Endpoint<typeof schemas.resetPassword, 'public'> = {
  method: 'POST',
  path: '/api/user/reset-password',
  access: 'public',
};

export const signOut: Endpoint<typeof schemas.signOut, 'account'> = {
  method: 'POST',
  path: '/api/user/signout',
  access: 'account',
};

export const signOutEverywhere: Endpoint<typeof schemas.signOutEverywhere, 'account'> = {
  method: 'POST',
  path: '/api/user/signout-everywhere',
  access: 'account',
};

export const getSessions: Endpoint<typeof schemas.getSessions, 'account'> = {
  method: 'GET',
  path: '/api/user/sessions',
  access: 'account',
};

export const endSession: Endpoint<typeof schemas.endSession, 'account'> = {
  method: 'POST',
  path: '/api/user/sessions/end/:sessionId',
  access: 'account',
};

export const getMe: Endpoint<typeof schemas.getMe, 'account'> = {
  method: 'GET',
  path: '/api/user/me',
  access: 'account',
};

export const updateMe: Endpoint<typeof schemas.updateMe, 'account'> = {
  method: 'POST',
  path: '/api/user/update',
  access: 'account',
};

export const setPicture: Endpoint<typeof schemas.setPicture, 'account'> = {
  method: 'POST',
  path: '/api/user/picture',
  access: 'account',
  body: 'form',
};

export const changePassword: Endpoint<typeof schemas.changePassword, 'account'> = {
  method: 'POST',
  path: '/api/user/password',
  access: 'account',
};

export const deleteMe: Endpoint<typeof schemas.deleteMe, 'account'> = {
  method: 'POST',
  path: '/api/user/delete',
  access: 'account',
};

export const getMyData: Endpoint<typeof schemas.getMyData, 'account'> = {
  method: 'GET',
  path: '/api/user/data',
  access: 'account',
};

export const getSignInWays: Endpoint<typeof schemas.getSignInWays, 'public'> = {
  method: 'GET',
  path: '/api/user/sign-in-ways',
  access: 'public',
};

export const handOver: Endpoint<typeof schemas.handOver, 'public'> = {
  method: 'POST',
  path: '/api/user/handover',
  access: 'public',
};
