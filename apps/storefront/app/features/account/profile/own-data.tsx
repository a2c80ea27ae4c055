import { getMyData } from '@haat/contract/account/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { RequestStatus } from '../fields.tsx';
import { Panel } from './panel.tsx';
import { useRequestState } from './use-request-state.ts';

/** Everything the shop keeps about the shopper, as a file. */
export function OwnData() {
  const { t } = useLanguage();
  const { status, busy, run } = useRequestState();
  const download = () =>
    run(t('data.busy'), async () => {
      const data = await call(getMyData, {});
      saveFile(`haat-${data.writtenAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2));
      return t('data.done');
    });
  return (
    <Panel title={t('data.title')} text={t('data.text')}>
      <RequestStatus status={status} />
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
