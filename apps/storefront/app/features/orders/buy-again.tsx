import { useState } from 'react';
import type { ReactNode } from 'react';
import { titleIn } from '@haat/contract/core/language';
import type { Order } from '@haat/contract/orders/schemas';
import { checkCart } from '@haat/contract/stock/calls';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { call } from '@haat/web/platform/api/call.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { boughtAgain } from '../cart/buying-again.ts';
import type { BoughtAgain, BoughtBefore } from '../cart/buying-again.ts';
import { cart } from '../cart/cart.ts';
import { choiceText } from '@haat/contract/catalog/choice';
import { buttonLook } from '@haat/web/ui/button.tsx';

type Outcome =
  | { is: 'idle' }
  | { is: 'busy' }
  | { is: 'done'; again: BoughtAgain }
  | { is: 'failed'; error: unknown };

/** Puts what an order held, as far as it is still sold, into the cart, and says what isn't. */
export function useBuyAgain(order: Order): { buy: () => void; result: ReactNode } {
  const { t, language } = useLanguage();
  const [outcome, setOutcome] = useState<Outcome>({ is: 'idle' });
  async function buy() {
    setOutcome({ is: 'busy' });
    try {
      const facts = await call(checkCart, {
        productIds: [...new Set(order.items.map(({ productId }) => productId))],
      });
      const bought = order.items.map((line) => ({
        ...line,
        title: [titleIn(language, line), choiceText(language, line.variant)].filter(Boolean).join(', '),
      }));
      const again = boughtAgain(cart.get(), bought, facts);
      cart.set(again.lines);
      setOutcome({ is: 'done', again });
    } catch (error) {
      setOutcome({ is: 'failed', error });
    }
  }
  return {
    buy: () => {
      if (outcome.is !== 'busy') void buy();
    },
    result: (
      <div role="status" className="empty:hidden">
        {outcome.is === 'busy' && <p className="text-sm text-soft">{t('order.againBusy')}</p>}
        {outcome.is === 'done' && <Result again={outcome.again} />}
        {outcome.is === 'failed' && <Failure error={outcome.error} />}
      </div>
    ),
  };
}

function Result({ again }: { again: BoughtAgain }) {
  const { t } = useLanguage();
  const { added, gone, soldOut, fewer, tooMuch } = again;
  const complete = gone.length + soldOut.length + fewer.length + tooMuch.length === 0;
  const told = [
    ['order.againGone', gone],
    ['order.againOut', soldOut],
    ['order.againFull', tooMuch],
  ] as const;
  return (
    <div className="grid gap-2 rounded-box bg-sunken p-3 text-sm">
      <p className="font-semibold">
        {t(added === 0 ? 'order.againNone' : complete ? 'order.againAll' : 'order.againSome')}
      </p>
      {told.map(([key, which]) => which.length > 0 && <p key={key}>{t(key, { titles: titlesOf(which) })}</p>)}
      {fewer.map(({ bought, left }) => (
        <p key={bought.title}>{t('order.againFewer', { title: bought.title, left })}</p>
      ))}
      {added > 0 && (
        <ShopLink className={`${buttonLook('primary', 's')} justify-self-start`} to="/cart-details">
          {t('order.againCart')}
        </ShopLink>
      )}
    </div>
  );
}

const titlesOf = (which: BoughtBefore[]) => which.map(({ title }) => title).join(', ');

function Failure({ error }: { error: unknown }) {
  const problemText = useProblemText();
  return <p className="text-sm text-bad">{problemText(error)}</p>;
}
