import { useState } from 'react';
import { getMyData } from '@haat/contract/account/endpoints';
import { call } from '../../core/call.ts';
import { useLanguage } from '../../core/language.tsx';
import { useProblemText } from '../../core/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { StandingLine } from './fields.tsx';
import { Panel } from './panel.tsx';
import type { Standing } from './standing.ts';

/** Everything the shop keeps about the shopper, as a file. */
export function OwnData() {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const [standing, setStanding] = useState<Standing>({ state: 'idle', text: '' });
  const busy = standing.state === 'request';
  async function download() {
    setStanding({ state: 'request', text: t('data.busy') });
    try {
      const data = await call(getMyData, {});
      saveFile(`haat-${data.writtenAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2));
      setStanding({ state: 'success', text: t('data.done') });
    } catch (error) {
      setStanding({ state: 'error', text: problemText(error) });
    }
  }
  return (
    <Panel title={t('data.title')} text={t('data.text')}>
      <StandingLine standing={standing} />
      <Button
        kind="quiet"
        busy={busy}
        className="justify-self-start max-sm:w-full"
        onClick={() => void download()}
      >
        {t(busy ? 'data.busy' : 'data.download')}
      </Button>
    </Panel>
  );
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Once the browser has begun to write it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
