import { bothDatesText } from '@haat/contract/core/time/both-dates';
import { dayInNepal } from '@haat/contract/core/time/nepal-time';
import { readHoliday, saveHoliday } from '@haat/contract/inquiry/selling/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { knownOf } from '@haat/web/platform/api/query.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';
import { useNow } from '@haat/web/platform/browser/use-now.ts';
import { textIn } from '@haat/web/platform/forms/form-text.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { Field, TextField, fieldLook } from '@haat/web/ui/form/field.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';
import { Submit } from '@haat/web/ui/form/submit.tsx';

/** Away for some days: shoppers who ask are told until when. */
export function HolidayForm() {
  const { t, language } = useLanguage();
  const { query, refresh } = useQuery('holiday', (signal) => call(readHoliday, {}, { signal }));
  const holiday = knownOf(query);
  return (
    <section className="grid gap-3" aria-labelledby="holiday">
      <h2 id="holiday" className="section-head">
        {t('holiday.title')}
      </h2>
      <p className="text-sm text-soft">{t('holiday.hint')}</p>
      {holiday && (
        <p role="status" className="font-semibold">
          {t('holiday.now', { day: bothDatesText(`${holiday.until}T12:00:00+05:45`, language) })}
        </p>
      )}
      {holiday === undefined ? (
        <Skeleton className="h-40" />
      ) : (
        <Days key={holiday?.until ?? ''} holiday={holiday} onSaved={refresh} />
      )}
    </section>
  );
}

interface DaysProps {
  holiday: { until: string; message: string } | null;
  onSaved: () => void;
}

function Days({ holiday, onSaved }: DaysProps) {
  const { t } = useLanguage();
  const today = dayInNepal(useNow());
  const { props, wrong, problem, busy } = useForm<'until', { until: string; message: string }>({
    read: (form) => ({ until: textIn(form, 'until'), message: textIn(form, 'message').trim() }),
    judge: ({ until }) =>
      until >= today ? null : { wrong: { until: t('holiday.wrong') }, problem: t('problem.invalid-input') },
    async send({ until, message }) {
      await call(saveHoliday, { holiday: { until, ...(message && { message }) } });
      onSaved();
    },
  });
  const end = useForm<never, null>({
    read: () => null,
    async send() {
      await call(saveHoliday, { holiday: null });
      onSaved();
    },
  });
  return (
    <>
      <form {...props} className="grid gap-3">
        <TextField
          type="date"
          name="until"
          label={t('holiday.until')}
          wrong={wrong.until}
          min={today}
          defaultValue={holiday?.until}
        />
        <Field label={t('holiday.message')} wrong={undefined}>
          {(marks) => (
            <textarea
              {...marks}
              name="message"
              rows={2}
              maxLength={500}
              defaultValue={holiday?.message}
              className={`${fieldLook} py-2`}
            />
          )}
        </Field>
        <Submit problem={problem} kind="quiet" busy={busy}>
          {t(holiday ? 'holiday.change' : 'holiday.start')}
        </Submit>
      </form>
      {holiday && (
        <form {...end.props}>
          <Button type="submit" busy={end.busy} className="w-full">
            {t('holiday.end')}
          </Button>
          <p role="alert" className="text-sm text-bad empty:hidden">
            {end.problem}
          </p>
        </form>
      )}
    </>
  );
}
