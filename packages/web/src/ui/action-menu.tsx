import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Dialog } from './dialog/dialog.tsx';
import { IconButton } from './icon-button.tsx';

/** One thing to do: a link where it leads somewhere. */
export type MenuEntry = { label: string; icon: ReactNode } & ({ href: string } | { onSelect: () => void });

interface ActionMenuProps {
  label: string;
  /** What the sheet of a phone is called. */
  title: string;
  closeLabel: string;
  entries: MenuEntry[];
}

/** The same width from which a dialog stands in the middle; Tailwind's `md`. */
const isWide = () => matchMedia('(min-width: 48rem)').matches;

/** Things to do that are seldom done, behind three dots: a menu below the button, on a phone a sheet from below. */
export function ActionMenu({ label, title, closeLabel, entries }: ActionMenuProps) {
  const [open, setOpen] = useState<'menu' | 'sheet' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  return (
    <div className="relative">
      <IconButton
        ref={button}
        label={label}
        aria-haspopup={open === 'menu' ? 'menu' : 'dialog'}
        aria-expanded={open !== null}
        className="border border-line"
        onClick={() => setOpen(open ? null : isWide() ? 'menu' : 'sheet')}
      >
        <EllipsisVertical aria-hidden size={20} />
      </IconButton>
      {open === 'menu' && <Menu label={label} entries={entries} button={button} onClose={close} />}
      {open === 'sheet' && (
        <Dialog title={title} closeLabel={closeLabel} onClose={close}>
          <div className="p-2">
            {entries.map((entry) => (
              <Entry key={entry.label} entry={entry} onChosen={close} />
            ))}
          </div>
        </Dialog>
      )}
    </div>
  );
}

function Entry({ entry, role, onChosen }: { entry: MenuEntry; role?: 'menuitem'; onChosen: () => void }) {
  const item = { role, className: 'menu-entry', tabIndex: role && -1 };
  const content = (
    <>
      {entry.icon}
      {entry.label}
    </>
  );
  return 'href' in entry ? (
    <a {...item} href={entry.href} onClick={onChosen}>
      {content}
    </a>
  ) : (
    <button
      {...item}
      type="button"
      onClick={() => {
        onChosen();
        entry.onSelect();
      }}
    >
      {content}
    </button>
  );
}

interface MenuProps extends Pick<ActionMenuProps, 'label' | 'entries'> {
  button: { current: HTMLButtonElement | null };
  onClose: () => void;
}

/** Arrows, Home and End go through it; Escape and choosing give the focus back to the button, Tab goes on from there. */
function Menu({ label, entries, button, onClose }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const back = () => {
    button.current?.focus();
    onClose();
  };
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
    list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, []);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const at = target as Node;
      // The button closes it by itself.
      if (!list.current?.contains(at) && !button.current?.contains(at)) onClose();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [button, onClose]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') back();
    if (event.key === 'Escape') back();
    const all = items();
    const at = all.findIndex((each) => each === document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  };
  return (
    <div
      ref={list}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className="absolute end-0 top-full z-30 mt-1 w-56 rounded-box border border-line bg-surface p-1 shadow-panel"
      onKeyDown={onKeyDown}
    >
      {entries.map((entry) => (
        <Entry key={entry.label} entry={entry} role="menuitem" onChosen={back} />
      ))}
    </div>
  );
}
