import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { IconButton } from '@haat/web/ui/icon-button.tsx';

interface MoveButtonsProps {
  name: string;
  at: number;
  of: number;
  disabled?: boolean;
  onMove: (to: number) => void;
}

export function MoveButtons({ name, at, of, disabled, onMove }: MoveButtonsProps) {
  const { t } = useLanguage();
  return (
    <>
      <IconButton
        label={t('content.up', { name })}
        disabled={disabled || at === 0}
        onClick={() => onMove(at - 1)}
      >
        <ArrowUp aria-hidden size={18} />
      </IconButton>
      <IconButton
        label={t('content.down', { name })}
        disabled={disabled || at === of - 1}
        onClick={() => onMove(at + 1)}
      >
        <ArrowDown aria-hidden size={18} />
      </IconButton>
    </>
  );
}
