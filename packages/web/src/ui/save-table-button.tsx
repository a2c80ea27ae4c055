import FileDown from 'lucide-react/icons/file-down';
import { Button } from './button.tsx';

interface SaveTableButtonProps {
  words: string;
  busy: boolean;
  problem: string;
  onSave: () => void;
}

/** Saves a table, and says where that failed. */
export function SaveTableButton({ words, busy, problem, onSave }: SaveTableButtonProps) {
  return (
    <div className="grid justify-items-start gap-1">
      <Button kind="quiet" size="s" busy={busy} onClick={onSave}>
        <FileDown aria-hidden size={18} />
        {words}
      </Button>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}
