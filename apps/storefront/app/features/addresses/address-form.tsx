import type { Address } from '@haat/contract/addresses/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { FormFoot } from '@haat/web/ui/dialog/form-foot.tsx';
import { AddressField, AreaSelect, StandardArea } from './address-fields.tsx';
import { fieldNames } from './validation.ts';
import { PlacePicker } from './place-picker.tsx';
import { useAddressForm } from './use-address-form.ts';
import type { Terms } from './use-address-form.ts';

export interface KnownShopper {
  fullName: string;
  email: string;
}

export interface AddressFormProps {
  address: Address | null;
  terms: Terms;
  known: KnownShopper;
  onSaved: (addressId: string) => void;
  /** Called when it is closed; what was typed stays, unless it was given up. */
  onCancel: () => void;
}

/** The form of 'Shipping Details' and 'Update Shipping Details' (spec §2, §5): every field is required. */
export function AddressForm({ address, terms, known, onSaved, onCancel }: AddressFormProps) {
  const { t } = useLanguage();
  const form = useAddressForm(address, terms, onSaved);
  const { place, choosePlace, areaId, offer, chooseArea, problem, wrong, busy, draft, props } = form;
  const custom = terms.settings.deliveryMode === 'custom';
  const words = address
    ? ({ info: 'address.updateInfo', saving: 'address.updating', save: 'address.updateSubmit' } as const)
    : ({ info: 'address.allRequired', saving: 'address.saving', save: 'address.save' } as const);
  return (
    <form {...props} className="grid gap-4 p-4 pb-0">
      <p className="text-sm text-soft">{t(words.info)}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {fieldNames.map((name) =>
          name !== 'deliveryAreaId' ? (
            <AddressField
              key={name}
              name={name}
              defaultValue={draft?.values[name] ?? address?.[name] ?? startOf(name, known)}
              wrong={wrong[name]}
            />
          ) : (
            [
              <PlacePicker
                key="place"
                place={place}
                onPlace={(next, found) => choosePlace(next, areaIn(props.ref.current), found)}
                wrong={wrong}
              />,
              custom ? (
                <AreaSelect
                  key={name}
                  offer={offer}
                  place={place.localLevel}
                  value={areaId}
                  onChoose={chooseArea}
                  wrong={wrong[name]}
                />
              ) : (
                <StandardArea key={name} {...terms.settings} />
              ),
            ]
          ),
        )}
      </div>
      <FormFoot problem={problem}>
        <div className="flex flex-wrap justify-end gap-2">
          <Button
            kind="quiet"
            onClick={() => {
              form.forget();
              onCancel();
            }}
          >
            {t('address.cancel')}
          </Button>
          <Button type="submit" busy={busy} className="max-sm:grow">
            {busy ? t(words.saving) : t(words.save)}
          </Button>
        </div>
      </FormFoot>
    </form>
  );
}

const areaIn = (form: HTMLFormElement | null): HTMLInputElement | null =>
  form?.querySelector<HTMLInputElement>('input[name="area"]') ?? null;

const startOf = (name: string, known: KnownShopper): string =>
  name === 'fullName' || name === 'email' ? known[name] : '';
