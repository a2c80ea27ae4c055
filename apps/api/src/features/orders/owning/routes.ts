import * as contract from '@haat/contract/orders/owning/calls';
import * as schemas from '@haat/contract/orders/owning/schemas';
import type { Dependencies } from '../../../core/dependencies.ts';
import type { Serve } from '../../../core/http/serve.ts';
import { lateSellers } from './read-late-sellers.ts';
import { todayOfShop } from './read-shop-today.ts';

const reading = { limit: { perMinute: 120 } };

export function serveOrdersToOwners(serve: Serve, { database: { orm }, env }: Dependencies): void {
  const mailsGoOut = env.SMTP_URL !== undefined;
  serve(
    contract.shopToday,
    schemas.shopToday,
    (_, { shop }) => todayOfShop(orm, shop.id, mailsGoOut),
    reading,
  );
  serve(
    contract.listLateSellers,
    schemas.listLateSellers,
    (_, { shop }) => lateSellers(orm, shop.id),
    reading,
  );
}
