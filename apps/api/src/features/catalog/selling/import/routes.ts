import * as calls from '@haat/contract/catalog/selling/import/calls';
import * as schemas from '@haat/contract/catalog/selling/import/schemas';
import type { FastifyInstance } from 'fastify';
import { tags } from '../../../../core/cache/cache.ts';
import type { Dependencies } from '../../../../core/dependencies.ts';
import type { Serve } from '../../../../core/http/serve.ts';
import { sellerOf } from '../../../../core/seller.ts';
import type { Counts } from '../csv/counts.ts';
import { wholeLimitOf } from './apply-whole.ts';
import {
  applyImport,
  lookAgain,
  mapImport,
  readChanges,
  readFailedRows,
  readImport,
  startImport,
} from './import-jobs.ts';
import { Importer } from './importer.ts';
import { keepPhotos } from './keep-photos.ts';

// A table is as much work as many pages, and so is reading it again.
const rarely = { limit: { perMinute: 10 } };
// As often as a progress bar asks, in two tabs.
const polling = { limit: { perMinute: 240 } };

/** A seller's products from a table, in the background (decision 22). */
export function serveImport(
  app: FastifyInstance,
  serve: Serve,
  dependencies: Dependencies,
  counts: Counts,
): void {
  const { database, changes } = dependencies;
  const { orm } = database;
  const wholeLimit = wholeLimitOf(database);
  const importer = new Importer(dependencies, counts, {
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

  serve(
    calls.getImport,
    schemas.getImport,
    async (_, context) => ({ job: await readImport(orm, sellerOf(context)), wholeLimit }),
    polling,
  );

  serve(
    calls.addImportPhotos,
    schemas.addImportPhotos,
    async ({ jobId, zip: [zip] }, context) => {
      const seller = sellerOf(context);
      await keepPhotos(orm, seller, jobId, zip!);
      const job = await lookAgain(orm, seller, jobId);
      importer.wake();
      return job;
    },
    rarely,
  );

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
    async (input, context) => {
      const job = await applyImport(orm, sellerOf(context), input, wholeLimit);
      importer.wake();
      return job;
    },
    rarely,
  );

  serve(
    calls.importChanges,
    schemas.importChanges,
    (input, context) => readChanges(orm, sellerOf(context), input),
    polling,
  );

  serve(
    calls.failedRows,
    schemas.failedRows,
    ({ jobId }, context) => readFailedRows(orm, sellerOf(context), jobId),
    rarely,
  );
}
