import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { usePush } from '@haat/web/platform/push/use-push.ts';
import { PushSwitch } from '@haat/web/ui/form/push-switch.tsx';
import { Panel } from './panel.tsx';

export function OwnPushes() {
  const { t } = useLanguage();
  const push = usePush();
  return (
    <Panel title={t('push.title')} text={t('push.hint')}>
      <PushSwitch
        push={push}
        words={{
          label: t('push.label'),
          test: t('push.test'),
          blocked: t('push.blocked'),
          missing: t('push.missing'),
        }}
      />
    </Panel>
  );
}
