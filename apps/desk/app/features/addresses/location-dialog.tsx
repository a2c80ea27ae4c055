import { useRef } from 'react';
import type { readDelivery } from '@haat/contract/addresses/owning/calls';
import {
  deleteDeliveryLocation,
  readDelivery as read,
  saveDeliveryLocation,
} from '@haat/contract/addresses/owning/calls';
import type { EditedLocation } from '@haat/contract/addresses/owning/schemas';
import type { Answer } from '@haat/contract/core/endpoint';
import { call } from '@haat/web/platform/api/call.ts';
import { textIn } from '@haat/web/platform/forms/form-text.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Field, TextField, fieldLook } from '@haat/web/ui/form/field.tsx';
import { DialogEnd } from '../tenant/dialog-end.tsx';
import { EditDialog } from '../tenant/edit-dialog.tsx';
import { useDeletion } from '../tenant/use-deletion.ts';
import { useVersion } from '../tenant/use-version.ts';

interface Values {
  name: string;
  nameNe: string;
  district: string;
}

interface LocationDialogProps {
  location: EditedLocation | null;
  districts: Answer<typeof readDelivery>['districts'];
  onDone: () => void;
  onClose: () => void;
}

/** A place that the shop delivers to; it goes only when it has no areas left. */
export function LocationDialog({ location, districts, onDone, onClose }: LocationDialogProps) {
  const { t, language } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const deletion = useDeletion(onDone);
  const versions = useVersion<Values>(location?.version ?? 0, async () => {
    const now = (await call(read, {})).locations.find(({ _id }) => _id === location?._id);
    const { name = '', nameNe = null, district = '', version = 0 } = now ?? {};
    return { values: { name, nameNe: nameNe ?? '', district }, version };
  });
  const { props, wrong, problem, busy } = useForm<'name' | 'nameNe' | 'district', Values>({
    read: (data) => ({
      name: textIn(data, 'name').trim(),
      nameNe: textIn(data, 'nameNe').trim(),
      district: textIn(data, 'district'),
    }),
    judge({ name, district }) {
      const bad = {
        ...(name === '' && { name: t('product.nameNeeded') }),
        ...(district === '' && { district: t('delivery.districtNeeded') }),
      };
      return Object.keys(bad).length > 0 ? { wrong: bad, problem: '' } : null;
    },
    async send({ nameNe, ...values }) {
      deletion.clearProblem();
      await versions.save({ nameNe, ...values }, async (version) => {
        const said = { ...values, nameNe: nameNe || null };
        await call(saveDeliveryLocation, location ? { ...said, _id: location._id, version } : said);
        return { version: version + 1 };
      });
      onDone();
    },
    refused: ({ code }) =>
      code === 'already-there' ? { wrong: { name: t('delivery.nameTaken') }, problem: '' } : {},
  });
  return (
    <EditDialog
      title={t(location ? 'delivery.editPlace' : 'delivery.newPlace')}
      versions={versions}
      onDone={onDone}
      onClose={onClose}
    >
      <form {...props} ref={form} className="grid gap-4 p-4">
        <TextField
          name="name"
          label={t('field.name')}
          maxLength={80}
          wrong={wrong.name}
          defaultValue={location?.name}
        />
        <TextField
          name="nameNe"
          lang="ne"
          label={t('field.nameNe')}
          maxLength={80}
          wrong={wrong.nameNe}
          defaultValue={location?.nameNe ?? ''}
        />
        <Field label={t('field.district')} wrong={wrong.district}>
          {(marks) => (
            <select
              {...marks}
              name="district"
              defaultValue={location?.district ?? ''}
              className={`tap ${fieldLook}`}
            >
              <option value="">{t('product.choose')}</option>
              {districts.map(({ name, nameNe }) => (
                <option key={name} value={name}>
                  {language === 'ne-NP' ? nameNe : name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <DialogEnd
          problem={problem || deletion.problem}
          busy={busy}
          onDelete={
            location
              ? () => deletion.remove(() => call(deleteDeliveryLocation, { id: location._id }))
              : undefined
          }
          deleteWords={t('delivery.deletePlace')}
        />
      </form>
    </EditDialog>
  );
}
