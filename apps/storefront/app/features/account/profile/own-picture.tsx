import { setPicture, updateMe } from '@haat/contract/account/calls';
import type { OwnAccount } from '@haat/contract/account/schemas';
import { judgeFiles, photoTypes } from '@haat/contract/core/photos';
import { refusal } from '@haat/contract/core/problem';
import { CallError, call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { shrunkPhoto } from '@haat/web/platform/forms/shrunk-photo.ts';
import { Avatar } from '@haat/web/ui/avatar.tsx';
import { Button, buttonLook } from '@haat/web/ui/button.tsx';
import { RequestStatus } from '../fields.tsx';
import { Panel } from './panel.tsx';
import { useRequestState } from './use-request-state.ts';

export function OwnPicture({ me, put }: { me: OwnAccount; put: (me: OwnAccount) => void }) {
  const { t } = useLanguage();
  const { status, busy, choose, remove } = usePicture(put);
  return (
    <Panel title={t('me.picture')} text={t('me.pictureHint')}>
      <div className="flex flex-wrap items-center gap-4">
        {/* A new picture is tried again, even if the one before could not be had. */}
        <Avatar key={me.picture} name={`${me.firstName} ${me.lastName}`} picture={me.picture} size={72} />
        <div className="flex flex-wrap gap-2">
          <label
            aria-disabled={busy}
            className={`${buttonLook('quiet')} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-primary-ink aria-disabled:opacity-55`}
          >
            {t('me.pictureChoose')}
            <input
              type="file"
              accept={photoTypes.join(',')}
              disabled={busy}
              className="sr-only"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                // So that the same file can be chosen again.
                currentTarget.value = '';
                if (file) void choose(file);
              }}
            />
          </label>
          {me.picture && (
            <Button kind="plain" className="-ms-3" disabled={busy} onClick={() => void remove()}>
              {t('me.pictureRemove')}
            </Button>
          )}
        </div>
      </div>
      <RequestStatus status={status} />
    </Panel>
  );
}

function usePicture(put: (me: OwnAccount) => void) {
  const { t } = useLanguage();
  const { status, busy, run } = useRequestState();
  const change = (request: string, act: () => Promise<{ data: OwnAccount }>, done: string) =>
    run(request, async () => {
      const { data } = await act();
      put(data);
      return done;
    });
  const send = async (file: File) => {
    const judged = judgeFiles([file], 1);
    // A photo that is too large may be drawn smaller; what is none is not even read.
    if (judged && judged.code !== 'photo-too-large') throw refused(judged.code);
    const photo = await shrunkPhoto(file);
    const still = judgeFiles([photo], 1);
    if (still) throw refused(still.code);
    return call(setPicture, { picture: [photo] });
  };
  return {
    status,
    busy,
    choose: (file: File) => change(t('me.pictureBusy'), () => send(file), t('me.pictureSaved')),
    remove: () => change(t('me.saving'), () => call(updateMe, { picture: null }), t('me.pictureRemoved')),
  };
}

// The same refusal as the server's, before anything is sent.
const refused = (code: Parameters<typeof refusal>[0]) => {
  const { body, status } = refusal(code);
  return new CallError(body, status);
};
