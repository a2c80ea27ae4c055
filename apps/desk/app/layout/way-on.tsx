import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { WordKey } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { DeskTitle } from './desk-title.tsx';

interface WayOnProps {
  title: string;
  text?: string;
  to: string;
  words: WordKey;
}

export function WayOn({ title, text, to, words }: WayOnProps) {
  const { t } = useLanguage();
  return (
    <div className="grid max-w-3xl justify-items-start gap-4">
      <DeskTitle title={title} />
      <h1 className="page-head">{title}</h1>
      {text !== undefined && <p className="text-soft">{text}</p>}
      <LocalLink className={buttonLook()} to={to}>
        {t(words)}
      </LocalLink>
    </div>
  );
}
