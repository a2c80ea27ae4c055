import { setTimeout as pause } from 'node:timers/promises';
import * as importing from '@haat/contract/catalog/selling/import/calls';
import type { ImportJob } from '@haat/contract/catalog/selling/import/schemas';
import type { Problem } from '@haat/contract/core/problem';
import type { Answered, Asker, Haat } from './harness.ts';

/** Sends a seller's table, waits until it was looked at, and has it applied; the answer is the refusal or the job as it ended. */
export async function importTable(
  haat: Haat,
  seller: Asker,
  table: string | Uint8Array<ArrayBuffer>,
  apply = true,
): Promise<Answered<ImportJob & Partial<Problem>>> {
  const file = new File([table], 'products.csv');
  const sent = await haat.ask(importing.startImport, { table: [file] }, seller);
  if (sent.status !== 200) return sent;
  const looked = await endOfImport(haat, seller);
  if (!apply) return { ...sent, body: looked };
  const begun = await haat.ask(importing.applyImport, { jobId: looked._id }, seller);
  return begun.status === 200 ? { ...begun, body: await endOfImport(haat, seller) } : begun;
}

/** A seller's last table, once all of its rows are done. */
export async function endOfImport(haat: Haat, seller: Asker): Promise<ImportJob> {
  for (;;) {
    const { job } = (await haat.ask(importing.getImport, {}, seller)).body;
    if (job && job.state !== 'looking' && job.state !== 'applying') return job;
    await pause(20);
  }
}
