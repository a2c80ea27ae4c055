import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';

export function OrderSkeletons() {
  const { t } = useLanguage();
  return (
    <div role="status" aria-label={t('orders.loading')} className="grid gap-4">
      <Skeleton className="h-64" />
      <Skeleton className="h-64" />
    </div>
  );
}
