import { choiceText } from '@haat/contract/catalog/choice';
import { titleIn } from '@haat/contract/core/language';
import type { OrderLine } from '@haat/contract/orders/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { SmallPicture } from '../catalog/small-picture.tsx';

/** What was ordered, with what was to be paid for each. */
export function OrderLines({ items }: { items: OrderLine[] }) {
  const { language, rupees, digits } = useLanguage();
  return (
    <ul className="grid gap-3">
      {items.map((line, at) => {
        const choice = choiceText(language, line.variant);
        return (
          <li key={at} className="flex items-center gap-3">
            <SmallPicture image={line.image} size={56} />
            <p className="min-w-0 grow text-sm">
              <span className="line-clamp-2 font-medium">{titleIn(language, line)}</span>
              {choice && <span className="block text-soft">{choice}</span>}
            </p>
            <p className="shrink-0 text-end text-sm">
              <span className="block text-lg font-bold">{digits(line.quantity)} ×</span>
              <span className="text-soft">{rupees(line.price)}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
