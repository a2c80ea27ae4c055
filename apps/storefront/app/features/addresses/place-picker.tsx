import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import type { FoundPlace } from '@haat/contract/addresses/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { Unplaced } from './validation.ts';
import { PlaceSearch } from './place-search.tsx';
import { usePlaceWords } from './place-words.ts';
import { nowhere, placeOf, usePlaceLists } from './use-places.ts';
import type { Place } from './use-places.ts';

interface Props {
  place: Place;
  /** `found` is the neighbourhood, or other name, that it was found by. */
  onPlace: (place: Place, found?: string) => void;
  wrong: Partial<Record<Unplaced, string>>;
}

/** Province, district, municipality and ward: typed by name, or chosen one after the other. */
export function PlacePicker({ place, onPlace, wrong }: Props) {
  const { t, digits } = useLanguage();
  const { named, levelText } = usePlaceWords();
  const { states, districts, levels } = usePlaceLists(place);
  const { state, district, localLevel, ward } = place;
  const wrongId = useId();
  const wrongText = wrong.localLevelId ?? wrong.ward;
  const group = useRef<HTMLFieldSetElement>(null);
  const asked = useRef<string | null>(null);
  // After a place was found, what is still open is next. Its list may have to come first: by then the shopper may be elsewhere.
  useEffect(() => {
    if (asked.current === null) return;
    const next = group.current?.querySelector<HTMLSelectElement>(`[name="${asked.current}"]`);
    const stayed = document.activeElement?.role === 'combobox';
    if (stayed && next?.disabled) return;
    if (stayed) next?.focus();
    asked.current = null;
  });
  const onFound = (found: FoundPlace) => {
    asked.current =
      found.level === 'state' ? 'district' : found.level === 'district' ? 'localLevelId' : 'ward';
    onPlace(placeOf(found), found.level === 'local_level' && found.via ? named(found.via) : undefined);
  };
  const code = localLevel?.postalCode ?? district?.postalCode;
  const wards = Array.from({ length: localLevel?.wards ?? 0 }, (_, at) => String(at + 1));
  return (
    <fieldset ref={group} className="grid gap-3 rounded-box border border-line p-3 sm:col-span-2">
      <legend className="px-1 text-sm font-semibold">{t('place.title')}</legend>
      <PlaceSearch onFound={onFound} wrong={wrong.place} />
      <div className="grid grid-cols-6 gap-3">
        <Part
          label={t('place.province')}
          name="state"
          value={state?._id}
          options={withChosen(states, state).map((each) => [each._id, named(each)])}
          onChoose={(id) => onPlace({ ...nowhere, state: byId(states, id) })}
        />
        <Part
          label={t('place.district')}
          name="district"
          value={district?._id}
          options={withChosen(districts, district).map((each) => [each._id, named(each)])}
          onChoose={(id) => onPlace({ ...nowhere, state, district: byId(districts, id) })}
        />
        <Part
          label={t('place.level')}
          name="localLevelId"
          wrongId={wrong.localLevelId && wrongId}
          value={localLevel?._id}
          options={withChosen(levels, localLevel).map((each) => [each._id, levelText(each)])}
          onChoose={(id) => onPlace({ ...nowhere, state, district, localLevel: byId(levels, id) })}
        />
        <Part
          label={t('place.ward')}
          name="ward"
          wrongId={wrong.ward && wrongId}
          value={ward === null ? undefined : String(ward)}
          options={wards.map((number) => [number, digits(number)])}
          onChoose={(number) => onPlace({ ...place, ward: number === '' ? null : Number(number) })}
        />
      </div>
      {wrongText && (
        <p id={wrongId} className={`text-sm text-bad ${wrong.localLevelId ? '' : 'text-end'}`}>
          {wrongText}
        </p>
      )}
      {code && <p className="text-sm text-soft">{t('place.postal', { code: digits(code) })}</p>}
    </fieldset>
  );
}

const byId = <T extends { _id: string }>(list: T[], id: string): T | null =>
  list.find(({ _id }) => _id === id) ?? null;

// A choice that came from a search stands in its list before the list has come.
const withChosen = <T extends { _id: string }>(list: T[], chosen: T | null): T[] =>
  chosen && !byId(list, chosen._id) ? [chosen, ...list] : list;

// Names of municipalities are long, numbers of wards short.
const spans = { state: 'col-span-3', district: 'col-span-3', localLevelId: 'col-span-4', ward: 'col-span-2' };

interface PartProps {
  label: string;
  name: keyof typeof spans;
  value: string | undefined;
  options: (readonly [value: string, text: string])[];
  onChoose: (value: string) => void;
  wrongId?: string | undefined;
}

/** The platform's own list, which every phone shows best; asleep until there is something in it. */
function Part({ label, name, value, options, onChoose, wrongId }: PartProps): ReactNode {
  const { t } = useLanguage();
  return (
    <label className={`grid min-w-0 content-start gap-1 text-sm font-medium ${spans[name]}`}>
      {label}
      <select
        name={name}
        aria-invalid={wrongId ? true : undefined}
        aria-describedby={wrongId}
        disabled={options.length === 0}
        value={value ?? ''}
        onChange={(event) => onChoose(event.target.value)}
        className="tap w-full min-w-0 truncate rounded-box border border-field bg-surface px-2 text-base font-normal aria-invalid:border-bad disabled:bg-sunken disabled:text-soft"
      >
        <option value="">{t('place.choose')}</option>
        {options.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
