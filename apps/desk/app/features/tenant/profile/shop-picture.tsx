import { useState } from 'react';
import { judgeFiles } from '@haat/contract/core/photos';
import { removeShopPicture, setShopPicture } from '@haat/contract/tenant/calls';
import type { ShopPicture as Which } from '@haat/contract/tenant/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useAction } from '@haat/web/platform/api/use-action.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { PictureButtons } from '../picture-buttons.tsx';

interface ShopPictureProps {
  which: Which;
  address: string | null;
}

/** The logo or the favicon: what is chosen here stands on every page at once. */
export function ShopPicture({ which, address }: ShopPictureProps) {
  const { t } = useLanguage();
  const [shown, setShown] = useState(address);
  const {
    busy,
    problem,
    setProblem,
    run: put,
  } = useAction(async (send: () => Promise<{ data: Record<Which, string | null> }>) => {
    setShown((await send()).data[which]);
  });
  const choose = (file: File) => {
    // A logo is sent as it is: a phone that draws it anew would fill in what is see-through.
    const verdict = judgeFiles([file], 1);
    if (verdict) setProblem(t(`problem.${verdict.code}`));
    else put(() => call(setShopPicture, { which, image: [file] }));
  };
  const remove = async () => {
    setShown((await call(removeShopPicture, { which })).data[which]);
    setProblem('');
  };
  return (
    <div role="group" aria-label={t(`field.${which}`)} aria-busy={busy} className="grid gap-2">
      <p className="text-sm font-medium">{t(`field.${which}`)}</p>
      <div className="flex flex-wrap items-center gap-3">
        {shown ? (
          <img
            src={shown}
            alt={t(`profile.${which}Alt`)}
            className={`h-16 rounded-box border border-line bg-surface object-contain p-1 ${which === 'favicon' ? 'w-16' : 'max-w-48'}`}
          />
        ) : (
          <span className="grid h-16 min-w-16 place-items-center rounded-box border border-dashed border-soft px-3 text-sm text-soft">
            {t('profile.noPicture')}
          </span>
        )}
        <PictureButtons
          busy={busy}
          busyWords={t('owner.saving')}
          onChoose={choose}
          onDelete={shown ? remove : null}
        />
      </div>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}
