import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { maxMessageLength, messageLengthShown } from '@haat/contract/inquiry/rules';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { dropOwn, keepOwn, ownKey, readOwn } from '@haat/web/platform/storage/own.ts';
import { Button } from '@haat/web/ui/button.tsx';
import { fieldLook } from '@haat/web/ui/form/field.tsx';
import type { Connection } from './connection.ts';
import type { Conversation } from './outbox.ts';

interface Props {
  about: Conversation;
  connection: Connection;
  onTyping: (is: boolean) => void;
  onSend: (content: string) => void;
}

/** Where a message is written (spec §4, §5). What is not sent yet stays for the next time. */
export function MessageBox({ about, connection, onTyping, onSend }: Props) {
  const { t, digits } = useLanguage();
  const [text, setText] = useDraft(about);
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const isThere = connection.state === 'connected';
  const onFocus = useFocusAgain(box, isThere);
  const content = text.trim();
  const over = content.length - maxMessageLength;
  const send = () => {
    if (content === '' || !isThere) return;
    box.current?.focus();
    if (over > 0) return;
    onTyping(false);
    onSend(content);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends a word that an input method is still composing, as for Devanagari.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="grid grid-cols-1 gap-1 border-t border-line px-3 pb-3 pt-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2">
        <textarea
          ref={box}
          rows={1}
          value={text}
          disabled={!isThere}
          enterKeyHint="send"
          aria-label={t('inquiry.message')}
          aria-invalid={over > 0 || undefined}
          aria-describedby={`${id}-count`}
          placeholder={t(placeholders[connection.state])}
          className={`tap min-w-0 grow field-sizing-content max-h-32 resize-none py-2.5 leading-snug disabled:bg-sunken ${fieldLook}`}
          onChange={({ target }) => {
            setText(target.value);
            onTyping(target.value.trim() !== '');
          }}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        />
        <Button type="submit" disabled={content === '' || !isThere} className="shrink-0 max-sm:px-3.5">
          <SendHorizontal aria-hidden size={20} />
          <span className="max-sm:sr-only">{t('inquiry.send')}</span>
        </Button>
      </div>
      <div className="flex flex-wrap justify-end gap-x-3 text-xs text-soft">
        <p role="alert" className="grow text-bad">
          {over > 0 &&
            t(over === 1 ? 'inquiry.tooLong.one' : 'inquiry.tooLong', { over, most: maxMessageLength })}
        </p>
        <p id={`${id}-count`} className={over > 0 ? 'text-bad' : ''}>
          {digits(`${text.length}/${messageLengthShown}`)}
        </p>
      </div>
    </form>
  );
}

/** Whoever was writing when the line broke goes on where they were, unless they have gone elsewhere meanwhile. */
function useFocusAgain(box: RefObject<HTMLTextAreaElement | null>, isThere: boolean) {
  const wasWriting = useRef(false);
  useEffect(() => {
    if (!isThere) return;
    const isNowhere =
      document.activeElement === null || !document.activeElement.matches('input, textarea, button, a');
    if (wasWriting.current && isNowhere) box.current?.focus({ preventScroll: true });
    // Who leaves the box by themselves does so while it can be left.
    const left = ({ target }: FocusEvent) => {
      if (target === box.current && !box.current?.disabled) wasWriting.current = false;
    };
    document.addEventListener('focusout', left);
    return () => document.removeEventListener('focusout', left);
  }, [box, isThere]);
  return () => {
    wasWriting.current = true;
  };
}

const placeholders = {
  connecting: 'inquiry.connecting',
  connected: 'inquiry.placeholder',
  lost: 'inquiry.placeholder.lost',
  refused: 'inquiry.placeholder.closed',
  busy: 'inquiry.placeholder.busy',
} as const;

// Milliseconds after which what is typed is kept.
const rest = 300;

const keepDraft = (key: string, text: string): void => (text === '' ? dropOwn(key) : keepOwn(key, text));

// What is written and not sent, also after the dialog was closed or the page loaded anew.
function useDraft({ user, vendor, product }: Conversation) {
  const key = ownKey(user, 'draft', vendor, product);
  const [text, setText] = useState(() => {
    const kept = readOwn(key);
    return typeof kept === 'string' ? kept : '';
  });
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
    const timer = setTimeout(() => keepDraft(key, text), rest);
    return () => clearTimeout(timer);
  }, [key, text]);
  useEffect(() => {
    // Who closes the dialog or the page does not wait for the timer: what was sent is no draft any more.
    const keep = () => keepDraft(key, latest.current);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [key]);
  return [text, setText] as const;
}
