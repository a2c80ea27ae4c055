import { useLocation } from 'react-router';
import { updateMe } from '@haat/contract/account/calls';
import type { OwnAccount } from '@haat/contract/account/schemas';
import { inLanguage, languages } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { RequestStatus } from '../fields.tsx';
import { Panel } from './panel.tsx';
import { useRequestState } from './use-request-state.ts';
import { rememberLanguage } from '../../tenant/remembered-language.ts';
import { Chip } from '@haat/web/ui/chip.tsx';

const names: Record<Language, string> = { 'en-US': 'English', 'ne-NP': 'नेपाली' };

/** The language of the account: mails speak it, and the shop is shown in it from now on. */
export function OwnLanguage({ me, put }: { me: OwnAccount; put: (me: OwnAccount) => void }) {
  const { t, language } = useLanguage();
  const { pathname } = useLocation();
  const { status, run } = useRequestState();
  const choose = (chosen: Language) =>
    run(t('me.saving'), async () => {
      const { data } = await call(updateMe, { language: chosen });
      put(data);
      rememberLanguage(chosen);
      // The words of one language travel with a page, so the other one is loaded anew.
      if (chosen !== language) location.assign(inLanguage(pathname, chosen));
      return t('me.saved');
    });
  return (
    <Panel title={t('me.language')} text={t('me.languageHint')}>
      <div role="group" aria-label={t('me.language')} className="flex flex-wrap gap-2">
        {languages.map((each) => (
          <Chip
            key={each}
            lang={each}
            chosen={(me.language ?? language) === each}
            onChoose={() => void choose(each)}
          >
            {names[each]}
          </Chip>
        ))}
      </div>
      <RequestStatus status={status} />
    </Panel>
  );
}
