import { useEffect, useRef, useState } from 'react';
import { partsOf } from '@haat/contract/content/messages/page-text';
import { readPage, savePage } from '@haat/contract/content/owning/pages/calls';
import type { EditedPage } from '@haat/contract/content/owning/pages/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useKeepSoon } from '@haat/web/platform/forms/use-keep-soon.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Chip } from '@haat/web/ui/chip.tsx';
import { VersionConflict } from '../../tenant/form-end.tsx';
import { useVersion } from '../../tenant/use-version.ts';
import type { Versioned } from '../../tenant/use-version.ts';
import { PublishEnd } from '../publish-end.tsx';
import type { Intent } from '../publish-end.tsx';
import { inputOf, isComplete, sidesOf, textOf } from './page-values.ts';
import type { PageTexts, Sides } from './page-values.ts';
import { SideFields } from './side-fields.tsx';

interface PageFormProps {
  page: EditedPage;
  /** What it begins with instead: it was written before, and not saved. */
  draft: Versioned<PageTexts> | null;
  onDraft: (draft: Versioned<PageTexts>) => Promise<void>;
  onSaved: (page: EditedPage, intent: Intent) => void;
  onTakeTheirs: () => void;
}

const names = { en: 'English', ne: 'नेपाली' } as const;

/** A page of words in both languages, one of them at a time. */
export function PageForm({ page, draft, onDraft, onSaved, onTakeTheirs }: PageFormProps) {
  const { t, language } = useLanguage();
  const { name } = page;
  const form = useRef<HTMLFormElement>(null);
  const intent = useRef<Intent>('save');
  const [sides, setSides] = useState(() => sidesOf(draft?.values ?? textOf(page)));
  const [shown, show] = useState<keyof Sides>(language === 'ne-NP' ? 'ne' : 'en');
  const [judged, setJudged] = useState(false);
  const { save, seen, ...edited } = useVersion<Record<string, string>>(
    draft?.version ?? page.version,
    async () => {
      const now = await call(readPage, { name });
      return { values: partsOf(textOf(now)), version: now.version };
    },
  );
  const { props, problem, busy } = useForm<never, Sides>({
    read: () => sides,
    judge(values) {
      const incomplete = ([shown, shown === 'en' ? 'ne' : 'en'] as const).find(
        (side) => !isComplete(values[side]),
      );
      setJudged(incomplete !== undefined);
      if (incomplete === undefined) return null;
      show(incomplete);
      return { wrong: {}, problem: t('pages.incomplete', { language: names[incomplete] }) };
    },
    async send(values) {
      const text = inputOf(values);
      await save(partsOf(text), async (version) => {
        const publish = intent.current === 'publish';
        const { data } = await call(savePage, { name, version, publish, text });
        onSaved(data, intent.current);
        return data;
      });
    },
  });
  const { keepSoon } = useKeepSoon(() => onDraft({ values: inputOf(sides), version: seen() }));
  useEffect(keepSoon, [sides, keepSoon]);
  return (
    <form {...props} ref={form} className="grid gap-5">
      <p className="text-sm text-soft">{t('pages.hint')}</p>
      <div role="group" aria-label={t('pages.language')} className="flex flex-wrap gap-2">
        {(['en', 'ne'] as const).map((side) => (
          <Chip key={side} lang={side} chosen={side === shown} onChoose={() => show(side)}>
            {names[side]}
          </Chip>
        ))}
      </div>
      <SideFields
        key={shown}
        side={sides[shown]}
        lang={shown}
        judged={judged}
        onChange={(side) => setSides((old) => ({ ...old, [shown]: side }))}
      />
      <PublishEnd problem={problem} busy={busy} onIntent={(said) => (intent.current = said)} />
      <VersionConflict version={edited} form={form} onTakeTheirs={onTakeTheirs} />
    </form>
  );
}
