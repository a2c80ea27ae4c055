import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';

interface SlideArrowsProps {
  seen: number;
  total: number;
  words: { previous: string; next: string };
  /** How far from the sides, as class names. */
  sides?: [start: string, end: string];
  onGo: (index: number) => void;
}

const look =
  'absolute top-1/2 hidden size-[44px] -translate-y-1/2 place-items-center rounded-full bg-surface/90 shadow-card disabled:invisible pointer-fine:grid';

/** Where there is a mouse: the two steps through slides that are seen one at a time, above their row. */
export function SlideArrows({ seen, total, words, sides = ['start-2', 'end-2'], onGo }: SlideArrowsProps) {
  const [start, end] = sides;
  return (
    <>
      <button
        type="button"
        aria-label={words.previous}
        disabled={seen === 0}
        className={`${look} ${start}`}
        onClick={() => onGo(seen - 1)}
      >
        <ChevronLeft aria-hidden className="size-5" />
      </button>
      <button
        type="button"
        aria-label={words.next}
        disabled={seen === total - 1}
        className={`${look} ${end}`}
        onClick={() => onGo(seen + 1)}
      >
        <ChevronRight aria-hidden className="size-5" />
      </button>
    </>
  );
}
