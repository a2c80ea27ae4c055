import { useId } from 'react';
import type { ComponentType } from 'react';
import type { EditorWordOf } from './editor-words.ts';
import type { RichTextEditor } from './rich-text-editor.tsx';

interface RichTextFieldProps {
  editor: ComponentType<Parameters<typeof RichTextEditor>[0]>;
  label: string;
  html: string;
  placeholder: string;
  problem?: string;
  wordOf: EditorWordOf;
  onChange: (html: string) => void;
}

/** A field of a form for words with lists, links and the like. */
export function RichTextField({
  editor: Editor,
  label,
  html,
  placeholder,
  problem = '',
  wordOf,
  onChange,
}: RichTextFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <p id={id} className="text-sm font-medium">
        {label}
      </p>
      <Editor
        initial={html}
        placeholder={placeholder}
        labelledBy={id}
        problemId={problem ? `${id}-problem` : undefined}
        wordOf={wordOf}
        onChange={onChange}
      />
      <p id={`${id}-problem`} className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}
