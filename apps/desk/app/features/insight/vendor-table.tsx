import { shopNameIn } from '@haat/contract/core/language';
import type { VendorSales } from '@haat/contract/insight/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { insightPath } from './asked-insight.ts';
import type { AskedInsight } from './asked-insight.ts';
import { FigureTable } from './figure-table.tsx';
import { useSalesColumns } from './sales-columns.tsx';

interface VendorTableProps {
  place: string;
  asked: AskedInsight;
  vendors: VendorSales[];
}

export function VendorTable({ place, asked, vendors }: VendorTableProps) {
  const { t, language } = useLanguage();
  const columns = useSalesColumns(vendors);
  if (vendors.length === 0) return null;
  return (
    <FigureTable
      title={t('insight.vendors')}
      rows={vendors}
      keyOf={({ vendor }) => vendor._id}
      columns={[
        {
          title: t('insight.vendor'),
          value: ({ vendor }) => shopNameIn(language, vendor),
          text: ({ vendor }) => shopNameIn(language, vendor),
          to: ({ vendor }) => insightPath(place, { ...asked, vendorId: vendor._id }),
        },
        ...columns,
      ]}
      file="haat-sellers"
    />
  );
}
