import { pictureAt, pictureSet } from '@haat/contract/catalog/rules';
import type { SellerCategory } from '@haat/contract/catalog/selling/schemas';
import { titleIn } from '@haat/contract/core/language';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Picture } from '@haat/web/ui/picture.tsx';
import { ComparedText } from '../../../../tenant/compared-text.tsx';
import { FilePhoto } from '../../photos/file-photo.tsx';
import { isNew } from '../../photos/form-photos.ts';
import { photoDifference } from './differences.ts';
import type { ComparedPhoto, FieldValue } from './differences.ts';
import { writtenText } from './written-text.ts';

interface ComparedValueProps {
  value: FieldValue;
  other: FieldValue;
  label: string;
  categories: SellerCategory[];
}

export function ComparedValue({ value, other, label, categories }: ComparedValueProps) {
  const { language, rupees } = useLanguage();
  const pathOf = (id: string) =>
    categories
      .find(({ _id }) => _id === id)
      ?.path.map((each) => titleIn(language, each))
      .join(' › ') ?? '';
  const textOf = (each: FieldValue): string => {
    if (each.kind === 'text') return each.text;
    if (each.kind === 'rich') return writtenText(each.html);
    if (each.kind === 'category') return pathOf(each.id);
    return each.kind === 'price' && each.rupees !== null ? rupees(each.rupees) : '';
  };
  if (value.kind === 'photos' && value.photos.length > 0)
    return <PhotoRow photos={value.photos} others={other.kind === 'photos' ? other.photos : []} />;
  if (value.kind === 'colours' && value.colours.length > 0)
    return (
      <ul className="flex flex-wrap gap-x-3 gap-y-1">
        {value.colours.map(({ name, picker }) => (
          <li key={name} className="flex items-center gap-1">
            <span
              aria-hidden
              className="size-4 shrink-0 rounded-full border border-field"
              style={{ backgroundColor: picker }}
            />
            <span className="wrap-anywhere">{name}</span> <span className="text-soft">{picker}</span>
          </li>
        ))}
      </ul>
    );
  return <ComparedText text={textOf(value)} other={textOf(other)} label={label} />;
}

function PhotoRow({ photos, others }: { photos: ComparedPhoto[]; others: ComparedPhoto[] }) {
  const { t } = useLanguage();
  return (
    <ol className="flex flex-wrap gap-2">
      {photos.map((compared, at) => {
        const { photo, key } = compared;
        const { altText, color } = photoDifference(compared, others);
        const n = at + 1;
        return (
          <li key={key} className="grid w-20 content-start gap-1 text-xs wrap-anywhere">
            <span className="block size-20 overflow-hidden rounded-box bg-sunken">
              {isNew(photo) ? (
                <FilePhoto file={photo.file} crop={photo.crop} alt={t('product.photo', { n })} />
              ) : (
                <Picture
                  src={pictureAt(photo.url, 200)}
                  sources={pictureSet(photo.url, [200])}
                  sizes="80px"
                  width={80}
                  height={80}
                  alt={t('product.photo', { n })}
                  className="size-full object-cover"
                />
              )}
            </span>
            {altText !== undefined && (
              <span>
                <span className="sr-only">{t('product.photoAlt', { n })}: </span>
                {altText || '–'}
              </span>
            )}
            {color !== undefined && (
              <span className="text-soft">
                <span className="sr-only">{t('product.photoColour', { n })}: </span>
                {color ?? t('product.photoAnyColour')}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
