import Check from 'lucide-react/icons/check';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';

export interface Step {
  words: string;
  done: boolean;
  /** Where it is done; a step without waits for somebody else. */
  to?: string;
}

/** What somebody new at the desk does first, and what of it is done. */
export function Checklist({ hint, steps }: { hint: string; steps: Step[] }) {
  const { t } = useLanguage();
  return (
    <section className="grid gap-2 desk-row" aria-labelledby="start">
      <h2 id="start" className="section-head">
        {t('today.start')}
      </h2>
      <p className="text-sm text-soft">{hint}</p>
      <ol className="grid">
        {steps.map(({ words, done, to }) => (
          <li key={words} className="flex min-h-11 items-center gap-3 py-1">
            <span
              className={`grid size-6 shrink-0 place-items-center rounded-full border ${done ? 'border-good bg-good text-surface' : 'border-soft'}`}
            >
              {done && <Check aria-hidden size={16} />}
            </span>
            <span>
              {to && !done ? (
                <LocalLink to={to} className="tap inline-flex items-center underline">
                  {words}
                </LocalLink>
              ) : (
                words
              )}{' '}
              {done && <span className="sr-only">{t('today.done')}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
