import { useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { saveAddress, updateAddress } from '@haat/contract/addresses/calls';
import type {
  Address,
  AddressInput,
  DeliveryLocation,
  DeliverySettings,
} from '@haat/contract/addresses/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { textIn } from '@haat/web/platform/forms/form-text.ts';
import { useKeepSoon } from '@haat/web/platform/forms/use-keep-soon.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { WordKey } from '@haat/web/platform/i18n/language.tsx';
import { dropOwn, keepOwn } from '@haat/web/platform/storage/own.ts';
import { showToast } from '@haat/web/platform/toast/toast.ts';
import { draftKey, readDraft, stateOf } from './address-draft.ts';
import type { AddressDraft } from './address-draft.ts';
import { labels } from './address-fields.tsx';
import { fieldNames, judgeAddress } from './validation.ts';
import type { AskedName, FieldName } from './validation.ts';
import type { Place } from './use-places.ts';
import { useWhere, whereOf } from './use-where.ts';

type Values = Record<FieldName, string>;

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
 * (spec §5, §8), also when the form is closed or its page loaded anew before it is saved. With an address it is changed,
 * without one it is created.
 */
export function useAddressForm(address: Address | null, terms: Terms, onSaved: (id: string) => void) {
  const { t, language } = useLanguage();
  const [draft] = useState(() => readDraft(address));
  const { props, wrong, problem, busy, mended } = useForm<AskedName, Values>({
    read: (form) => Object.fromEntries(fieldNames.map((name) => [name, textIn(form, name).trim()])) as Values,
    judge,
    send: async (values) => {
      const { message, _id } = await send(address, inputOf(values, terms, where));
      const own = t(address ? 'address.updated' : 'address.saved');
      void showToast(language === 'en-US' ? message : own, { kind: 'success', duration: 2_000 });
      forget();
      onSaved(_id);
    },
    // What the server objects to, in the words of the page.
    refused: ({ problem: { fields = {} } }) => ({
      wrong: marked(askedNames.filter((name) => name in fields)),
    }),
  });
  const where = useWhere(draft ?? whereOf(address), terms.locations, mended);
  const { keepSoon, forget } = useDraftKept(address, props.ref, where);

  const marked = (names: readonly AskedName[]) =>
    Object.fromEntries(names.map((name) => [name, objections[name] ? t(objections[name]) : '']));

  function judge(values: Values) {
    const custom = terms.settings.deliveryMode === 'custom';
    const { missing, wrong: found, unplaced } = judgeAddress(values, where.place, custom);
    const open: AskedName[] = unplaced ? [...missing, unplaced] : missing;
    if (found.length === 0 && open.length === 0) return null;
    const filling = open.map((name) => [name, t(openTexts[name] ?? 'address.fillThis')] as const);
    // The sentence below names the fields of the spec (§5); what is open of the place, where nothing else is.
    const named = missing.length > 0 ? missing : open;
    return {
      wrong: { ...marked(found), ...Object.fromEntries(filling) },
      problem:
        named.length === 0
          ? t('problem.invalid-input')
          : t('address.missing', { list: named.map((name) => t(askedLabels[name])).join(', ') }),
    };
  }

  return {
    ...where,
    ...{ problem, wrong, busy, draft, forget },
    choosePlace: (...chosen: Parameters<typeof where.choosePlace>) => {
      where.choosePlace(...chosen);
      keepSoon();
    },
    props: {
      ...props,
      onInput: (event: FormEvent) => {
        props.onInput(event);
        keepSoon();
      },
    },
  };
}

function useDraftKept(
  address: Address | null,
  ref: RefObject<HTMLFormElement | null>,
  { place, areaId }: { place: Place; areaId: string },
) {
  const [key] = useState(() => draftKey(address?._id));
  const isOver = useRef(false);
  const { keepSoon } = useKeepSoon(async () => {
    if (!ref.current || isOver.current) return;
    const form = new FormData(ref.current);
    const values = Object.fromEntries(fieldNames.map((name) => [name, textIn(form, name)])) as Values;
    keepOwn(key, { of: stateOf(address), values, place, areaId } satisfies AddressDraft);
  });
  const forget = () => {
    isOver.current = true;
    dropOwn(key);
  };
  return { keepSoon, forget };
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
  typed: Values,
  { settings }: Terms,
  { place: { state, localLevel, ward }, areaId }: { place: Place; areaId: string },
): AddressInput {
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
