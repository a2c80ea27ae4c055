import type { Endpoint } from '../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getQuestions: Endpoint<typeof schemas.getQuestions, 'account'> = {
  method: 'GET',
  path: '/api/question/get',
  access: 'account',
};

export const getQuestionNews: Endpoint<typeof schemas.getQuestionNews, 'account'> = {
  method: 'GET',
  path: '/api/question/news',
  access: 'account',
};

export const listOwnConversations: Endpoint<typeof schemas.listOwnConversations, 'account'> = {
  method: 'GET',
  path: '/api/question/conversations',
  access: 'account',
};

export const askQuestion: Endpoint<typeof schemas.askQuestion, 'account'> = {
  method: 'POST',
  path: '/api/question/ask',
  access: 'account',
};

export const markSeen: Endpoint<typeof schemas.markSeen, 'account'> = {
  method: 'POST',
  path: '/api/question/seen',
  access: 'account',
};

export const deleteQuestion: Endpoint<typeof schemas.deleteQuestion, 'account'> = {
  method: 'POST',
  path: '/api/question/delete/:questionId',
  access: 'account',
};

export const sellerQuestions: Endpoint<typeof schemas.sellerQuestions, 'vendor'> = {
  method: 'GET',
  path: '/api/seller/questions',
  access: 'vendor',
};

export const sellerQuestionNews: Endpoint<typeof schemas.sellerQuestionNews, 'vendor'> = {
  method: 'GET',
  path: '/api/seller/question/news',
  access: 'vendor',
};

export const replyToQuestion: Endpoint<typeof schemas.replyToQuestion, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/question/reply',
  access: 'vendor',
};

export const makeOffer: Endpoint<typeof schemas.makeOffer, 'account'> = {
  method: 'POST',
  path: '/api/offer/make',
  access: 'account',
};

export const acceptCounter: Endpoint<typeof schemas.acceptCounter, 'account'> = {
  method: 'POST',
  path: '/api/offer/accept/:offerId',
  access: 'account',
};

export const withdrawOffer: Endpoint<typeof schemas.withdrawOffer, 'account'> = {
  method: 'POST',
  path: '/api/offer/withdraw/:offerId',
  access: 'account',
};

export const listAgreedOffers: Endpoint<typeof schemas.listAgreedOffers, 'account'> = {
  method: 'GET',
  path: '/api/offer/get_all',
  access: 'account',
};

export const answerOffer: Endpoint<typeof schemas.answerOffer, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/offer/answer',
  access: 'vendor',
};
