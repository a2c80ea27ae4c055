import type { ReactNode } from 'react';
import type { Language } from '@haat/contract/core/language';
import type { ShopFrame } from '@haat/contract/content/schemas';
import { LanguageProvider } from '@haat/web/platform/i18n/language.tsx';
import type { SharedWords } from '../messages/messages.ts';
import { OnceContext } from '@haat/web/platform/rendering/once.tsx';
import type { Once } from '@haat/web/platform/rendering/once.tsx';
import { FrameContext, useFrame } from '../features/tenant/frame.ts';
import { Shell } from './shell.tsx';

interface LocalizedPageProps {
  language: Language;
  words: SharedWords;
  children: ReactNode;
}

/** A page of the shop in one language, with everything that surrounds it. */
export function LocalizedPage({ language, words, children }: LocalizedPageProps) {
  const frame = useFrame();
  const page = (
    <LanguageProvider language={language} words={words}>
      <Shell>{children}</Shell>
    </LanguageProvider>
  );
  if (!import.meta.env.SSR) return page;
  return <OnceContext value={onceOf(frame, language, words)}>{page}</OnceContext>;
}

const onces = new WeakMap<ShopFrame, Map<Language, Once>>();
let count = 0;

// Another frame, because something of the shop changed, begins with nothing made.
function onceOf(frame: ShopFrame, language: Language, words: SharedWords): Once {
  const inLanguages = onces.get(frame) ?? new Map<Language, Once>();
  onces.set(frame, inLanguages);
  const known = inLanguages.get(language);
  if (known) return known;
  // A part of a part, such as a card in a row, is rendered once as well.
  const around = (part: ReactNode) => (
    <FrameContext value={frame}>
      <LanguageProvider language={language} words={words}>
        <OnceContext value={once}>{part}</OnceContext>
      </LanguageProvider>
    </FrameContext>
  );
  const once: Once = { name: `${(count += 1)}`, around };
  inLanguages.set(language, once);
  return once;
}
