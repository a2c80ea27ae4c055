import { listOwnConversations } from '@haat/contract/inquiry/calls';
import type { OwnConversations } from '@haat/contract/inquiry/schemas';
import { call } from '@haat/web/platform/api/call.ts';

const size = 20;

/** The own conversations, newest first. @throws CallError */
export const fetchConversations = (signal: AbortSignal): Promise<OwnConversations> =>
  call(listOwnConversations, { size }, { signal });

/** Those that come after. @throws CallError */
export const fetchConversationsAfter = (after: string): Promise<OwnConversations> =>
  call(listOwnConversations, { size, after });
