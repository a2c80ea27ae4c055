import * as calls from '@haat/contract/account/desk-helpers/calls';

/** How helpers of a seller's desk, and of the owner's, are listed, let in and removed: the same, each for their own desk. */
export const deskCalls = {
  seller: {
    list: calls.listHelpers,
    invite: calls.inviteHelper,
    change: calls.changeHelper,
    remove: calls.removeHelper,
  },
  shop: {
    list: calls.listShopHelpers,
    invite: calls.inviteShopHelper,
    change: calls.changeShopHelper,
    remove: calls.removeShopHelper,
  },
} as const;

export type Desk = keyof typeof deskCalls;
