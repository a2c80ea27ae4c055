import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import Search from 'lucide-react/icons/search';
import type { FoundPlace } from '@haat/contract/addresses/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { usePlaceWords } from './place-words.ts';
import { usePlaceSearch } from './use-places.ts';

function usePlaceCombobox(onFound: (found: FoundPlace) => void) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const search = usePlaceSearch(text);
  const places = search.is === 'done' && open ? search.places : [];
  const at = active < places.length ? active : places.length - 1;
  const chosen = places[at];
  const choose = (found: FoundPlace) => {
    setText('');
    setOpen(false);
    onFound(found);
  };
  const type = (typed: string) => {
    setText(typed);
    setOpen(true);
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Never sends the form: what is typed here is no field of it.
      event.preventDefault();
      if (chosen && !event.nativeEvent.isComposing) choose(chosen);
    } else if (event.key === 'Escape' && open && text !== '') {
      // The first one closes the list, the next one the dialog.
      event.preventDefault();
      setOpen(false);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && text !== '') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : places.length - 1;
      if (places.length > 0) setActive((at + step) % places.length);
    }
  };
  const none = search.is === 'done' && open && search.places.length === 0;
  return { text, type, setOpen, places, at, none, choose, onKeyDown };
}

interface Props {
  onFound: (found: FoundPlace) => void;
  /** What is wrong with the place that was chosen so far: nothing of it is. */
  wrong: string | undefined;
}

/**
 * A box that finds any place of Nepal while it is typed: a combobox, so that arrow keys choose and a screen reader
 * hears the choice. The list pushes down what is below it: nothing is hidden under a phone's keyboard.
 */
export function PlaceSearch({ onFound, wrong }: Props) {
  const { t } = useLanguage();
  const id = useId();
  const optionId = (at: number) => `${id}-${at}`;
  const { text, type, setOpen, places, at, none, choose, onKeyDown } = usePlaceCombobox(onFound);
  const count = places.length === 1 ? t('place.found.one', { n: 1 }) : t('place.found', { n: places.length });
  return (
    <div className="grid gap-1">
      <label htmlFor={`${id}-input`} className="text-sm font-medium">
        {t('place.search')}
      </label>
      <div className="relative">
        <Search aria-hidden size={20} className="pointer-events-none absolute start-3 top-3 text-soft" />
        <input
          id={`${id}-input`}
          // No field of an address, but what a form points at where no place was chosen.
          name="place"
          type="text"
          role="combobox"
          aria-invalid={wrong ? true : undefined}
          aria-expanded={places.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={at < 0 ? undefined : optionId(at)}
          aria-describedby={wrong ? `${id}-about ${id}-wrong` : `${id}-about`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={80}
          placeholder={t('place.searchHint')}
          value={text}
          className="tap w-full rounded-box border border-field bg-surface pe-3 ps-10 text-base placeholder:text-soft aria-invalid:border-bad"
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
          onFocus={({ currentTarget }) => {
            setOpen(text !== '');
            // On a phone the keyboard takes the lower half: the list needs the upper one.
            if (matchMedia('(max-width: 767px)').matches)
              currentTarget.closest('fieldset')?.scrollIntoView({ block: 'start' });
          }}
        />
      </div>
      {wrong && (
        <p id={`${id}-wrong`} className="text-sm text-bad">
          {wrong}
        </p>
      )}
      <span id={`${id}-about`} hidden>
        {t('place.searchAbout')}
      </span>
      <p role="status" className={none ? 'text-sm text-soft' : 'sr-only'}>
        {none ? t('place.nothing') : places.length > 0 ? count : ''}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('place.list')}
        className={
          places.length > 0 ? 'max-h-72 overflow-y-auto rounded-box border border-line bg-surface' : 'hidden'
        }
      >
        {places.map((found, index) => (
          <Option
            key={keyOf(found)}
            id={optionId(index)}
            found={found}
            active={index === at}
            onChoose={() => choose(found)}
          />
        ))}
      </div>
    </div>
  );
}

function keyOf(found: FoundPlace): string {
  if (found.level === 'local_level') return found._id;
  return found.level === 'state' ? `state ${found.state._id}` : `district ${found.district._id}`;
}

interface OptionProps {
  id: string;
  found: FoundPlace;
  active: boolean;
  onChoose: () => void;
}

function Option({ id, found, active, onChoose }: OptionProps) {
  const { foundText } = usePlaceWords();
  const item = useRef<HTMLButtonElement>(null);
  const [title, under] = foundText(found);
  useEffect(() => {
    if (active) item.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <button
      ref={item}
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={`grid min-h-11 w-full content-center px-3 py-1.5 text-start ${active ? 'bg-sunken' : 'hover:bg-sunken'}`}
      // The field keeps the focus, or its list would be gone before the press is one.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className="font-medium">{title}</span>
      {under && <span className="text-sm text-soft">{under}</span>}
    </button>
  );
}
