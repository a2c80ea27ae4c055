import { sellerLedgerFile, vendorLedgerFile } from '@haat/contract/orders/ledger/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useSaveTable } from '@haat/web/platform/api/use-save-table.ts';
import { SaveTableButton } from '@haat/web/ui/save-table-button.tsx';

/** Saves a whole book as a table: the own one, or for the owner that of a seller. */
export function SaveLedger({ vendorId }: { vendorId?: string }) {
  const { t, language } = useLanguage();
  const table = useSaveTable('haat-money', async () => {
    const book = vendorId
      ? call(vendorLedgerFile, { vendorId, language })
      : call(sellerLedgerFile, { language });
    return new Response(await book).blob();
  });
  return <SaveTableButton {...table} words={t(table.busy ? 'money.fileBusy' : 'money.file')} />;
}
