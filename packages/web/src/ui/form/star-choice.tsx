import { useId, useState } from 'react';
import { star } from '../star-row.tsx';

const scale = [1, 2, 3, 4, 5];

interface StarChoiceProps {
  label: string;
  name: string;
  /** 1 to 5; 0 while nothing is chosen. */
  value: number;
  /** So many stars in words: '4 stars'. */
  words: (stars: number) => string;
  problem?: string;
  onChoose: (stars: number) => void;
}

/** One to five stars to choose from: five radio buttons, so the arrow keys and a screen reader know what to do. */
export function StarChoice({ label, name, value, words, problem = '', onChoose }: StarChoiceProps) {
  const problemId = useId();
  // A star that is pointed at shows what a press would choose.
  const [pointed, setPointed] = useState(0);
  const lit = pointed || value;
  return (
    <fieldset role="radiogroup" aria-describedby={problemId} aria-invalid={problem ? true : undefined}>
      <legend className="text-sm font-medium">{label}</legend>
      <div className="-ms-2 flex flex-wrap items-center">
        {/* It hears the pointer leave; what can be chosen stands inside. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <span className="flex" onPointerLeave={() => setPointed(0)}>
          {scale.map((stars) => (
            <label
              key={stars}
              className="tap relative grid cursor-pointer place-items-center rounded-box has-focus-visible:outline-3 has-focus-visible:outline-primary-ink"
              onPointerMove={({ pointerType }) => pointerType === 'mouse' && setPointed(stars)}
            >
              <input
                type="radio"
                name={name}
                value={stars}
                checked={value === stars}
                aria-label={words(stars)}
                className="absolute inset-0 cursor-pointer opacity-0"
                onChange={() => onChoose(stars)}
              />
              <svg aria-hidden viewBox="0 0 24 24" width={32} height={32} className="pointer-events-none">
                <path
                  d={star}
                  strokeWidth={1.5}
                  strokeLinejoin="round"
                  className={stars <= lit ? 'fill-warn stroke-warn' : 'fill-transparent stroke-soft'}
                />
              </svg>
            </label>
          ))}
        </span>
        <span aria-hidden className="ps-2 text-sm text-soft">
          {lit > 0 && words(lit)}
        </span>
      </div>
      <p id={problemId} className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </fieldset>
  );
}
