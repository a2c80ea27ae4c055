import { useState } from 'react';
import { deleteDeliveryArea, readDelivery, saveDeliveryArea } from '@haat/contract/addresses/owning/calls';
import type { EditedArea } from '@haat/contract/addresses/owning/schemas';
import { CallError, call } from '@haat/web/platform/api/call.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { TextField } from '@haat/web/ui/form/field.tsx';
import { DialogEnd } from '../tenant/dialog-end.tsx';
import { EditDialog } from '../tenant/edit-dialog.tsx';
import { useDeletion } from '../tenant/use-deletion.ts';
import { useVersion } from '../tenant/use-version.ts';
import { areDays, inputOf, shownOf, valuesIn } from './area-values.ts';
import type { AreaValues } from './area-values.ts';
import { CoversField } from './covers-field.tsx';
import { NumberField } from '../tenant/number-field.tsx';

interface AreaDialogProps {
  locationId: string;
  area: EditedArea | null;
  onDone: () => void;
  onClose: () => void;
}

type Name = 'areaName' | 'deliveryFee' | 'from';

export function AreaDialog({ locationId, area, onDone, onClose }: AreaDialogProps) {
  const { t } = useLanguage();
  const [covers, setCovers] = useState(area?.covers ?? []);
  const [typed, setTyped] = useState<AreaValues | null>(null);
  const [usedBy, setUsedBy] = useState(0);
  const deletion = useDeletion(onDone);
  const versions = useVersion<object>(area?.version ?? 0, async () => {
    const areas = (await call(readDelivery, {})).locations.flatMap((each) => each.areas);
    const now = areas.find(({ _id }) => _id === area?._id);
    return { values: now ? shownOf(now, now.covers) : {}, version: now?.version ?? 0 };
  });
  const { props, wrong, problem, busy } = useForm<Name, AreaValues>({
    read: (form) => valuesIn(form, covers),
    judge(values) {
      const bad = {
        ...(values.areaName === '' && { areaName: t('product.nameNeeded') }),
        ...(values.deliveryFee === null && { deliveryFee: t('delivery.chargeWrong') }),
        ...(!areDays(values) && { from: t('delivery.daysWrong') }),
      };
      return Object.keys(bad).length > 0 ? { wrong: bad, problem: '' } : null;
    },
    async send(values) {
      const input = inputOf(values);
      deletion.clearProblem();
      setTyped(values);
      await versions.save(shownOf(input, values.covers), async (version) => {
        await call(saveDeliveryArea, {
          ...{ ...input, locationId },
          ...(area && { _id: area._id, version }),
        });
        return { version: version + 1 };
      });
      onDone();
    },
    refused: ({ code }) =>
      code === 'already-there' ? { wrong: { areaName: t('delivery.nameTaken') }, problem: '' } : {},
  });
  const remove = (id: string, evenIfUsed: boolean) =>
    deletion.remove(
      () => call(deleteDeliveryArea, { id, evenIfUsed }),
      (error) => {
        const inUse = error instanceof CallError && error.code === 'area-in-use';
        if (inUse) setUsedBy(error.problem.count ?? 1);
        return inUse;
      },
    );
  if (area && usedBy > 0)
    return (
      <Dialog title={t('delivery.inUse')} closeLabel={t('desk.close')} onClose={() => setUsedBy(0)}>
        <div className="grid gap-4 p-4">
          <p>{t('delivery.inUseText', { n: usedBy })}</p>
          <p role="alert" className="text-sm text-bad empty:hidden">
            {deletion.problem}
          </p>
          <div className="flex flex-wrap justify-end gap-2">
            <Button kind="quiet" onClick={() => setUsedBy(0)}>
              {t('delivery.keepArea')}
            </Button>
            <Button kind="danger" busy={deletion.busy} onClick={() => void remove(area._id, true)}>
              {t('delivery.deleteArea')}
            </Button>
          </div>
        </div>
      </Dialog>
    );
  // After a conflict the form begins anew, with what was typed.
  const start = typed ?? {
    areaName: area?.areaName,
    areaNameNe: area?.areaNameNe ?? '',
    deliveryFee: area?.deliveryFee ?? null,
    from: area?.days?.from ?? null,
    to: area?.days?.to ?? null,
  };
  return (
    <EditDialog
      title={t(area ? 'delivery.editArea' : 'delivery.newArea')}
      versions={versions}
      onDone={onDone}
      onClose={onClose}
    >
      <form {...props} className="grid gap-4 p-4">
        <TextField
          name="areaName"
          label={t('field.areaName')}
          maxLength={120}
          wrong={wrong.areaName}
          defaultValue={start.areaName}
        />
        <TextField
          name="areaNameNe"
          lang="ne"
          label={t('field.areaNameNe')}
          maxLength={120}
          wrong={undefined}
          defaultValue={start.areaNameNe}
        />
        <NumberField
          name="deliveryFee"
          label={t('field.deliveryFee')}
          wrong={wrong.deliveryFee}
          start={start.deliveryFee}
        />
        <div className="grid grid-cols-2 gap-3">
          <NumberField name="from" label={t('field.days.from')} wrong={wrong.from} start={start.from} />
          <NumberField name="to" label={t('field.days.to')} wrong={undefined} start={start.to} />
        </div>
        <CoversField covers={covers} onChange={setCovers} />
        <DialogEnd
          problem={problem || deletion.problem}
          busy={busy}
          onDelete={area ? () => remove(area._id, false) : undefined}
          asksItself={area !== null && area.addresses > 0}
          deleteWords={t('delivery.deleteArea')}
        />
      </form>
    </EditDialog>
  );
}
