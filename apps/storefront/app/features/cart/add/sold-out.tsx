import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { showToast } from '@haat/web/platform/toast/toast.ts';
import { Button } from '@haat/web/ui/button.tsx';
import type { ButtonSize } from '@haat/web/ui/button.tsx';

interface SoldOutProps {
  size?: ButtonSize;
  /** How long the answer to a press stays, in milliseconds. */
  duration: number;
}

/** A button that cannot be pressed; whoever tries is told why (spec §5, §8). */
export function SoldOut({ size, duration }: SoldOutProps) {
  const { t } = useLanguage();
  return (
    // A disabled button hears no click, so the area around it answers. It is no control: there is nothing to do.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      // Beside other buttons as wide as there is room; on a card, which is a column, as high as the buttons of the others.
      className={`cursor-not-allowed ${size === 'card' ? '' : 'grow'}`}
      onClick={() => void showToast(t('card.sorry'), { kind: 'info', duration })}
    >
      <Button kind="quiet" size={size} disabled className="pointer-events-none w-full">
        {t('card.out')}
      </Button>
    </div>
  );
}
