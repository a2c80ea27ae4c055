import { useState } from 'react';
import { initialOf } from './text/initial.ts';

interface AvatarProps {
  /** The full name: its first letters stand in where there is no picture. */
  name: string;
  picture: string | null;
  /** Width and height in pixels. */
  size?: number;
}

/** A person's picture, or the first letters of the name. For display beside the name, so not read out. */
export function Avatar({ name, picture, size = 36 }: AvatarProps) {
  const [failed, setFailed] = useState(false);
  const box = { width: size, height: size };
  if (picture && !failed)
    return (
      <img
        src={picture}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        referrerPolicy="no-referrer"
        style={box}
        className="shrink-0 rounded-full object-cover"
        onError={() => setFailed(true)}
      />
    );
  return (
    <span
      aria-hidden
      style={{ ...box, fontSize: size * 0.4 }}
      className="inline-grid shrink-0 place-items-center rounded-full bg-primary font-semibold leading-none text-on-primary"
    >
      {initials(name)}
    </span>
  );
}

/** The first letter of the first and of the last name, whole Devanagari clusters included. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => initialOf(word).toUpperCase()).join('') || '?';
}
