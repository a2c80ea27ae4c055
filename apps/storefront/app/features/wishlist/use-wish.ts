import { useLanguage } from '../../core/language.tsx';
import { useLoginFirst } from '../../core/use-login-first.ts';
import { useProblemText } from '../../core/problem-text.ts';
import { showToast } from '../../core/toast.ts';
import { setListed, useListed } from './use-listed.ts';

/** How long the server's sentence stays, in milliseconds (spec §8). */
const duration = { add: 2000, remove: 1000 } as const;

/** Whether a product is wished for, and the toggle: at once, with rollback; a guest is sent to the login first. */
export function useWish(productId: string, loginDuration: number) {
  const { t, language } = useLanguage();
  const listed = useListed(productId);
  const loginFirst = useLoginFirst();
  const problemText = useProblemText();
  const toggle = async () => {
    if (!loginFirst({ duration: loginDuration })) return;
    const adding = !listed;
    const stay = adding ? duration.add : duration.remove;
    try {
      const message = await setListed(productId, adding);
      // The server speaks English; a page in another language says the same in its own words.
      const own = t(adding ? 'wishlist.added' : 'wishlist.removed');
      void showToast(language === 'en-US' ? message : own, { kind: 'success', duration: stay });
    } catch (error) {
      void showToast(problemText(error), { kind: 'error', duration: stay });
    }
  };
  return { listed, toggle: () => void toggle(), label: t(listed ? 'wishlist.remove' : 'wishlist.add') };
}
