import { useState } from 'react';
import type { FormEvent } from 'react';
import { saveAddress, updateAddress } from '@haat/contract/addresses/calls';
import type {
  Address,
  AddressInput,
  DeliveryLocation,
  DeliverySettings,
} from '@haat/contract/addresses/schemas';
import { CallError, call } from '../../core/call.ts';
import { textIn } from '../../core/form-text.ts';
import { useLanguage } from '../../core/language.tsx';
import type { WordKey } from '../../core/language.tsx';
import { useProblemText } from '../../core/problem-text.ts';
import { showToast } from '../../core/toast.ts';
import { usePointing } from '../../core/use-pointing.ts';
import { labels } from './address-fields.tsx';
import { fieldNames, judgeAddress } from './judging.ts';
import type { AskedName, FieldName } from './judging.ts';
import type { Place } from './use-places.ts';
import { useWhere } from './use-where.ts';

/** Where a shop delivers and at what terms: public, from the screen's loader. */
export interface Terms {
  settings: DeliverySettings;
  locations: DeliveryLocation[];
}

/** What the server's objection to a field means; any other is marked without a word of its own. */
const objections: Partial<Record<AskedName, WordKey>> = {
  email: 'address.badEmail',
  phone: 'address.badPhone',
  localLevelId: 'place.wrong',
  ward: 'place.wrong',
  deliveryAreaId: 'address.chooseArea',
};
const askedNames: readonly AskedName[] = [...fieldNames, 'localLevelId', 'ward'];

/** What is said at a field that was left open; any other is only to be filled. */
const openTexts: Partial<Record<AskedName, WordKey>> = {
  deliveryAreaId: 'address.chooseArea',
  place: 'place.needed',
  localLevelId: 'place.needLevel',
  ward: 'place.needWard',
};
const askedLabels: Record<AskedName, WordKey> = {
  ...labels,
  place: 'place.title',
  localLevelId: 'place.level',
  ward: 'place.ward',
};

/**
 * An address as it is written: what is chosen, what is wrong, and sending it. What was typed stays whatever happens
 * (spec §5, §8). With an address it is changed, without one it is created.
 */
export function useAddressForm(address: Address | null, terms: Terms, onSaved: (id: string) => void) {
  const { t, language } = useLanguage();
  const problemText = useProblemText();
  const [problem, setProblem] = useState('');
  const { wrong, point, mended, props } = usePointing<AskedName>();
  const [saving, setSaving] = useState(false);
  const where = useWhere(address, terms.locations, mended);

  /** What is to be told of a filled form below it; nothing when it can be sent. */
  const judge = (value: (name: FieldName) => string): string => {
    const custom = terms.settings.deliveryMode === 'custom';
    const { missing, wrong: found, unplaced } = judgeAddress(value, where.place, custom);
    const open: AskedName[] = unplaced ? [...missing, unplaced] : missing;
    const told = Object.entries(found).map(([name, key]) => [name, t(key)] as const);
    point(
      Object.fromEntries([
        ...told,
        ...open.map((name) => [name, t(openTexts[name] ?? 'address.fillThis')] as const),
      ]),
    );
    // The sentence below names the fields of the spec (§5); what is open of the place, where nothing else is.
    const named = missing.length > 0 ? missing : open;
    if (named.length === 0) return told.length === 0 ? '' : t('problem.invalid-input');
    return t('address.missing', { list: named.map((name) => t(askedLabels[name])).join(', ') });
  };

  /** Points at what the server objects to, in the words of the page. */
  const pointAt = (fields: Record<string, string>) =>
    point(
      Object.fromEntries(
        askedNames
          .filter((name) => name in fields)
          .map((name) => [name, objections[name] ? t(objections[name]) : '']),
      ),
    );

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (saving) return;
    const form = new FormData(event.currentTarget);
    const value = (name: FieldName) => textIn(form, name).trim();
    const objection = judge(value);
    setProblem(objection);
    if (objection) return;
    setSaving(true);
    try {
      const { message, _id } = await send(address, inputOf(value, terms, where));
      const own = t(address ? 'address.updated' : 'address.saved');
      void showToast(language === 'en-US' ? message : own, { kind: 'success', duration: 2_000 });
      onSaved(_id);
    } catch (error) {
      if (error instanceof CallError) pointAt(error.problem.fields ?? {});
      setProblem(problemText(error));
      setSaving(false);
    }
  }

  return {
    ...where,
    problem,
    wrong,
    saving,
    /** For the form element. */
    props: {
      ...props,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    },
  };
}

async function send(address: Address | null, input: AddressInput): Promise<{ message: string; _id: string }> {
  if (!address) {
    const { message, data } = await call(saveAddress, input);
    return { message, _id: data._id };
  }
  const { message } = await call(updateAddress, { addressId: address._id, ...input });
  return { message, _id: address._id };
}

function inputOf(
  value: (name: FieldName) => string,
  { settings }: Terms,
  { place: { state, localLevel, ward }, areaId }: { place: Place; areaId: string },
): AddressInput {
  const typed = Object.fromEntries(fieldNames.map((name) => [name, value(name)])) as Record<
    FieldName,
    string
  >;
  return {
    ...typed,
    localLevelId: localLevel?._id ?? null,
    ward,
    province: state?.name ?? '',
    city: localLevel?.name ?? '',
    country: 'Nepal',
    deliveryMode: settings.deliveryMode,
    deliveryAreaId: settings.deliveryMode === 'custom' ? areaId : null,
  };
}
