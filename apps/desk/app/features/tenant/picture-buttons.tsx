import { photoTypes } from '@haat/contract/core/photos';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { FileButton } from '@haat/web/ui/form/file-button.tsx';
import { ConfirmButton } from './confirm-button.tsx';

interface PictureButtonsProps {
  busy: boolean;
  /** What stands on the first of them while it is busy, if anything else. */
  busyWords?: string;
  onChoose: (file: File) => void;
  /** None where there is nothing to take away. */
  onRemove?: (() => void) | null;
  /** The same of a picture that is gone at once, so it is asked for twice. @throws CallError, whose words are shown */
  onDelete?: (() => Promise<unknown>) | null;
}

/** Chooses a picture, or takes it away. */
export function PictureButtons({ busy, busyWords, onChoose, onRemove, onDelete }: PictureButtonsProps) {
  const { t } = useLanguage();
  return (
    <>
      <FileButton
        words={(busy && busyWords) || t('profile.choosePicture')}
        accept={photoTypes}
        disabled={busy}
        onChoose={onChoose}
      />
      {onRemove && (
        <Button kind="plain" size="s" className="text-bad" disabled={busy} onClick={onRemove}>
          {t('profile.removePicture')}
        </Button>
      )}
      {onDelete && (
        <ConfirmButton
          words={t('profile.removePicture')}
          text={t('content.deleteSure')}
          danger
          disabled={busy}
          onConfirm={onDelete}
        />
      )}
    </>
  );
}
