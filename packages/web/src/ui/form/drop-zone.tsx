import Camera from 'lucide-react/icons/camera';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useEffect, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';

interface DropZoneProps {
  /** MIME types that the file chooser offers; what is dropped is for the caller to judge. */
  accept: readonly string[];
  words: {
    add: string;
    hint: string;
    /** What a press does on a phone, where nothing is dropped. */
    touchHint: string;
    camera: string;
  };
  describedBy?: string;
  onFiles: (files: File[]) => void;
}

const look =
  'relative min-h-11 cursor-pointer content-center justify-items-center gap-1 rounded-box border border-dashed p-4 text-center transition-colors hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-primary-ink';

/** Takes files by drag and drop, from a chooser, and on a phone straight from its camera. */
export function DropZone({ accept, words, describedBy, onFiles }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const hold = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  useMissedDrops();
  const field = { accept, describedBy, onFiles };
  return (
    // Its children take the same files by press and key.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={words.add}
      className="grid gap-2"
      onDragEnter={hold}
      onDragOver={hold}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <FileLabel
        {...field}
        multiple
        className={`grid ${over ? 'border-primary-ink bg-sunken' : 'border-soft'}`}
      >
        <ImagePlus aria-hidden className="size-6 text-soft" />
        <span className="font-semibold">{words.add}</span>
        <span className="text-xs text-soft pointer-coarse:hidden">{words.hint}</span>
        <span className="hidden text-xs text-soft pointer-coarse:block">{words.touchHint}</span>
      </FileLabel>
      <FileLabel {...field} camera className="hidden border-soft pointer-coarse:grid">
        <span className="flex items-center gap-2 font-semibold">
          <Camera aria-hidden className="size-5 text-soft" />
          {words.camera}
        </span>
      </FileLabel>
    </div>
  );
}

/** A file that is dropped beside the place for it must not open instead of the page. */
function useMissedDrops(): void {
  useEffect(() => {
    const stay = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);
}

interface FileLabelProps extends Pick<DropZoneProps, 'accept' | 'describedBy' | 'onFiles'> {
  multiple?: boolean;
  camera?: boolean;
  className: string;
  children: ReactNode;
}

function FileLabel(props: FileLabelProps) {
  const { accept, describedBy, onFiles, multiple = false, camera = false, className, children } = props;
  return (
    <label className={`${look} ${className}`}>
      {children}
      <input
        type="file"
        accept={accept.join(',')}
        multiple={multiple}
        capture={camera ? 'environment' : undefined}
        aria-describedby={describedBy}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // So that the same file can be chosen again after it was removed.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
