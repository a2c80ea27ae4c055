import type { ReactNode } from 'react';
import type { OrderedVariant } from '@haat/contract/catalog/product';
import { titleIn } from '@haat/contract/core/language';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { SmallPicture } from '../catalog/small-picture.tsx';
import { choiceText } from '@haat/contract/catalog/choice';

/** What was ordered, as far as the screen may know it: with the link alone, no price. */
interface ShownLine {
  title: string;
  titleNe: string | null;
  slug: string;
  image: string | null;
  quantity: number;
  price?: number;
  variant?: OrderedVariant | null;
}

/**
 * One product of an order: picture, title, how many, and what they cost together.
 * @param action what can be done with it, below its price
 */
export function OrderedLine({ line, action }: { line: ShownLine; action?: ReactNode }) {
  const { t, language, rupees } = useLanguage();
  const chosen = choiceText(language, line.variant);
  return (
    <li className="stacks grid grid-cols-[4rem_1fr_auto] items-center gap-3">
      <SmallPicture image={line.image} size={64} />
      <div className="min-w-0 text-sm">
        <ShopLink
          className="grid min-h-11 items-center font-medium hover:underline md:pointer-fine:min-h-0"
          to={`/product/${encodeURIComponent(line.slug)}`}
        >
          <span className="line-clamp-2">{titleIn(language, line)}</span>
        </ShopLink>
        <p className="text-soft">
          {t('order.quantity', { n: line.quantity })}
          {chosen && ` · ${chosen}`}
        </p>
      </div>
      {line.price !== undefined && (
        <div className="grid justify-items-end text-sm">
          <p className="font-semibold">{rupees(line.price * line.quantity)}</p>
          {action}
        </div>
      )}
    </li>
  );
}
