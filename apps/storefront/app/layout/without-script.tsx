import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { RenderedOnce } from '@haat/web/platform/rendering/once.tsx';
import type { withoutScript } from '../messages/without-script.ts';

// The browser takes over what stands in a <noscript> as it is, so neither words nor parts of it are in its code.
const words = import.meta.env.SSR ? (await import('../messages/without-script.ts')).withoutScript : null;

type Place = Exclude<keyof (typeof withoutScript)['en-US'], 'search' | 'find'>;

export function WithoutScript({ place }: { place: Place }) {
  const { language } = useLanguage();
  return (
    <noscript>
      {words && (
        <p className="rounded-box border border-line bg-surface p-4 font-semibold">
          {words[language][place]}
        </p>
      )}
    </noscript>
  );
}

/** Below the header, in a <noscript>: what works without JavaScript, and on a phone the search, whose button opens nothing then. */
export function WithoutScriptBar() {
  const { language, href } = useLanguage();
  return (
    words && (
      <RenderedOnce
        as="div"
        className="frame grid gap-2 pb-3 text-sm text-soft"
        keyOf={() => 'without script'}
      >
        {() => (
          <>
            <form role="search" action={href('/search')} className="flex gap-2 lg:hidden">
              <input
                type="search"
                name="q"
                aria-label={words[language].search}
                placeholder={words[language].search}
                className="h-11 min-w-0 grow rounded-full border border-field bg-page px-4 text-base text-ink placeholder:text-soft"
              />
              <button className="tap shrink-0 rounded-full bg-primary px-4 font-semibold text-on-primary">
                {words[language].find}
              </button>
            </form>
            <p>{words[language].shop}</p>
          </>
        )}
      </RenderedOnce>
    )
  );
}
