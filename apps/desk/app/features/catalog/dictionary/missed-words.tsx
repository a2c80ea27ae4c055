import { useState } from 'react';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { TermDialog } from './term-dialog.tsx';

interface MissedWordsProps {
  missed: { term: string; times: number }[];
  onChanged: () => void;
}

/** What was searched for in vain: each may be a word that the search does not know yet. */
export function MissedWords({ missed, onChanged }: MissedWordsProps) {
  const { t } = useLanguage();
  const [word, setWord] = useState<string | null>(null);
  if (missed.length === 0) return <p className="text-sm text-soft">{t('dictionary.noMissed')}</p>;
  return (
    <>
      <ul className="grid gap-2">
        {missed.map(({ term, times }) => (
          <li key={term} className="flex items-center justify-between gap-3 desk-row text-sm">
            <span className="min-w-0 wrap-anywhere">
              <b>{term}</b>{' '}
              <span className="text-soft">
                {t(times === 1 ? 'dictionary.times.one' : 'dictionary.times', { n: times })}
              </span>
            </span>
            <Button
              kind="quiet"
              size="s"
              aria-label={`${t('dictionary.add')}: ${term}`}
              onClick={() => setWord(term)}
            >
              {t('dictionary.add')}
            </Button>
          </li>
        ))}
      </ul>
      {word !== null && (
        <TermDialog
          term={null}
          word={word}
          onDone={() => {
            setWord(null);
            onChanged();
          }}
          onClose={() => setWord(null)}
        />
      )}
    </>
  );
}
