import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { Answer } from '@haat/contract/core/endpoint';
import type { readDelivery } from '@haat/contract/addresses/owning/calls';
import type { EditedArea, EditedLocation } from '@haat/contract/addresses/owning/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { IconButton } from '@haat/web/ui/icon-button.tsx';
import { AreaDialog } from './area-dialog.tsx';
import { LocationDialog } from './location-dialog.tsx';

const daysIn = ({ from, to }: { from: number; to: number }) =>
  from < to ? 'delivery.days' : to === 1 ? 'delivery.days.one' : 'delivery.days.same';

interface LocationListProps extends Pick<Answer<typeof readDelivery>, 'locations' | 'districts'> {
  onChanged: () => void;
}

type Open =
  | { is: 'location'; location: EditedLocation | null }
  | { is: 'area'; location: EditedLocation; area: EditedArea | null };

export function LocationList({ locations, districts, onChanged }: LocationListProps) {
  const { t } = useLanguage();
  const [open, setOpen] = useState<Open | null>(null);
  const done = () => {
    setOpen(null);
    onChanged();
  };
  return (
    <section className="grid gap-3" aria-labelledby="places">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="places" className="section-head">
          {t('delivery.places')}
        </h2>
        <Button kind="quiet" size="s" onClick={() => setOpen({ is: 'location', location: null })}>
          <Plus aria-hidden size={18} />
          {t('delivery.newPlace')}
        </Button>
      </div>
      {locations.length === 0 && (
        <EmptyState title={t('delivery.noPlace')} hint={t('delivery.noPlaceHint')} />
      )}
      {locations.map((location) => (
        <Location
          key={location._id}
          location={location}
          district={districts.find(({ name }) => name === location.district)}
          onOpen={(area) =>
            setOpen(area === 'itself' ? { is: 'location', location } : { is: 'area', location, area })
          }
        />
      ))}
      {open?.is === 'location' && (
        <LocationDialog
          location={open.location}
          districts={districts}
          onDone={done}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.is === 'area' && (
        <AreaDialog
          locationId={open.location._id}
          area={open.area}
          onDone={done}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

interface LocationProps {
  location: EditedLocation;
  district: { name: string; nameNe: string } | undefined;
  onOpen: (what: EditedArea | null | 'itself') => void;
}

function Location({ location, district, onOpen }: LocationProps) {
  const { t, language, rupees, digits } = useLanguage();
  const inNepali = language === 'ne-NP';
  const name = (inNepali && location.nameNe) || location.name;
  return (
    <section className="grid gap-2 desk-row" aria-label={name}>
      <div className="flex items-start justify-between gap-2">
        <div>
          <h3 className="font-semibold">{name}</h3>
          <p className="text-sm text-soft">{(inNepali && district?.nameNe) || location.district}</p>
        </div>
        <IconButton label={t('delivery.editOne', { name })} onClick={() => onOpen('itself')}>
          <Pencil aria-hidden size={18} />
        </IconButton>
      </div>
      <ul className="grid">
        {location.areas.map((area) => {
          const { _id, deliveryFee, days, covers, addresses } = area;
          const areaName = (inNepali && area.areaNameNe) || area.areaName;
          return (
            <li key={_id} className="flex items-center gap-2 border-t border-line py-1 text-sm">
              <span className="grid min-w-0 grow">
                <span className="font-medium">{areaName}</span>
                <span className="text-soft">
                  {deliveryFee === 0 ? t('delivery.free') : rupees(deliveryFee)}
                  {days && ` · ${t(daysIn(days), { from: digits(days.from), to: digits(days.to) })}`}
                  {` · ${covers.length === 0 ? t('delivery.everywhere') : t('delivery.covers', { n: covers.length })}`}
                  {addresses > 0 && ` · ${t('delivery.addresses', { n: addresses })}`}
                </span>
              </span>
              <IconButton label={t('delivery.editOne', { name: areaName })} onClick={() => onOpen(area)}>
                <Pencil aria-hidden size={18} />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <Button kind="plain" size="s" className="justify-self-start" onClick={() => onOpen(null)}>
        <Plus aria-hidden size={18} />
        {t('delivery.newArea')}
      </Button>
    </section>
  );
}
