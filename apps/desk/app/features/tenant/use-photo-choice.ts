import { useState } from 'react';
import { judgeFiles } from '@haat/contract/core/photos';
import { shrunkPhoto } from '@haat/web/platform/forms/shrunk-photo.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

/** Takes a photo into a form, as small as it is sent; `problem` says why it cannot be. */
export function usePhotoChoice(onChosen: (photo: File) => void) {
  const { t } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const take = async (file: File) => {
    setBusy(true);
    const photo = await shrunkPhoto(file);
    const verdict = judgeFiles([photo], 1);
    setProblem(verdict ? t(`problem.${verdict.code}`) : '');
    if (!verdict) onChosen(photo);
    setBusy(false);
  };
  return { busy, problem, take: (file: File) => void take(file) };
}
