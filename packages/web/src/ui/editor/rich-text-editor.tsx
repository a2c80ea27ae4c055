import { useMemo } from 'react';
import type { EditorOptions } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { EditorToolbar } from './editor-toolbar.tsx';
import type { EditorWordOf } from './editor-words.ts';

/** What the server keeps of a rich text, and nothing else: paragraphs, emphasis, lists and links (design §5). */
const extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  BulletList,
  OrderedList,
  // Without the keys of its own for Tab, which here goes on to the next field as everywhere in a form.
  ListItem.extend({
    addKeyboardShortcuts() {
      return { Enter: () => this.editor.commands.splitListItem(this.name) };
    },
  }),
  Link.configure({
    openOnClick: false,
    autolink: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null },
  }),
  UndoRedo,
];

interface RichTextEditorProps {
  /** The rich text it starts with, as HTML. */
  initial: string;
  placeholder: string;
  labelledBy: string;
  problemId: string | undefined;
  wordOf: EditorWordOf;
  /** Hears the text as HTML at each change; empty where nothing is written. */
  onChange: (html: string) => void;
}

/**
 * A field for text with bold, italic, lists and links. A hundred kilobytes of code: load it when it is used.
 */
export function RichTextEditor({
  initial,
  placeholder,
  labelledBy,
  problemId,
  wordOf,
  onChange,
}: RichTextEditorProps) {
  const editorProps = useMemo<EditorOptions['editorProps']>(
    () => ({
      // Escape closes the dialog around it, as everywhere else; the library would swallow the key.
      handleDOMEvents: { keydown: (_, { key }) => key === 'Escape' },
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-placeholder': placeholder,
        ...(problemId ? { 'aria-invalid': 'true', 'aria-describedby': problemId } : {}),
        // The library switches ligatures off, by which Devanagari letters join.
        class:
          'rich min-h-32 px-3 py-2 wrap-anywhere outline-none [font-feature-settings:normal]! [font-variant-ligatures:normal]!',
      },
    }),
    [labelledBy, placeholder, problemId],
  );
  const editor = useEditor({
    extensions,
    content: initial,
    editorProps,
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  const blank = useEditorState({
    editor,
    selector: ({ editor: { isEmpty, state } }) =>
      isEmpty && state.doc.childCount === 1 && state.doc.firstChild?.type.name === 'paragraph',
  });
  return (
    <div
      className={`rounded-box border bg-surface has-[[contenteditable]:focus]:outline-3 has-[[contenteditable]:focus]:outline-primary-ink ${problemId ? 'border-bad' : 'border-field'}`}
    >
      <EditorToolbar editor={editor} wordOf={wordOf} />
      <div className="relative max-h-80 overflow-y-auto">
        {/* Beside the text, never in it: a phone's keyboard is at work there. */}
        {blank && (
          <p aria-hidden className="pointer-events-none absolute inset-x-3 top-2 text-soft">
            {placeholder}
          </p>
        )}
        <EditorContent editor={editor} />
      </div>
    </div>
  );
}
