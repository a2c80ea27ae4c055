import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { usePush } from '@haat/web/platform/push/use-push.ts';
import { PushSwitch } from '@haat/web/ui/form/push-switch.tsx';

/** Whether this phone tells of what is new while the desk is closed. */
export function PushSettings() {
  const { t } = useLanguage();
  const push = usePush();
  return (
    <section className="grid gap-2" aria-labelledby="push">
      <h2 id="push" className="section-head">
        {t('push.title')}
      </h2>
      <p className="text-sm text-soft">{t('push.hint')}</p>
      <PushSwitch
        push={push}
        words={{
          label: t('push.label'),
          test: t('settings.try'),
          blocked: t('push.blocked'),
          missing: t('push.missing'),
        }}
      />
    </section>
  );
}
