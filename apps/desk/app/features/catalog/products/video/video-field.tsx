import Film from 'lucide-react/icons/film';
import { useId, useState } from 'react';
import { judgeVideo, videoTypes } from '@haat/contract/core/videos';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { TextField } from '@haat/web/ui/form/field.tsx';
import { FileButton } from '@haat/web/ui/form/file-button.tsx';

interface VideoFieldProps {
  start: string;
  file: File | null;
  onFile: (file: File | null) => void;
  wrong: string | undefined;
}

/** The video of a product: a file of the shop or of this phone, or the address of one elsewhere. */
export function VideoField({ start, file, onFile, wrong }: VideoFieldProps) {
  const { t, digits } = useLanguage();
  const [stored, setStored] = useState(start.startsWith('/uploads/') ? start : '');
  const [problem, setProblem] = useState('');
  const problemId = useId();
  const choose = (chosen: File) => {
    const verdict = judgeVideo(chosen);
    setProblem(verdict ? t(`problem.${verdict}`) : '');
    if (!verdict) onFile(chosen);
  };
  const remove = () => (file ? onFile(null) : setStored(''));
  // Tenths, because a phone's short film has few.
  const megabytes = file ? digits(Math.max(0.1, Math.round(file.size / 104_857.6) / 10)) : '';
  return (
    <div role="group" aria-label={t('product.video')} aria-describedby={problemId} className="grid gap-2">
      {(file ?? stored) ? (
        <>
          <p className="text-sm font-medium">{t('product.video')}</p>
          {/* Kept until the new one is there. */}
          <input type="hidden" name="videoUrl" value={stored} />
          {file ? (
            <p className="flex items-center gap-2 text-sm">
              <Film aria-hidden className="size-5 shrink-0 text-soft" />
              <span className="min-w-0 truncate">{file.name}</span>
              <span className="shrink-0 text-soft">{t('product.videoSize', { n: megabytes })}</span>
            </p>
          ) : (
            // Sellers give no captions with their videos.
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <video
              src={stored}
              controls
              playsInline
              preload="metadata"
              aria-label={t('product.video')}
              className="aspect-video w-full max-w-80 rounded-box bg-black object-contain"
            />
          )}
        </>
      ) : (
        <TextField
          name="videoUrl"
          type="url"
          inputMode="url"
          label={t('product.video')}
          hint={t('product.videoHint')}
          maxLength={500}
          wrong={wrong}
          defaultValue={start.startsWith('/') ? '' : start}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <FileButton
          words={t(file || stored ? 'product.videoOther' : 'product.videoChoose')}
          accept={videoTypes}
          onChoose={choose}
        />
        {(file ?? stored) && (
          <Button kind="plain" size="s" className="text-bad" onClick={remove}>
            {t('product.videoRemove')}
          </Button>
        )}
        <span className="text-sm text-soft">{t('product.videoFileHint')}</span>
      </div>
      <p id={problemId} role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}
