import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { stayAboveKeyboard } from './above-keyboard.ts';
import { backCloses } from './back-closes.ts';
import { IconButton } from '../icon-button.tsx';

/** Where a dialog stands: in the middle (a sheet from below on a phone), or as a sheet at a side. */
export type DialogPlace = 'center' | 'right' | 'left' | 'full';

const places: Record<DialogPlace, string> = {
  center:
    'dialog-sheet m-auto max-h-[min(90dvh,56rem)] w-[min(100%-2rem,var(--dialog-width,32rem))] rounded-box starting:open:translate-y-3 starting:open:opacity-0 max-md:mb-(--keyboard,0px) max-md:w-full max-md:rounded-b-none max-md:starting:open:translate-y-full',
  right: 'ml-auto h-dvh max-h-none w-[min(25rem,90vw)] starting:open:translate-x-full',
  left: 'mr-auto h-dvh max-h-none w-[min(22rem,88vw)] starting:open:-translate-x-full',
  full: 'h-dvh max-h-none w-full starting:open:opacity-0',
};

interface DialogProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  place?: DialogPlace;
  /** The width in CSS of a dialog in the middle; 32rem if not said. */
  width?: string;
  /** Stands in the address while it is open, such as `#inquiry`: whoever opens that finds it open. */
  hash?: string | undefined;
  aside?: ReactNode;
  /** Stays below the content while it scrolls. */
  foot?: ReactNode;
  /** Whatever closes it leads nowhere else, such as a form that is saved: its step on the history goes with it. */
  alone?: boolean;
  /** The title is read out, not seen: for a dialog whose content says it itself. */
  bare?: boolean;
  /** The content fills a column of the height that is left; its parts may scroll by themselves. */
  filled?: boolean;
  children: ReactNode;
}

/**
 * A native modal dialog: it is open for as long as it is rendered. Escape, going back, the backdrop and the
 * button ask to be closed through `onClose`; the focus returns to where it was, and the page behind does not scroll (spec §2).
 */
export function Dialog(props: DialogProps) {
  const { title, closeLabel, onClose, place = 'center', width, hash, aside, foot } = props;
  const { alone = false, bare, filled, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const closeAlone = useModal(dialog, onClose, { hash, alone });
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      tabIndex={-1}
      style={width ? ({ '--dialog-width': width } as Record<string, string>) : undefined}
      className={`fixed inset-0 max-w-none flex-col overflow-hidden bg-surface p-0 text-ink outline-none shadow-panel transition-[translate,opacity] duration-200 open:flex ${places[place]}`}
    >
      <div
        className={
          bare
            ? // Below what a sheet is held by.
              `absolute right-2 z-10 ${place === 'center' ? 'top-5 md:top-2' : 'top-2'}`
            : 'flex items-center gap-2 border-b border-line py-2 pl-4 pr-2'
        }
      >
        <h2 id={titleId} className={bare ? 'sr-only' : 'min-w-0 grow text-lg font-bold'}>
          {title}
        </h2>
        {aside}
        <IconButton
          label={closeLabel}
          onClick={closeAlone}
          className={bare ? 'bg-surface/85 shadow-card' : ''}
        >
          <X aria-hidden size={22} />
        </IconButton>
      </div>
      <div
        className={`min-h-0 grow overflow-y-auto overscroll-contain scroll-pb-24 ${filled ? 'flex flex-col' : ''}`}
      >
        {children}
      </div>
      {foot && <div className="border-t border-line p-4">{foot}</div>}
    </dialog>
  );
}

/** @returns asks to be closed, as one does who wants nothing else: by the button, Escape or the backdrop */
function useModal(
  dialog: { current: HTMLDialogElement | null },
  onClose: () => void,
  { hash, alone }: { hash: string | undefined; alone: boolean },
): () => void {
  const asked = useRef(onClose);
  const isAlone = useRef(false);
  const closeAlone = () => {
    isAlone.current = true;
    // Who was asked may refuse, for a draft that would be lost.
    setTimeout(() => (isAlone.current = false));
    asked.current();
  };
  useEffect(() => {
    asked.current = onClose;
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    element.showModal();
    // Itself, not its first button, which would stand there with a ring that nobody asked for.
    element.focus();
    // A browser may close it by itself, on a second Escape for one; a reopened one is not meant.
    const onClosed = () => {
      if (!element.open) closeAlone();
    };
    const onCancel = (event: Event) => {
      // A file field inside tells of its own cancelling.
      if (event.target !== element) return;
      event.preventDefault();
      closeAlone();
    };
    // Only the backdrop is the dialog itself: its content covers the whole box. A press counts once it is over, or a
    // finger's click would fall on what lies below; one that began inside has marked text.
    let isBeside = false;
    const onPress = ({ target }: Event) => {
      isBeside = target === element;
    };
    const onClick = ({ target }: Event) => {
      if (isBeside && target === element) closeAlone();
    };
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('close', onClosed, { signal });
    element.addEventListener('cancel', onCancel, { signal });
    element.addEventListener('pointerdown', onPress, { signal });
    element.addEventListener('click', onClick, { signal });
    const uncovered = stayAboveKeyboard(element);
    const closed = backCloses(() => asked.current(), hash);
    return () => {
      closed(alone || isAlone.current);
      uncovered();
      stop.abort();
      element.close();
      if (before === document.body) startAtTop();
    };
  }, [dialog, hash, alone]);
  return closeAlone;
}

/** Nothing had the focus: the next Tab begins with the page, not where the dialog stood in it. */
function startAtTop(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}
