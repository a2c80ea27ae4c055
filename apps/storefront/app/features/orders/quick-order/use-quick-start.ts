import { useEffect, useState } from 'react';
import { listAddresses, listStates } from '@haat/contract/addresses/calls';
import type { Address, State } from '@haat/contract/addresses/schemas';
import { areaBesideWard } from '@haat/contract/addresses/rules';
import { digits } from '@haat/contract/core/money';
import { localized } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import type { UserDetail } from '@haat/contract/core/session';
import { call } from '@haat/web/platform/api/call.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';
import { fetchQuickOrderWords } from '../../../messages/quick-order-words.ts';
import type { QuickOrderWords } from '../../../messages/quick-order-words.ts';
import { quickFields, maxQuick } from './quick-order-draft.ts';
import type { QuickForm } from './quick-order-draft.ts';

export interface QuickStart {
  words: QuickOrderWords;
  form: QuickForm;
  provinces: { value: string; label: string }[];
}

/**
 * What a quick order begins with: its words, the provinces, and the form filled from the newest address; null until all
 * of it is there. Addresses that can't be had are logged, and the form begins empty (spec §8).
 * @param onFail - the words themselves can't be had: there is nothing to show
 */
export function useQuickStart(
  language: Language,
  user: UserDetail | null,
  onFail: () => void,
): QuickStart | null {
  // What is filled in is decided once, when the dialog opens.
  const [opened] = useState({ language, user, onFail });
  const { query } = useQuery('quick-order', async (signal): Promise<QuickStart> => {
    const { language, user } = opened;
    const [words, states, address] = await Promise.all([
      fetchQuickOrderWords(language),
      call(listStates, {}, { signal }).catch(() => []),
      user ? newestAddress(signal) : null,
    ]);
    return { words, form: formOf(address, user, language), provinces: states.map(optionIn(language)) };
  });
  const failed = query.state === 'failed';
  useEffect(() => {
    if (failed) opened.onFail();
  }, [failed, opened]);
  return query.state === 'ready' ? query.data : null;
}

async function newestAddress(signal: AbortSignal): Promise<Address | null> {
  try {
    const all = await call(listAddresses, {}, { signal });
    return all.find(({ deliveryAreaData }) => deliveryAreaData !== null) ?? all[0] ?? null;
  } catch (error) {
    if (!signal.aborted) console.warn('addresses:', error);
    return null;
  }
}

const optionIn =
  (language: Language) =>
  ({ name, nameNe }: State) => ({ value: name, label: localized(language, name, nameNe) });

function formOf(address: Address | null, user: UserDetail | null, language: Language): QuickForm {
  const form: QuickForm = {
    fullName: address?.fullName ?? (user ? `${user.firstName} ${user.lastName}`.trim() : ''),
    email: address?.email ?? user?.email ?? '',
    phone: address?.phone ?? '',
    street: address?.address ?? '',
    area: address?.area ?? '',
    city: address ? cityOf(address, language) : '',
    province: address?.province ?? '',
    notes: address?.message ?? '',
  };
  for (const name of quickFields) form[name] = form[name].slice(0, maxQuick[name]);
  return form;
}

/** `Simkot-5`, without the ward where the area names it. */
function cityOf({ localLevel, city, area, ward }: Address, language: Language): string {
  if (!localLevel) return city;
  const name = localized(language, localLevel.name, localLevel.nameNe);
  return ward === null || areaBesideWard(area, ward) === '' ? name : `${name}-${digits(ward, language)}`;
}
