import { spans, usualSpan } from '@haat/contract/insight/rules';
import type { Span } from '@haat/contract/insight/rules';

/** Which figures are shown; it stands in the address. */
export interface AskedInsight {
  days: Span;
  /** One vendor of the shop. */
  vendorId?: string;
}

const idForm = /^[0-9a-f-]{36}$/i;

export function askedInsight(url: string): AskedInsight {
  const query = new URL(url).searchParams;
  const days = spans.find((each) => String(each) === query.get('days')) ?? usualSpan;
  const vendorId = query.get('vendor')?.match(idForm)?.[0];
  return { days, ...(vendorId && { vendorId }) };
}

export function insightPath(place: string, { days, vendorId }: AskedInsight): string {
  const query = new URLSearchParams({
    ...(days !== usualSpan && { days: String(days) }),
    ...(vendorId && { vendor: vendorId }),
  });
  return query.size > 0 ? `${place}?${query.toString()}` : place;
}
