import { useEffect, useRef, useState } from 'react';
import { discountOf } from '@haat/contract/catalog/rules';
import type { EditedProduct, SellerCategory } from '@haat/contract/catalog/selling/schemas';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useKeepSoon } from '@haat/web/platform/forms/use-keep-soon.ts';
import { integerIn } from '@haat/web/platform/forms/form-text.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { TextField } from '@haat/web/ui/form/field.tsx';
import { CategoryField, useCategory } from './category-field.tsx';
import { ChoicesField } from './choices-field.tsx';
import { ConflictDialog } from './conflict/conflict-dialog.tsx';
import { countOf } from './kind-rows.tsx';
import { asKept, isNew, photosIn } from '../photos/form-photos.ts';
import { ProductPhotos } from '../photos/product-photos.tsx';
import { startOf } from './product-draft.ts';
import type { ProductDraft } from './product-draft.ts';
import { MoreFields } from './more-fields.tsx';
import { PreviewUnsaved } from './preview-unsaved.tsx';
import { useNextField } from './use-next-field.ts';
import { judgeProduct } from './judge-product.ts';
import { useSaveProduct } from './use-save-product.ts';
import type { PieceLines } from './sending-pieces.ts';
import { kindKey, kindsOf, wholeKey } from './variants.ts';
import { valuesIn } from './product-values.ts';
import type { Beside, ProductField, ProductValues } from './product-values.ts';
import { NumberField } from '../../../tenant/number-field.tsx';

interface ProductFormProps {
  product: EditedProduct | null;
  categories: SellerCategory[];
  /** What it begins with instead: it was written before, and not saved. */
  draft: ProductDraft | null;
  /** What is left of it; of a new one nothing is counted. */
  lines: PieceLines;
  onLines?: (lines: PieceLines) => void;
  onDraft: (draft: ProductDraft) => Promise<void>;
  onSaved: (product: EditedProduct) => void;
  onTakeTheirs?: (theirs: EditedProduct) => void;
}

/** A product with all that a buyer sees of it; a new one asks for the least first. */
export function ProductForm({
  product,
  categories,
  draft,
  lines,
  onLines,
  onDraft,
  onSaved,
  onTakeTheirs,
}: ProductFormProps) {
  const { t, digits } = useLanguage();
  const start = startOf(product, draft);
  const form = useRef<HTMLFormElement>(null);
  useNextField(form);
  const publishes = useRef(false);
  const [video, setVideo] = useState(draft?.video ?? null);
  const [photos, setPhotos] = useState(() => photosIn(draft?.photos, product?.images ?? []));
  const [beside, setBeside] = useState<Beside>({
    description: start.description,
    descriptionNe: start.descriptionNe,
    choices: start.choices,
    details: start.details,
    pieces: start.pieces,
  });
  const [percent, setPercent] = useState(percentOf(start));
  const { category, choose, guessFrom } = useCategory(start.categoryId);
  const keep = useRef(async () => {});
  const { keepNow, keepSoon } = useKeepSoon(() => keep.current());
  const { save, sent, conflict, keepMine, dropConflict } = useSaveProduct(
    product,
    draft,
    {
      onPhoto: (photo, stored) =>
        setPhotos((old) =>
          old.map((each) => (isNew(each) && each.id === photo.id ? asKept(each, stored) : each)),
        ),
      onPieces: (now) => onLines?.(now),
      keep: keepNow,
    },
    (arrived) => setPhotos((old) => [...old, ...arrived]),
  );

  const { props, wrong, problem, busy } = useForm<ProductField, ProductValues>({
    read: (data) => valuesIn(data, beside),
    judge: (values) => judgeProduct(t, product, values),
    send: async (values) => onSaved(await save({ values, photos, video, publish: publishes.current })),
    refused: ({ code, problem: { fields = {} } }) => {
      const says: Record<string, string> = {
        videoUrl: t('product.videoWrong'),
        slug: t(code === 'already-there' ? 'product.slugTaken' : 'product.slugWrong'),
      };
      return { wrong: Object.fromEntries(Object.keys(fields).map((name) => [name, says[name] ?? ''])) };
    },
  });

  useEffect(() => {
    keep.current = async () => {
      if (!form.current) return;
      const values = valuesIn(new FormData(form.current), beside);
      await onDraft({ values, photos, video, sent: { ...sent.current } });
    };
  });
  // Photos, choices and rich texts change outside of the form's fields.
  useEffect(keepSoon, [photos, video, beside, category.id, product?.version, keepSoon]);

  const offered = kindsOf(beside.choices, product?.variants ?? []);
  const isCountedWhole = countOf(lines, wholeKey) !== null;
  const [sole] = offered;
  const stockKey = sole && offered.length === 1 && !isCountedWhole ? kindKey(sole) : wholeKey;
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
        enterKeyHint="next"
        label={t('product.name')}
        maxLength={200}
        wrong={wrong.title}
        defaultValue={start.title}
        onBlur={({ target }) => guessFrom(target.value.trim())}
      />
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          name="price"
          enterKeyHint="next"
          label={t('product.price')}
          wrong={wrong.price}
          start={start.price}
        />
        {product ? (
          <NumberField
            name="markPrice"
            label={t('product.markPrice')}
            wrong={wrong.markPrice}
            hint={percent > 0 ? t('product.off', { n: percent }) : t('product.markPriceHint')}
            start={start.markPrice}
          />
        ) : (
          <NumberField
            name="stock"
            label={t('product.stock')}
            hint={offered.length > 1 && t('product.stockEach')}
            wrong={wrong.stock}
            start={start.stock}
          />
        )}
      </div>
      {product && (offered.length < 2 || isCountedWhole) && (
        <TextField
          inputMode="numeric"
          maxLength={9}
          label={t('product.stock')}
          hint={offered.length > 1 && t('product.stockTogether')}
          wrong={undefined}
          value={beside.pieces[stockKey]?.typed ?? number(countOf(lines, stockKey))}
          onChange={({ target }) => {
            const from = beside.pieces[stockKey]?.from ?? countOf(lines, stockKey);
            const pieces = { ...beside.pieces, [stockKey]: { typed: target.value, from } };
            setBeside((old) => ({ ...old, pieces }));
          }}
        />
      )}
      <CategoryField categories={categories} category={category} onChoose={choose} wrong={wrong.categoryId} />
      <ChoicesField
        {...{ choices: beside.choices, pieces: beside.pieces, kinds: offered, lines }}
        onChange={(part) => setBeside((old) => ({ ...old, ...part }))}
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
        {product && (
          <PreviewUnsaved
            {...{ product, photos }}
            values={() => valuesIn(new FormData(form.current!), beside)}
          />
        )}
      </div>
      {conflict && (
        <ConflictDialog
          theirs={conflict}
          mine={() => ({ values: valuesIn(new FormData(form.current!), beside), photos, video })}
          categories={categories}
          onKeepMine={() => {
            keepMine(photos);
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

// 0 where nothing is struck through.
const percentOf = ({ price, markPrice }: Pick<ProductValues, 'price' | 'markPrice'>): number =>
  price && markPrice ? discountOf({ price, markPrice }) : 0;
