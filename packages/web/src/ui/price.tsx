import { rupeesText } from '@haat/contract/core/money';

type Language = Parameters<typeof rupeesText>[1];

interface PriceProps {
  /** Whole rupees. */
  amount: number;
  /** The original price in whole rupees, struck through where it is higher. */
  mark?: number;
  /** Read out before the original price: 'Original price'. */
  markLabel?: string;
  language: Language;
  /** `m` on a card, `l` on a product's page, `s` in a list of lines. */
  size?: 's' | 'm' | 'l';
  className?: string;
}

const sizes = { s: 'text-sm', m: 'text-price', l: 'text-2xl' };
// From here on a card of a phone has no room for two prices in a line at their full size.
const long = 10_000;

/** A price, and beside it the original price where there is one. */
export function Price({ amount, mark = 0, markLabel, language, size = 'm', className = '' }: PriceProps) {
  const isReduced = mark > amount;
  const [sign, marked] = rupeesText(mark, language).split(' ');
  const smaller = isReduced && size === 'm' && mark >= long ? 'max-sm:text-base' : '';
  return (
    <span className={`price ${className}`}>
      <span className={`font-bold whitespace-nowrap text-ink ${sizes[size]} ${smaller}`}>
        {rupeesText(amount, language)}
      </span>
      {isReduced && (
        <span className={size === 'l' ? 'text-base text-soft' : 'text-xs text-soft'}>
          {markLabel && <span className="sr-only">{markLabel} </span>}
          <s className="whitespace-nowrap">
            {/* Beside each other on a narrow card: the sign is seen once, and read out with both. */}
            <span className={size === 'm' ? 'max-sm:sr-only' : undefined}>{sign}</span> {marked}
          </s>
        </span>
      )}
    </span>
  );
}
