import { useState } from 'react';
import { addContentPicture } from '@haat/contract/content/owning/blog/calls';
import type { ContentPicture } from '@haat/contract/content/owning/blog/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { PictureButtons } from '../tenant/picture-buttons.tsx';
import { usePhotoChoice } from '../tenant/use-photo-choice.ts';
import { FilePhoto } from '../catalog/products/photos/file-photo.tsx';

/** The picture of a form: one that the shop has, a file of this browser, or none. */
export type Chosen = { address: string } | { file: File } | null;

export const chosenAt = (address: string | null): Chosen => (address === null ? null : { address });

/** The picture of a form. It is sent only when the rest of the form is accepted, and once. */
export function usePicture(kind: ContentPicture, start: Chosen) {
  const [chosen, choose] = useState(start);
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
  const { busy, problem, take } = usePhotoChoice((file) => choose({ file }));
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
        <PictureButtons
          busy={busy}
          onChoose={take}
          onRemove={chosen && optional ? () => choose(null) : null}
        />
      </div>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem || (chosen === null && wrong)}
      </p>
    </div>
  );
}
