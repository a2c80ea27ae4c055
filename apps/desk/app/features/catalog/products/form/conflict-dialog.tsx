import type { EditedProduct, SellerCategory } from '@haat/contract/catalog/selling/schemas';
import { titleIn } from '@haat/contract/core/language';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { plainText } from '@haat/web/ui/text/plain-text.ts';
import { detailKinds } from './details.ts';
import { valuesOf } from './product-values.ts';
import type { ProductValues } from './product-values.ts';

interface ConflictDialogProps {
  theirs: EditedProduct;
  mine: () => ProductValues;
  /** How many photos the form has. */
  photos: number;
  categories: SellerCategory[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Two have edited one product: shows where they differ, and has the later one choose. */
export function ConflictDialog({
  theirs,
  mine,
  photos,
  categories,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps) {
  const { t, language, rupees, digits } = useLanguage();
  const [yours, others] = [mine(), valuesOf(theirs)];
  const price = (rupeesOf: number | null) => (rupeesOf === null ? '' : rupees(rupeesOf));
  const path = (id: string) =>
    categories
      .find(({ _id }) => _id === id)
      ?.path.map((each) => titleIn(language, each))
      .join(' › ') ?? '';
  const rows = [
    { label: t('product.name'), of: ({ title }: ProductValues) => title },
    { label: t('product.nameNe'), of: ({ titleNe }: ProductValues) => titleNe },
    { label: t('product.price'), of: (values: ProductValues) => price(values.price) },
    { label: t('product.markPrice'), of: (values: ProductValues) => price(values.markPrice) },
    { label: t('product.category'), of: ({ categoryId }: ProductValues) => path(categoryId) },
    { label: t('product.sizes'), of: ({ choices }: ProductValues) => choices.sizes },
    {
      label: t('product.colours'),
      of: ({ choices }: ProductValues) => choices.colours.map(({ name }) => name).join(', '),
    },
    {
      label: t('product.leftOut'),
      of: ({ choices }: ProductValues) =>
        (choices.without ?? []).map((key) => (JSON.parse(key) as string[]).join(' ')).join(', '),
    },
    { label: t('product.slug'), of: ({ slug }: ProductValues) => slug },
    { label: t('product.video'), of: ({ videoUrl }: ProductValues) => videoUrl },
    ...detailKinds.map((kind) => ({
      label: t(`product.${kind}`),
      of: ({ details }: ProductValues) =>
        details[kind].map(({ name, value }) => `${name}: ${value}`).join(' · '),
    })),
    { label: t('product.description'), of: ({ description }: ProductValues) => plainText(description) },
    { label: t('product.descriptionNe'), of: ({ descriptionNe }: ProductValues) => plainText(descriptionNe) },
  ]
    .map(({ label, of }) => ({ label, yours: of(yours), theirs: of(others) }))
    .concat({ label: t('product.photos'), yours: digits(photos), theirs: digits(theirs.images.length) })
    .filter((row) => row.yours !== row.theirs);
  return (
    <Dialog title={t('product.changed')} closeLabel={t('desk.close')} onClose={onClose}>
      <div className="grid gap-4 p-4">
        <p>{t('product.changedText')}</p>
        {rows.length === 0 && <p className="text-soft">{t('product.same')}</p>}
        {rows.map((row) => (
          <section key={row.label} aria-label={row.label} className="grid gap-1">
            <h3 className="text-sm font-semibold">{row.label}</h3>
            <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
              <dt className="text-soft">{t('product.theirs')}</dt>
              <dd className="line-clamp-4">{row.theirs || '–'}</dd>
              <dt className="text-soft">{t('product.yours')}</dt>
              <dd className="line-clamp-4">{row.yours || '–'}</dd>
            </dl>
          </section>
        ))}
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="quiet" onClick={onTakeTheirs}>
            {t('product.takeTheirs')}
          </Button>
          <Button onClick={onKeepMine}>{t('product.keepYours')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
