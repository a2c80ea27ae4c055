import { Activity } from 'react';
import type { ReactNode } from 'react';
import { offlineError } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { DoubleTaps } from '@haat/web/platform/navigation/double-taps.tsx';
import { ScreenError } from './screen-error.tsx';
import { useLostScreen } from './use-lost-screen.ts';

interface FrameProps {
  navigation: ReactNode;
  /** What the screen has failed with. */
  error?: unknown;
  children: ReactNode;
}

/** The way past the places of the desk, the places, and the screen beside them. */
export function Frame({ navigation, error = null, children }: FrameProps) {
  const { t } = useLanguage();
  const askAgain = useLostScreen(error instanceof TypeError);
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[14rem_1fr] print:block">
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 min-h-11 -translate-y-20 rounded-box bg-surface px-4 py-2.5 focus:translate-y-0"
      >
        {t('site.skip')}
      </a>
      <DoubleTaps />
      {navigation}
      <main id="content" tabIndex={-1} className="min-w-0 p-4 pb-28 outline-none md:p-8 print:p-0">
        {askAgain && <ScreenError error={offlineError()} onAgain={askAgain} />}
        {/* Kept as it is for who turns back. */}
        <Activity mode={askAgain ? 'hidden' : 'visible'}>{children}</Activity>
      </main>
    </div>
  );
}
