import Bold from 'lucide-react/icons/letter-b';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { EditorLink } from './editor-link.tsx';
import type { EditorWordOf } from './editor-words.ts';

interface Tool {
  label: string;
  face: ReactNode;
  on: boolean;
  press: () => void;
}

/** Where a key goes within the bar: one stop of Tab, the arrow keys inside (WAI-ARIA, toolbar). */
const steps: Record<string, (at: number, many: number) => number> = {
  ArrowRight: (at, many) => (at + 1) % many,
  ArrowLeft: (at, many) => (at - 1 + many) % many,
  Home: () => 0,
  End: (_, many) => many - 1,
};

/** The tools of a rich text: bold, italic, two kinds of list, link. */
export function EditorToolbar({ editor, wordOf }: { editor: Editor; wordOf: EditorWordOf }) {
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [linking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
    }),
  });
  const change = () => editor.chain().focus();
  const tools: Tool[] = [
    { label: wordOf('bold'), face: <Bold />, on: on.bold, press: () => change().toggleBold().run() },
    { label: wordOf('italic'), face: <Italic />, on: on.italic, press: () => change().toggleItalic().run() },
    {
      label: wordOf('bullets'),
      face: <List />,
      on: on.bullets,
      press: () => change().toggleBulletList().run(),
    },
    {
      label: wordOf('numbers'),
      face: <ListOrdered />,
      on: on.numbers,
      press: () => change().toggleOrderedList().run(),
    },
    { label: wordOf('link'), face: <Link />, on: on.link || linking, press: () => setLinking(!linking) },
  ];
  const move = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(at, tools.length);
    if (next === undefined) return;
    event.preventDefault();
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className="border-b border-line">
      <div
        ref={bar}
        role="toolbar"
        aria-label={wordOf('toolbar')}
        tabIndex={-1}
        className="flex flex-wrap p-1 [&_svg]:size-5"
        onKeyDown={move}
      >
        {tools.map((tool, index) => (
          <button
            key={tool.label}
            type="button"
            aria-label={tool.label}
            title={tool.label}
            aria-pressed={tool.on}
            tabIndex={index === at ? 0 : -1}
            className="tap grid place-items-center rounded-box text-soft hover:bg-sunken hover:text-ink aria-pressed:bg-sunken aria-pressed:text-primary-ink"
            // The text keeps the focus, and a phone its keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setAt(index)}
            onClick={tool.press}
          >
            {tool.face}
          </button>
        ))}
      </div>
      {linking && <EditorLink editor={editor} wordOf={wordOf} onDone={() => setLinking(false)} />}
    </div>
  );
}
