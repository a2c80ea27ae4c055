import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { orderSliders } from '@haat/contract/content/owning/front/calls';
import type { EditedSlider } from '@haat/contract/content/owning/front/schemas';
import { titleIn } from '@haat/contract/core/language';
import { call } from '@haat/web/platform/api/call.ts';
import { useAction } from '@haat/web/platform/api/use-action.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { IconButton } from '@haat/web/ui/icon-button.tsx';
import { moved } from '@haat/web/ui/drag/moved.ts';
import { MoveButtons } from '../move-buttons.tsx';
import { SliderDialog } from './slider-dialog.tsx';

interface SliderListProps {
  sliders: EditedSlider[];
  onChanged: () => Promise<void>;
}

export function SliderList({ sliders, onChanged }: SliderListProps) {
  const { t, language } = useLanguage();
  const [open, setOpen] = useState<{ slider: EditedSlider | null } | null>(null);
  const {
    busy,
    problem,
    run: move,
  } = useAction(async (from: number, to: number) => {
    try {
      await call(orderSliders, { ids: moved(sliders, from, to).map(({ _id }) => _id) });
    } finally {
      await onChanged();
    }
  });
  return (
    <section className="grid gap-3" aria-labelledby="sliders">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="sliders" className="section-head">
          {t('front.sliders')}
        </h2>
        <Button kind="quiet" size="s" onClick={() => setOpen({ slider: null })}>
          <Plus aria-hidden size={18} />
          {t('front.newSlider')}
        </Button>
      </div>
      {sliders.length === 0 && <EmptyState title={t('front.noSlider')} hint={t('front.noSliderHint')} />}
      <ol className="grid gap-2">
        {sliders.map((slider, at) => {
          const name = titleIn(language, slider);
          return (
            <li
              key={slider._id}
              className="grid grid-cols-[auto_1fr] items-center gap-x-3 desk-row sm:grid-cols-[auto_1fr_auto]"
            >
              <img
                src={slider.image}
                alt=""
                width={120}
                height={48}
                className="h-12 w-30 rounded-lg bg-sunken object-cover"
              />
              <span className="font-medium wrap-anywhere">{name}</span>
              <span className="col-span-2 flex justify-end sm:col-span-1">
                <MoveButtons
                  name={name}
                  at={at}
                  of={sliders.length}
                  disabled={busy}
                  onMove={(to) => move(at, to)}
                />
                <IconButton label={t('delivery.editOne', { name })} onClick={() => setOpen({ slider })}>
                  <Pencil aria-hidden size={18} />
                </IconButton>
              </span>
            </li>
          );
        })}
      </ol>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
      {open && (
        <SliderDialog
          slider={open.slider}
          onDone={() => {
            setOpen(null);
            void onChanged();
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}
