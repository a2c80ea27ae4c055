import { useCallback, useEffect, useRef, useState } from 'react';
import type { EditedProduct, SellerCategory } from '@haat/contract/catalog/selling/schemas';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { integerIn } from '@haat/web/platform/forms/form-text.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { TextField } from '@haat/web/ui/form/field.tsx';
import { CategoryField, useCategory } from './category-field.tsx';
import { ChoicesField } from './choices-field.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { keyOf, photosIn } from './photos/form-photos.ts';
import { ProductPhotos } from './photos/product-photos.tsx';
import type { ProductDraft } from './product-draft.ts';
import { MoreFields } from './more-fields.tsx';
import { isHalfSaid } from './details.ts';
import { useSaveProduct } from './use-save-product.ts';
import { variantsOf } from './variants.ts';
import { emptyValues, judgePrices, valuesIn, valuesOf } from './product-values.ts';
import type { Beside, ProductField, ProductValues } from './product-values.ts';

interface ProductFormProps {
  /** None for a new one. */
  product: EditedProduct | null;
  categories: SellerCategory[];
  /** What it begins with instead: it was written before, and not saved. */
  draft: ProductDraft | null;
  /** Hears what is filled in, soon after it was. */
  onDraft: (draft: ProductDraft) => void;
  onSaved: (product: EditedProduct) => void;
  /** What somebody else has saved is to be taken instead. */
  onTakeTheirs?: (theirs: EditedProduct) => void;
}

/** Milliseconds after the last key in which what is written is kept. */
const keptAfter = 300;

/** A product with all that a buyer sees of it; a new one asks for the least first. */
export function ProductForm({
  product,
  categories,
  draft,
  onDraft,
  onSaved,
  onTakeTheirs,
}: ProductFormProps) {
  const { t, digits } = useLanguage();
  const begun = product ? valuesOf(product) : emptyValues;
  // A draft of an older app may lack what came to the form since.
  const start = { ...begun, ...draft?.values };
  const form = useRef<HTMLFormElement>(null);
  const publishes = useRef(false);
  const [video, setVideo] = useState(draft?.video ?? null);
  const [photos, setPhotos] = useState(() => photosIn(draft?.photos, product?.images ?? []));
  const [beside, setBeside] = useState<Beside>({
    description: start.description,
    descriptionNe: start.descriptionNe,
    choices: start.choices,
    details: start.details,
  });
  const [percent, setPercent] = useState(percentOf(start));
  const { category, choose, guessFrom } = useCategory(start.categoryId);
  const { save, conflict, keepMine, dropConflict } = useSaveProduct(product, (photo, stored) =>
    setPhotos((old) => old.map((each) => (keyOf(each) === photo.id ? stored : each))),
  );

  const { props, wrong, problem, busy } = useForm<ProductField, ProductValues>({
    read: (data) => valuesIn(data, beside),
    judge(values) {
      const bad: Partial<Record<ProductField, string>> = {
        ...(values.title === '' && { title: t('product.nameNeeded') }),
        ...judgePrices(t, values),
        ...(product === null && values.stock === null && { stock: t('product.stockNeeded') }),
        ...(values.categoryId === '' && { categoryId: t('product.categoryNeeded') }),
      };
      const half = isHalfSaid(values.details) ? t('product.detailHalf') : '';
      return half || Object.keys(bad).length > 0 ? { wrong: bad, problem: half } : null;
    },
    send: async (values) => onSaved(await save({ values, photos, video, publish: publishes.current })),
    refused: ({ code, problem: { fields = {} } }) => {
      const says: Record<string, string> = {
        videoUrl: t('product.videoWrong'),
        slug: t(code === 'already-there' ? 'product.slugTaken' : 'product.slugWrong'),
      };
      return { wrong: Object.fromEntries(Object.keys(fields).map((name) => [name, says[name] ?? ''])) };
    },
  });

  const keep = useRef(() => {});
  useEffect(() => {
    keep.current = () => {
      if (form.current) {
        const values = valuesIn(new FormData(form.current), beside);
        onDraft({ values, photos, video, version: product?.version ?? 0 });
      }
    };
  });
  const timer = useRef<number>(undefined);
  const keepSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => keep.current(), keptAfter);
  }, []);
  // Photos, choices and rich texts change outside of the form's fields.
  useEffect(keepSoon, [photos, video, beside, category.id, product?.version, keepSoon]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const number = (value: number | null) => (value === null ? '' : digits(value));
  return (
    <form
      {...props}
      ref={form}
      className="grid gap-5"
      onChange={({ currentTarget }) => {
        const data = new FormData(currentTarget);
        setPercent(percentOf({ price: integerIn(data, 'price'), markPrice: integerIn(data, 'markPrice') }));
        keepSoon();
      }}
    >
      <ProductPhotos
        colours={beside.choices.colours.flatMap(({ name }) => name.trim() || [])}
        photos={photos}
        onPhotos={setPhotos}
      />
      <TextField
        name="title"
        label={t('product.name')}
        maxLength={200}
        wrong={wrong.title}
        defaultValue={start.title}
        onBlur={({ target }) => guessFrom(target.value.trim())}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          name="price"
          inputMode="numeric"
          label={t('product.price')}
          wrong={wrong.price}
          defaultValue={number(start.price)}
        />
        {product ? (
          <TextField
            name="markPrice"
            inputMode="numeric"
            label={t('product.markPrice')}
            wrong={wrong.markPrice}
            hint={percent > 0 ? t('product.off', { n: percent }) : t('product.markPriceHint')}
            defaultValue={number(start.markPrice)}
          />
        ) : (
          <TextField
            name="stock"
            inputMode="numeric"
            label={t('product.stock')}
            hint={variantsOf(beside.choices, []).length > 0 && t('product.stockEach')}
            wrong={wrong.stock}
            defaultValue={number(start.stock)}
          />
        )}
      </div>
      <CategoryField categories={categories} category={category} onChoose={choose} wrong={wrong.categoryId} />
      <ChoicesField
        choices={beside.choices}
        onChange={(choices) => setBeside((old) => ({ ...old, choices }))}
      />
      <MoreFields
        start={start}
        product={product}
        percent={percent}
        wrong={wrong}
        onBeside={setBeside}
        beside={beside}
        video={video}
        onVideo={setVideo}
      />
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
      <div className="grid gap-2 sm:flex">
        {!product?.active && (
          <Button type="submit" busy={busy} onClick={() => (publishes.current = true)}>
            {t(busy ? 'product.saving' : 'product.publish')}
          </Button>
        )}
        <Button
          type="submit"
          kind={product?.active ? 'primary' : 'quiet'}
          busy={busy}
          onClick={() => (publishes.current = false)}
        >
          {t(product ? 'product.save' : 'product.saveOnly')}
        </Button>
      </div>
      {conflict && (
        <ConflictDialog
          theirs={conflict}
          mine={() => valuesIn(new FormData(form.current!), beside)}
          categories={categories}
          onKeepMine={() => {
            keepMine();
            form.current?.requestSubmit();
          }}
          onTakeTheirs={() => {
            dropConflict();
            onTakeTheirs?.(conflict);
          }}
          onClose={dropConflict}
        />
      )}
    </form>
  );
}

/** Whole percent between what is struck through and what it costs; 0 where nothing is. */
const percentOf = ({ price, markPrice }: Pick<ProductValues, 'price' | 'markPrice'>): number =>
  price && markPrice && markPrice > price ? Math.floor(((markPrice - price) / markPrice) * 100) : 0;
