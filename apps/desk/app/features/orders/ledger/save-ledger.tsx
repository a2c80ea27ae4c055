import { sellerLedgerFile } from '@haat/contract/orders/ledger/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useSaveTable } from '@haat/web/platform/api/use-save-table.ts';
import { SaveTableButton } from '@haat/web/ui/save-table-button.tsx';

/** Saves the book as a table. */
export function SaveLedger() {
  const { t } = useLanguage();
  const table = useSaveTable('haat-money', () => call(sellerLedgerFile, {}));
  return <SaveTableButton {...table} words={t(table.busy ? 'money.fileBusy' : 'money.file')} />;
}
