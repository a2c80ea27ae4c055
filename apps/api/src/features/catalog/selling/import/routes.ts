import * as calls from '@haat/contract/catalog/selling/import/calls';
import * as schemas from '@haat/contract/catalog/selling/import/schemas';
import type { FastifyInstance } from 'fastify';
import { tags } from '../../../../core/cache/cache.ts';
import type { Dependencies } from '../../../../core/dependencies.ts';
import type { Serve } from '../../../../core/http/serve.ts';
import { sellerOf } from '../../../../core/seller.ts';
import type { Recount } from '../edit-product.ts';
import { applyImport, mapImport, readFailedRows, readImport, startImport } from './import-jobs.ts';
import { Importer } from './importer.ts';

/** A table is as much work as many pages, and so is reading it again. */
const rarely = { limit: { perMinute: 10 } };
/** As often as a progress bar asks, in two tabs. */
const polling = { limit: { perMinute: 240 } };

/** A seller's products from a table, in the background (decision 22). */
export function serveImport(
  app: FastifyInstance,
  serve: Serve,
  { database: { orm }, changes, log }: Dependencies,
  recount: Recount,
): void {
  const importer = new Importer(orm, log, recount, {
    products: (shopId, ids) => changes.announce(ids.map((id) => tags.product(shopId, id))),
    all: (shopId) => changes.announce([tags.products(shopId)]),
  });
  app.addHook('onClose', () => importer.close());

  serve(
    calls.startImport,
    schemas.startImport,
    async ({ table: [table] }, context) => {
      const job = await startImport(orm, sellerOf(context), table);
      importer.wake();
      return job;
    },
    rarely,
  );

  serve(calls.getImport, schemas.getImport, (_, context) => readImport(orm, sellerOf(context)), polling);

  serve(
    calls.mapImport,
    schemas.mapImport,
    async (input, context) => {
      const job = await mapImport(orm, sellerOf(context), input);
      importer.wake();
      return job;
    },
    rarely,
  );

  serve(
    calls.applyImport,
    schemas.applyImport,
    async ({ jobId }, context) => {
      const job = await applyImport(orm, sellerOf(context), jobId);
      importer.wake();
      return job;
    },
    rarely,
  );

  serve(
    calls.failedRows,
    schemas.failedRows,
    ({ jobId }, context) => readFailedRows(orm, sellerOf(context), jobId),
    rarely,
  );
}
