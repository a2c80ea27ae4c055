import type { CallInput } from '@haat/contract/core/endpoint';
import { forgetStockNotice, notifyOfStock } from '@haat/contract/stock/calls';
import { call } from '../../platform/api/call.ts';

/** What somebody waits for: a variant, or any piece of a product. */
export type NoticeRequest = CallInput<typeof forgetStockNotice>;

/** Asks for one mail when it is back in stock. @throws CallError */
export const askNotice = (wanted: CallInput<typeof notifyOfStock>) => call(notifyOfStock, wanted);

/** Lets it go. @throws CallError */
export const forgetNotice = (awaited: NoticeRequest) => call(forgetStockNotice, awaited);
