import { useState } from 'react';
import type { EditedProduct } from '@haat/contract/catalog/selling/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { TextField } from '@haat/web/ui/form/field.tsx';
import { DescriptionField } from './description-field.tsx';
import { DetailsField } from './details-field.tsx';
import { VideoField } from '../video/video-field.tsx';
import type { Beside, ProductField, ProductValues } from './product-values.ts';
import { NumberField } from '../../../tenant/number-field.tsx';

interface MoreFieldsProps {
  start: ProductValues;
  product: EditedProduct | null;
  percent: number;
  wrong: Partial<Record<ProductField, string>>;
  beside: Beside;
  onBeside: (beside: Beside) => void;
  video: File | null;
  onVideo: (video: File | null) => void;
}

/** What a new product can do without; the editor's code comes when it is opened. */
export function MoreFields(props: MoreFieldsProps) {
  const { start, product, percent, wrong, beside, onBeside, video, onVideo } = props;
  const { t } = useLanguage();
  const [open, setOpen] = useState(product !== null);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="tap cursor-pointer content-center font-medium text-primary-ink">
        {t('product.moreFields')}
      </summary>
      <div className="grid gap-5 pt-3">
        {!product && (
          <NumberField
            name="markPrice"
            label={t('product.markPrice')}
            wrong={wrong.markPrice}
            hint={percent > 0 ? t('product.off', { n: percent }) : t('product.markPriceHint')}
            start={start.markPrice}
          />
        )}
        <TextField
          name="titleNe"
          lang="ne"
          label={t('product.nameNe')}
          maxLength={200}
          wrong={wrong.titleNe}
          defaultValue={start.titleNe}
        />
        {open && (
          <>
            <DescriptionField
              label={t('product.description')}
              html={start.description}
              onChange={(description) => onBeside({ ...beside, description })}
            />
            <DescriptionField
              label={t('product.descriptionNe')}
              html={start.descriptionNe}
              onChange={(descriptionNe) => onBeside({ ...beside, descriptionNe })}
            />
          </>
        )}
        <VideoField start={start.videoUrl} file={video} onFile={onVideo} wrong={wrong.videoUrl} />
        {product && (
          <TextField
            name="slug"
            autoCapitalize="none"
            spellCheck={false}
            label={t('product.slug')}
            hint={t('product.slugHint')}
            maxLength={80}
            wrong={wrong.slug}
            defaultValue={start.slug}
          />
        )}
        <DetailsField details={beside.details} onChange={(details) => onBeside({ ...beside, details })} />
      </div>
    </details>
  );
}
