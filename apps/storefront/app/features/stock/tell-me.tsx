import { useState } from 'react';
import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { NoticeRequest } from './use-notice.ts';
import { useNotice } from './use-notice.ts';
import { Button } from '@haat/web/ui/button.tsx';

/** For what is sold out: one mail when it is back, to who has an account. */
export function TellMe({ awaited }: { awaited: NoticeRequest }) {
  const { t } = useLanguage();
  const notice = useNotice();
  const [state, setState] = useState<'idle' | 'busy' | 'asked'>('idle');
  const press = async (asking: boolean) => {
    setState('busy');
    const done = await notice(awaited, asking);
    setState(done === asking ? 'asked' : 'idle');
  };
  return (
    <div role="status" className="w-full text-sm">
      {state === 'asked' ? (
        <p className="flex flex-wrap items-center gap-x-2 text-good">
          <BellRing aria-hidden size={18} />
          {t('notice.done')}
          <Button kind="plain" size="s" onClick={() => void press(false)}>
            {t('product.tellMe.cancel')}
          </Button>
        </p>
      ) : (
        <Button
          kind="quiet"
          className="w-full max-w-lg"
          busy={state === 'busy'}
          onClick={() => void press(true)}
        >
          <Bell aria-hidden size={18} />
          {t('product.tellMe')}
        </Button>
      )}
    </div>
  );
}
