import { challengeOf, newVerifier, providerPath, providers } from '@haat/contract/account/rules';
import type { Provider } from '@haat/contract/account/rules';
import type { Language } from '@haat/contract/core/language';

/** What the tab keeps while its shopper is away at a provider. */
export interface SignInFlow {
  provider: Provider;
  /** Without it the session that comes back is handed to nobody. */
  verifier: string;
  /** Where the shopper wanted to go, as a path of the shop. */
  next: string;
}

const key = 'signing-in';

/** Browsers make challenges on https and on this machine only. */
export const canUseProviders = (): boolean => typeof crypto.subtle === 'object';

/** Keeps what is needed on the way back. @returns the address to leave for */
export async function startFlow(provider: Provider, next: string, language: Language): Promise<string> {
  const verifier = newVerifier();
  const flow: SignInFlow = { provider, verifier, next };
  sessionStorage.setItem(key, JSON.stringify(flow));
  const query = new URLSearchParams({ challenge: await challengeOf(verifier), language });
  return `${providerPath(provider)}?${query.toString()}`;
}

/** The flow that this tab is on; null where there is none, or what is kept is not ours. */
export function currentFlow(): SignInFlow | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { provider, verifier, next } = kept as Record<string, unknown>;
    const known = providers.find((each) => each === provider);
    return known && typeof verifier === 'string' && typeof next === 'string'
      ? { provider: known, verifier, next }
      : null;
  } catch {
    return null;
  }
}

export function endFlow(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
