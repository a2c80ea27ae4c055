import { useEffect, useRef } from 'react';
import { ScrollBox } from '@haat/web/ui/scroll-box.tsx';
import { changedPart } from './changed-part.ts';

interface ComparedTextProps {
  text: string;
  other: string;
  label: string;
}

// What fits into about four lines of a phone.
const isShort = (text: string) => text.length <= 140 && text.split('\n').length <= 4;

/** One of two texts that differ. A long one is not cut: it scrolls, by keys too, and begins where it differs. */
export function ComparedText({ text, other, label }: ComparedTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const changed = useRef<HTMLElement>(null);
  useEffect(() => {
    if (box.current && changed.current) box.current.scrollTop = changed.current.offsetTop - 24;
  }, []);
  if (isShort(text)) return <p className="wrap-anywhere whitespace-pre-line">{text || '–'}</p>;
  const { from, to } = changedPart(text, other);
  return (
    <ScrollBox
      ref={box}
      label={label}
      className="relative max-h-36 overflow-y-auto rounded-box border border-line px-2 py-1 wrap-anywhere whitespace-pre-line"
    >
      {text.slice(0, from)}
      <mark ref={changed} className="bg-sunken font-semibold text-ink">
        {text.slice(from, to)}
      </mark>
      {text.slice(to)}
    </ScrollBox>
  );
}
