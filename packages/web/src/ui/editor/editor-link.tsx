import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Editor } from '@tiptap/core';
import { Button } from '../button.tsx';
import type { EditorWordOf } from './editor-words.ts';
import { linkTo } from '../link-to.ts';

interface EditorLinkProps {
  editor: Editor;
  wordOf: EditorWordOf;
  onDone: () => void;
}

/** Where the chosen text of an editor leads: the address is asked for in a row below its tools. */
export function EditorLink({ editor, wordOf, onDone }: EditorLinkProps) {
  const id = useId();
  const [address, setAddress] = useState(() => {
    const { href } = editor.getAttributes('link');
    return typeof href === 'string' ? href : '';
  });
  const [wrong, setWrong] = useState(false);
  const has = editor.isActive('link');

  const set = () => {
    const href = linkTo(address);
    if (href === null) return setWrong(true);
    const change = editor.chain().focus();
    if (editor.state.selection.empty && !has)
      // Nothing is chosen: the address itself is what is read.
      change.insertContent([
        { type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] },
        { type: 'text', text: ' ' },
      ]);
    else change.extendMarkRange('link').setLink({ href });
    change.run();
    onDone();
  };
  const leave = () => {
    editor.commands.focus();
    onDone();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Neither sends the form around it nor closes the dialog.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') set();
    else leave();
  };
  return (
    <div className="flex flex-wrap items-center gap-2 px-2 pb-2">
      <input
        type="url"
        inputMode="url"
        aria-label={wordOf('linkAddress')}
        aria-invalid={wrong || undefined}
        aria-describedby={id}
        placeholder="https://"
        value={address}
        // It was asked for by a press of the tool.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        maxLength={2000}
        className={`tap min-w-0 grow basis-40 rounded-box border bg-surface px-3 ${wrong ? 'border-bad' : 'border-field'}`}
        onChange={({ currentTarget }) => {
          setAddress(currentTarget.value);
          setWrong(false);
        }}
        onKeyDown={onKey}
      />
      <Button kind="quiet" size="s" onClick={set}>
        {wordOf('linkSet')}
      </Button>
      {has && (
        <Button kind="plain" size="s" onClick={remove}>
          {wordOf('linkRemove')}
        </Button>
      )}
      <p id={id} role="alert" className="w-full text-sm text-bad empty:hidden">
        {wrong && wordOf('linkWrong')}
      </p>
    </div>
  );
}
