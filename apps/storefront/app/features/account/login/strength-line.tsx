import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { strengthOf } from './strength.ts';
import type { Strength } from './strength.ts';

const colours: Record<Strength, string> = {
  0: 'bg-bad',
  1: 'bg-bad',
  2: 'bg-warn',
  3: 'bg-good',
  4: 'bg-good',
};
const steps = [1, 2, 3, 4] as const;

/** How strong a password is as it is typed: a bar, and a word that is read out when it changes. */
export function StrengthLine({ password, own }: { password: string; own?: readonly string[] | undefined }) {
  const { t } = useLanguage();
  const strength = strengthOf(password, own);
  const word = t(`strength.${strength}`);
  return (
    <div className="flex min-h-6 items-center gap-3 font-normal">
      <div aria-hidden className="flex grow gap-1">
        {steps.map((step) => (
          <span
            key={step}
            className={`h-1.5 grow rounded-full ${password && Math.max(strength, 1) >= step ? colours[strength] : 'bg-sunken'}`}
          />
        ))}
      </div>
      <p role="status" className="min-w-24 text-end text-sm text-soft">
        {password && (
          <>
            <span className="sr-only">{t('strength.label')}: </span>
            {word}
          </>
        )}
      </p>
    </div>
  );
}
