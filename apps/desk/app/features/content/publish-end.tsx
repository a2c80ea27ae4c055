import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';

/** What is to become of what is written. */
export type Intent = 'publish' | 'save' | 'preview';

interface PublishEndProps {
  problem: string;
  busy: boolean;
  /** Hears which button sends the form, before it is sent. */
  onIntent: (intent: Intent) => void;
}

/** Below what is written for the shop's pages: to shoppers, looked at first, or kept as a draft. */
export function PublishEnd({ problem, busy, onIntent }: PublishEndProps) {
  const { t } = useLanguage();
  return (
    <>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} onClick={() => onIntent('publish')}>
          {t(busy ? 'owner.saving' : 'content.publish')}
        </Button>
        <Button type="submit" kind="quiet" busy={busy} onClick={() => onIntent('preview')}>
          {t('content.preview')}
        </Button>
        <Button type="submit" kind="quiet" busy={busy} onClick={() => onIntent('save')}>
          {t('content.saveDraft')}
        </Button>
      </div>
    </>
  );
}
