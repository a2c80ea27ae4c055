import { exportProducts } from '@haat/contract/catalog/selling/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useSaveTable } from '@haat/web/platform/api/use-save-table.ts';
import { SaveTableButton } from '@haat/web/ui/save-table-button.tsx';

export function ExportProducts() {
  const { t, language } = useLanguage();
  const table = useSaveTable('haat-products', async () =>
    new Response(await call(exportProducts, { language })).blob(),
  );
  return <SaveTableButton {...table} words={t(table.busy ? 'products.fileBusy' : 'products.file')} />;
}
