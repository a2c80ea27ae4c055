import * as contract from '@haat/contract/core/push/calls';
import * as schemas from '@haat/contract/core/push/schemas';
import type { Dependencies } from '../../../core/dependencies.ts';
import type { Serve } from '../../../core/http/serve.ts';
import type { AuthContext } from '../../../core/request-context.ts';
import { subscribe, unsubscribe } from './service.ts';

const seldom = { limit: { perMinute: 20 } };

const personOf = ({ shop, session: { accountId, vendorId, tokenHash } }: AuthContext) => ({
  shopId: shop.id,
  accountId,
  vendorId,
  sessionHash: tokenHash,
});

export function servePush(serve: Serve, { database: { orm }, push }: Dependencies): void {
  serve(
    contract.getPushKey,
    schemas.getPushKey,
    async (_, { shop }) => ({ key: await push.keyOf(shop.id) }),
    seldom,
  );
  serve(
    contract.subscribeToPush,
    schemas.subscribeToPush,
    async (input, context) => {
      await subscribe(orm, push, personOf(context), input);
      return { message: 'You will be told in this browser.' };
    },
    seldom,
  );
  serve(
    contract.unsubscribeFromPush,
    schemas.unsubscribeFromPush,
    async ({ endpoint }, context) => {
      await unsubscribe(orm, personOf(context), endpoint);
      return { message: 'You will not be told in this browser any more.' };
    },
    seldom,
  );
  serve(
    contract.testPush,
    schemas.testPush,
    async (_, context) => {
      const { shopId, accountId, vendorId } = personOf(context);
      await push.tell(
        orm,
        { shopId, accountId },
        { kind: 'test', path: vendorId === null ? '/user-profile' : '/desk/settings' },
      );
      return { message: 'A test is on its way.' };
    },
    seldom,
  );
}
