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

/** A price, and beside it the original price where there is one. */
export function Price({ amount, mark = 0, markLabel, language, size = 'm', className = '' }: PriceProps) {
  return (
    <span className={`price ${className}`}>
      <span className={`font-bold text-ink ${sizes[size]}`}>{rupeesText(amount, language)}</span>
      {mark > amount && (
        <span className={size === 'l' ? 'text-base text-soft' : 'text-xs text-soft'}>
          {markLabel && <span className="sr-only">{markLabel} </span>}
          <s>{rupeesText(mark, language)}</s>
        </span>
      )}
    </span>
  );
}
