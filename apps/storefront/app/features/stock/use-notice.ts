import type { CallInput } from '@haat/contract/core/endpoint';
import { cancelStockNotice, notifyOfStock } from '@haat/contract/stock/calls';
import { CallError, call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { clearSession } from '@haat/web/platform/session/session.ts';
import { showToast } from '@haat/web/platform/toast/toast.ts';
import { useLoginFirst } from '@haat/web/platform/session/use-login-first.ts';

export type NoticeRequest = CallInput<typeof cancelStockNotice>;

/** A guest's wish to be told, as it waits for the login (see `core/intent.ts`). */
export interface WaitingNotice {
  notice: NoticeRequest;
}

/**
 * Asks for one mail when something is back in stock, or lets it go. A guest, also one whose session has ended elsewhere,
 * is sent to the login and has it done after it. Answers whether it was done; what stopped it is told as a toast.
 */
export function useNotice(): (awaited: NoticeRequest, asking: boolean) => Promise<boolean> {
  const { language } = useLanguage();
  const loginFirst = useLoginFirst();
  const problemText = useProblemText();
  return async (awaited, asking) => {
    const wish: WaitingNotice | undefined = asking ? { notice: awaited } : undefined;
    if (!loginFirst({ wish })) return false;
    try {
      await (asking ? call(notifyOfStock, { ...awaited, language }) : call(cancelStockNotice, awaited));
      return true;
    } catch (error) {
      if (error instanceof CallError && error.code === 'login-required') {
        clearSession();
        loginFirst({ wish });
      } else void showToast(problemText(error), { kind: 'error', duration: 4_000 });
      return false;
    }
  };
}
