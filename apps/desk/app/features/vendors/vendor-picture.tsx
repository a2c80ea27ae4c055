import { useState } from 'react';
import { judgeFiles } from '@haat/contract/core/photos';
import { removeVendorPicture, setVendorPicture } from '@haat/contract/vendors/selling/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useAction } from '@haat/web/platform/api/use-action.ts';
import { shrunkPhoto } from '@haat/web/platform/forms/shrunk-photo.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Avatar } from '@haat/web/ui/avatar.tsx';
import { PictureButtons } from '../tenant/picture-buttons.tsx';

export function VendorPicture({ name, picture }: { name: string; picture: string | null }) {
  const { t } = useLanguage();
  const [shown, setShown] = useState(picture);
  const {
    busy,
    problem,
    setProblem,
    run: put,
  } = useAction(async (send: () => Promise<{ data: { picture: string | null } }>) => {
    setShown((await send()).data.picture);
  });
  const choose = (file: File) =>
    put(async () => {
      const photo = await shrunkPhoto(file);
      return call(setVendorPicture, { image: [photo] });
    });
  const remove = async () => {
    setShown((await call(removeVendorPicture, {})).data.picture);
    setProblem('');
  };
  return (
    <div role="group" aria-label={t('page.picture')} aria-busy={busy} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={name} picture={shown} size={72} />
        <PictureButtons
          busy={busy}
          busyWords={t('owner.saving')}
          onChoose={(file) => {
            const verdict = judgeFiles([file], 1);
            if (verdict && verdict.code !== 'photo-too-large') setProblem(t(`problem.${verdict.code}`));
            else choose(file);
          }}
          onDelete={shown ? remove : null}
        />
      </div>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}
