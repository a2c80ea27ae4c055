import { getMyData } from '@haat/contract/account/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { saveFile } from '@haat/web/platform/browser/save-file.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { RequestStatus } from '../fields.tsx';
import { Panel } from './panel.tsx';
import { useRequestState } from './use-request-state.ts';

export function OwnData() {
  const { t } = useLanguage();
  const { status, busy, run } = useRequestState();
  const download = () =>
    run(t('data.busy'), async () => {
      const data = await call(getMyData, {});
      saveFile(JSON.stringify(data, null, 2), {
        name: `haat-${data.writtenAt.slice(0, 10)}.json`,
        type: 'application/json',
      });
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
