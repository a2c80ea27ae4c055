import { orderNumber } from '@haat/contract/orders/order-number';
import type { MoveResult } from '@haat/contract/orders/selling/schemas';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import type { Moving } from './use-moves.ts';

interface MovingBarProps {
  moving: Moving;
  onUndo: () => void;
  onAgain: (wanted: Pick<Extract<Moving, { ids: string[] }>, 'ids' | 'to'>) => void;
}

/** What becomes of orders that were moved, row by row where one was left where it is. */
export function MovingBar({ moving, onUndo, onAgain }: MovingBarProps) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  if (moving.state === 'idle') return null;
  const { ids, to } = moving;
  const status = t(`status.${to}.badge`);
  return (
    <div role="status" className="grid gap-2 rounded-box border border-line bg-surface p-3 text-sm">
      {moving.state === 'soon' && (
        <p className="flex flex-wrap items-center justify-between gap-2">
          {t('move.soon', { n: ids.length, status })}
          <Button kind="quiet" size="s" onClick={onUndo}>
            {t('move.undo')}
          </Button>
        </p>
      )}
      {moving.state === 'sending' && <p>{t('move.busy')}</p>}
      {moving.state === 'done' && <Results results={moving.results} status={status} />}
      {moving.state === 'failed' && (
        <p className="flex flex-wrap items-center justify-between gap-2 text-bad">
          {t('move.failed', { text: problemText(moving.error) })}
          <Button kind="quiet" size="s" onClick={() => onAgain({ ids, to })}>
            {t('move.again')}
          </Button>
        </p>
      )}
    </div>
  );
}

function Results({ results, status }: { results: MoveResult[]; status: string }) {
  const { t } = useLanguage();
  const skipped = results.filter(({ moved }) => !moved);
  const moved = results.length - skipped.length;
  return (
    <>
      {moved > 0 && <p className="font-medium">{t('move.done', { n: moved, status })}</p>}
      {skipped.length > 0 && (
        <>
          <p className="font-medium text-warn">{t('move.skipped', { n: skipped.length })}</p>
          <ul className="grid gap-1">
            {skipped.map(({ orderId, code, status: now }) => (
              <li key={orderId}>
                {orderNumber(orderId)}{' '}
                {t(`skip.${code ?? 'failed'}`, { status: now ? t(`status.${now}.badge`) : '' })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
