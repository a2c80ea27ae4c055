import { useRef, useState } from 'react';
import { readFront, savePopup } from '@haat/contract/content/owning/front/calls';
import type { EditedPopup } from '@haat/contract/content/owning/front/schemas';
import { maxPopup } from '@haat/contract/content/rules';
import { daySpanText } from '@haat/contract/core/time/both-dates';
import { dayInNepal } from '@haat/contract/core/time/nepal-time';
import { call } from '@haat/web/platform/api/call.ts';
import { useNow } from '@haat/web/platform/browser/use-now.ts';
import { textIn } from '@haat/web/platform/forms/form-text.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { TextField } from '@haat/web/ui/form/field.tsx';
import { Switch } from '@haat/web/ui/form/switch.tsx';
import { FormEnd, VersionConflict } from '../../tenant/form-end.tsx';
import { useVersion } from '../../tenant/use-version.ts';
import { PictureField, chosenAt, usePicture } from '../picture-field.tsx';
import { WordFields, inputOf, isLink, valuesIn as wordsIn, valuesOf as wordsOf } from './shown-words.tsx';
import type { ShownWords } from './shown-words.tsx';

interface PopupValues extends ShownWords {
  active: boolean;
  firstDay: string;
  lastDay: string;
}

const valuesOf = (popup: EditedPopup | null): PopupValues => ({
  ...wordsOf(popup),
  ...{ active: popup?.active ?? false, firstDay: popup?.firstDay ?? '', lastDay: popup?.lastDay ?? '' },
});

interface PopupFormProps {
  popup: EditedPopup | null;
  onTakeTheirs: () => void;
}

export function PopupForm({ popup, onTakeTheirs }: PopupFormProps) {
  const { t } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const start = valuesOf(popup);
  const [active, setActive] = useState(start.active);
  const [days, setDays] = useState({ firstDay: start.firstDay, lastDay: start.lastDay });
  const [saved, setSaved] = useState(false);
  const picture = usePicture('popup', chosenAt(popup?.image ?? null));
  const { save, ...edited } = useVersion<PopupValues>(popup?.version ?? 0, async () => {
    const now = (await call(readFront, {})).popup;
    return { values: valuesOf(now), version: now?.version ?? 0 };
  });
  const { props, wrong, problem, busy } = useForm<keyof PopupValues, PopupValues>({
    read: (data) => ({
      ...wordsIn(data),
      ...{ active, firstDay: textIn(data, 'firstDay'), lastDay: textIn(data, 'lastDay') },
    }),
    judge({ title, link, firstDay, lastDay }) {
      const bad = {
        ...(title === '' && { title: t('content.titleNeeded') }),
        ...(!isLink(link) && { link: t('front.linkWrong') }),
        ...(firstDay !== '' && lastDay !== '' && lastDay < firstDay && { lastDay: t('front.daysWrong') }),
      };
      return Object.keys(bad).length > 0 ? { wrong: bad, problem: t('problem.invalid-input') } : null;
    },
    async send(values) {
      setSaved(false);
      const image = await picture.send();
      await save(values, async (version) => {
        const { firstDay, lastDay, active: on, ...words } = values;
        const input = { ...inputOf(words), active: on, firstDay: firstDay || null, lastDay: lastDay || null };
        return (await call(savePopup, { ...input, image, version })).data;
      });
      setSaved(true);
    },
    refused: ({ problem: { fields = {} } }) => ({
      wrong: Object.fromEntries(Object.keys(fields).map((name) => [name, ''])),
    }),
  });
  return (
    <form
      {...props}
      ref={form}
      className="grid gap-4"
      onChange={({ currentTarget }) => {
        setSaved(false);
        const data = new FormData(currentTarget);
        setDays({ firstDay: textIn(data, 'firstDay'), lastDay: textIn(data, 'lastDay') });
      }}
    >
      <Switch label={t('front.popupShown')} on={active} onChange={setActive} />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          type="date"
          name="firstDay"
          label={t('front.firstDay')}
          wrong={wrong.firstDay}
          defaultValue={start.firstDay}
        />
        <TextField
          type="date"
          name="lastDay"
          label={t('front.lastDay')}
          wrong={wrong.lastDay}
          defaultValue={start.lastDay}
        />
      </div>
      <WhenShown active={active} {...days} />
      <PictureField label={t('content.picture')} picture={picture} optional />
      <WordFields start={start} most={maxPopup} wrong={wrong} />
      <FormEnd problem={problem} saved={saved} busy={busy} savedWords={t('content.kept')} />
      <VersionConflict version={edited} form={form} onTakeTheirs={onTakeTheirs} />
    </form>
  );
}

function WhenShown({ active, firstDay, lastDay }: Pick<PopupValues, 'active' | 'firstDay' | 'lastDay'>) {
  const { t, language } = useLanguage();
  const today = dayInNepal(useNow());
  const noon = (day: string) => `${day}T12:00:00+05:45`;
  const textOf = (day: string) => daySpanText(noon(day), noon(day), language);
  const said = !active
    ? t('front.neverShown')
    : lastDay !== '' && lastDay < today
      ? t('front.wasShown', { day: textOf(lastDay) })
      : firstDay > today
        ? t('front.willBeShown', { day: textOf(firstDay) })
        : lastDay !== ''
          ? t('front.shownUntil', { day: textOf(lastDay) })
          : t('front.shownNow');
  return (
    <p role="status" className="text-sm text-soft">
      {said}
    </p>
  );
}
