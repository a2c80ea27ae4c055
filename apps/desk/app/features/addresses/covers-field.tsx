import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { searchPlaces } from '@haat/contract/addresses/calls';
import type { FoundPlace } from '@haat/contract/addresses/schemas';
import type { NamedPlace } from '@haat/contract/addresses/owning/schemas';
import { digits } from '@haat/contract/core/money';
import { call } from '@haat/web/platform/api/call.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { chipLook } from '@haat/web/ui/chip.tsx';
import { TextField } from '@haat/web/ui/form/field.tsx';

// Milliseconds of a pause in typing after which places are asked for.
const pause = 150;

interface CoversFieldProps {
  covers: NamedPlace[];
  onChange: (covers: NamedPlace[]) => void;
}

/** The places that an area covers: provinces, districts, local levels and wards; none is all of Nepal. */
export function CoversField({ covers, onChange }: CoversFieldProps) {
  const { t, language } = useLanguage();
  const [text, setText] = useState('');
  const term = text.trim();
  const { query } = useQuery(term || null, (signal) => call(searchPlaces, { term }, { signal }), { pause });
  const found = query.state === 'ready' ? query.data.map(coveredBy) : [];
  const fresh = found.filter(
    ({ _id }, at) =>
      !covers.some((each) => each._id === _id) && found.findIndex((each) => each._id === _id) === at,
  );
  const nameOf = ({ name, nameNe }: NamedPlace) => (language === 'ne-NP' ? nameNe : name);
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 text-sm font-medium">{t('field.covers')}</legend>
      <ul className="flex flex-wrap gap-2">
        {covers.length === 0 && <li className="text-sm text-soft">{t('delivery.everywhere')}</li>}
        {covers.map((place) => (
          <li key={place._id}>
            <button
              type="button"
              className={chipLook()}
              aria-label={t('delivery.coverRemove', { name: nameOf(place) })}
              onClick={() => onChange(covers.filter((each) => each !== place))}
            >
              {nameOf(place)}
              <X aria-hidden size={16} />
            </button>
          </li>
        ))}
      </ul>
      <TextField
        label={t('delivery.coverSearch')}
        hint={t('delivery.coverHint')}
        wrong={undefined}
        type="search"
        autoComplete="off"
        maxLength={80}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          // Never sends the form: what is typed here is no field of it.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {term !== '' && (
        <ul className="flex flex-wrap gap-2" aria-label={t('delivery.coverFound')}>
          {query.state === 'ready' && fresh.length === 0 && (
            <li role="status" className="text-sm text-soft">
              {t('delivery.coverNone')}
            </li>
          )}
          {fresh.map((place) => (
            <li key={place._id}>
              <button
                type="button"
                className={chipLook()}
                onClick={() => {
                  onChange([...covers, place]);
                  setText('');
                }}
              >
                + {nameOf(place)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

function coveredBy(found: FoundPlace): NamedPlace {
  if (found.level === 'state') return namedAs(found.state);
  if (found.level === 'district') return namedAs(found.district);
  const { _id, name, nameNe, ward } = found;
  if (ward === null) return { _id, name, nameNe };
  const [wardName, wardNameNe] = [`${name}-${ward}`, `${nameNe}-${digits(ward, 'ne-NP')}`];
  return { _id: `${_id}/${ward}`, name: wardName, nameNe: wardNameNe };
}

const namedAs = ({ _id, name, nameNe }: NamedPlace): NamedPlace => ({ _id, name, nameNe });
