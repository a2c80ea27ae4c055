import * as contract from '@haat/contract/core/audit/calls';
import * as schemas from '@haat/contract/core/audit/schemas';
import type { Dependencies } from '../../../core/dependencies.ts';
import type { Serve } from '../../../core/http/serve.ts';
import { readAudit } from './read-audit.ts';

export function serveAudit(serve: Serve, { database: { orm } }: Dependencies): void {
  serve(contract.listAudit, schemas.listAudit, (input, { shop }) => readAudit(orm, shop.id, input), {
    limit: { perMinute: 120 },
  });
}
