import { useEffect } from 'react';
import { addressOf } from '@haat/contract/core/endpoint';
import type { CallInput, Endpoint } from '@haat/contract/core/endpoint';
import { countMissedSearch, countProductView } from '@haat/contract/insight/calls';

/** Tells the shop that something happened, and nothing of who did it. Waits for no answer and outlives the page. */
function tell<E extends Endpoint>(endpoint: E, input: CallInput<E>): void {
  const { url, body } = addressOf(endpoint, input as Record<string, unknown>);
  navigator.sendBeacon(url, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}

/** Counts that a product's page is looked at: once it is seen, not while a browser prepares it. */
export function useCountedView(productId: string): void {
  useEffect(() => {
    const count = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', count);
      tell(countProductView, { productId });
    };
    document.addEventListener('visibilitychange', count);
    count();
    return () => document.removeEventListener('visibilitychange', count);
  }, [productId]);
}

let lastMissed = '';

/**
 * Counts that a term found nothing, once in a row.
 * @param after milliseconds that it has to stand, where it may be the beginning of a longer one
 */
export function useCountedMiss(term: string, after = 0): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (term !== lastMissed) tell(countMissedSearch, { term });
      lastMissed = term;
    }, after);
    return () => clearTimeout(timer);
  }, [term, after]);
}
