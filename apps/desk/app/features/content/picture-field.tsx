import { useState } from 'react';
import { addContentPicture } from '@haat/contract/content/owning/blog/calls';
import type { ContentPicture } from '@haat/contract/content/owning/blog/schemas';
import { judgeFiles, photoTypes } from '@haat/contract/core/photos';
import { call } from '@haat/web/platform/api/call.ts';
import { shrunkPhoto } from '@haat/web/platform/forms/shrunk-photo.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { FileButton } from '@haat/web/ui/form/file-button.tsx';
import { FilePhoto } from '../catalog/products/photos/file-photo.tsx';

type Chosen = { address: string } | { file: File } | null;

/** The picture of a form. It is sent only when the rest of the form is accepted, and once. */
export function usePicture(kind: ContentPicture, address: string | null) {
  const [chosen, choose] = useState<Chosen>(address === null ? null : { address });
  /** Its address, after it was sent where it was not yet. @throws CallError */
  const send = async (): Promise<string | null> => {
    if (chosen === null || 'address' in chosen) return chosen?.address ?? null;
    const { data } = await call(addContentPicture, { kind, image: [chosen.file] });
    choose({ address: data.image });
    return data.image;
  };
  return { chosen, choose, send };
}

interface PictureFieldProps {
  label: string;
  picture: ReturnType<typeof usePicture>;
  hint?: string;
  wrong?: string | undefined;
  optional?: boolean;
}

export function PictureField({ label, hint, picture, wrong, optional }: PictureFieldProps) {
  const { chosen, choose } = picture;
  const { t } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const take = async (file: File) => {
    setBusy(true);
    const photo = await shrunkPhoto(file);
    const verdict = judgeFiles([photo], 1);
    setProblem(verdict ? t(`problem.${verdict.code}`) : '');
    if (!verdict) choose({ file: photo });
    setBusy(false);
  };
  return (
    <div role="group" aria-label={label} aria-busy={busy} className="grid gap-2">
      <p className="text-sm font-medium">{label}</p>
      {hint && <p className="text-sm text-soft">{hint}</p>}
      {chosen && (
        <div className="aspect-5/2 max-w-sm overflow-hidden rounded-box bg-sunken">
          {'file' in chosen ? (
            <FilePhoto key={`${chosen.file.name} ${chosen.file.size}`} file={chosen.file} alt={label} />
          ) : (
            <img
              src={chosen.address}
              alt={label}
              width={800}
              height={320}
              className="size-full object-cover"
            />
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <FileButton
          words={t('profile.choosePicture')}
          accept={photoTypes}
          disabled={busy}
          onChoose={(file) => void take(file)}
        />
        {chosen && optional && (
          <Button kind="plain" size="s" className="text-bad" onClick={() => choose(null)}>
            {t('profile.removePicture')}
          </Button>
        )}
      </div>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem || (chosen === null && wrong)}
      </p>
    </div>
  );
}
