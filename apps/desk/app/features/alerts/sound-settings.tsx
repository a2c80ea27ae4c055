import { digits } from '@haat/contract/core/money';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useStored } from '@haat/web/platform/storage/stored.ts';
import { Button } from '@haat/web/ui/button.tsx';
import { Select } from '@haat/web/ui/form/select.tsx';
import { Switch } from '@haat/web/ui/form/switch.tsx';
import { alertKinds, alertSettings } from './alert-settings.ts';
import { play } from './sound.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

export function SoundSettings() {
  const { t, language } = useLanguage();
  const settings = useStored(alertSettings);
  const options = hours.map((hour) => ({
    value: String(hour),
    label: digits(`${String(hour).padStart(2, '0')}:00`, language),
  }));
  return (
    <>
      <section className="grid gap-2" aria-labelledby="sound">
        <h2 id="sound" className="section-head">
          {t('settings.sound')}
        </h2>
        <p className="text-sm text-soft">{t('settings.soundHint')}</p>
        <ul className="grid gap-1">
          {alertKinds.map((kind) => (
            <li key={kind} className="flex flex-wrap items-center justify-between gap-2">
              <Switch
                label={t(`settings.${kind}`)}
                on={settings[kind]}
                onChange={(on) => alertSettings.update((all) => ({ ...all, [kind]: on }))}
              />
              <Button
                kind="quiet"
                size="s"
                aria-label={`${t('settings.try')}: ${t(`settings.${kind}`)}`}
                onClick={() => void play(kind)}
              >
                {t('settings.try')}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-2" aria-labelledby="quiet">
        <h2 id="quiet" className="section-head">
          {t('settings.quiet')}
        </h2>
        <p className="text-sm text-soft">{t('settings.quietHint')}</p>
        <Switch
          label={t('settings.quietOn')}
          on={settings.quiet}
          onChange={(quiet) => alertSettings.update((all) => ({ ...all, quiet }))}
        />
        {settings.quiet && (
          <div className="flex flex-wrap gap-4">
            {(['from', 'to'] as const).map((end) => (
              <Select
                key={end}
                isNamed
                label={t(`settings.${end}`)}
                name={end}
                value={String(settings[end])}
                options={options}
                onChange={({ target }) =>
                  alertSettings.update((all) => ({ ...all, [end]: Number(target.value) }))
                }
              />
            ))}
          </div>
        )}
      </section>
    </>
  );
}
