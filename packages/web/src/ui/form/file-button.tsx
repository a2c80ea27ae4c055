import { buttonLook } from '../button.tsx';

interface FileButtonProps {
  words: string;
  accept: readonly string[];
  disabled?: boolean;
  onChoose: (file: File) => void;
}

/** A button that asks for one file; the same file may be chosen again. */
export const FileButton = ({ words, accept, disabled, onChoose }: FileButtonProps) => (
  <label
    className={`${buttonLook('quiet', 's')} relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-primary-ink`}
  >
    {words}
    <input
      type="file"
      accept={accept.join(',')}
      disabled={disabled}
      className="absolute inset-0 cursor-pointer opacity-0"
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onChoose(file);
        target.value = '';
      }}
    />
  </label>
);
