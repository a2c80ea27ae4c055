import { useNavigate } from 'react-router';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { useLoginPath } from '../features/account/use-login-path.ts';
import { alertKinds } from '../features/alerts/alert-settings.ts';
import { unblock, useNews } from '../features/alerts/news.ts';
import { useReloadForNews } from '../features/alerts/reload-for-news.ts';
import { useDeskNews } from '../features/alerts/use-desk-news.ts';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';

const words = { orders: 'alert.order', questions: 'alert.question', offers: 'alert.offer' } as const;
const places = { orders: '/desk/orders', questions: '/desk/inbox', offers: '/desk/inbox' } as const;

/** What is new, until it was looked at; and that the line is down, while it is. */
export function Alerts({ userId, vendorId }: { userId: string; vendorId: string }) {
  const { t, digits, href } = useLanguage();
  const navigate = useNavigate();
  const login = useLoginPath();
  const connected = useDeskNews({
    userId,
    vendorId,
    onStale: useReloadForNews(),
    onSessionOver: () => void navigate(href(login), { replace: true }),
  });
  const { unseen, blocked } = useNews();
  const fresh = alertKinds.filter((kind) => unseen[kind].size > 0);
  return (
    <div className="mb-4 grid gap-2 empty:hidden print:hidden">
      {!connected && (
        <p role="status" className="rounded-box border border-warn p-3 text-sm text-warn">
          {t('line.lost')}
        </p>
      )}
      {fresh.map((kind) => (
        <LocalLink
          key={kind}
          role="alert"
          to={placeOf(kind, unseen[kind])}
          className="flex min-h-12 items-center gap-3 rounded-box bg-primary px-4 py-2 font-semibold text-on-primary"
        >
          {t(words[kind])}
          <span className="ms-auto">{digits(unseen[kind].size)}</span>
        </LocalLink>
      ))}
      {blocked && (
        <Button kind="quiet" onClick={() => void unblock()}>
          {t('alert.blocked')}
        </Button>
      )}
    </div>
  );
}

// One new order opens by itself; several, and everything else, as their list.
function placeOf(kind: keyof typeof places, ids: ReadonlySet<string>): string {
  const [only, ...others] = ids;
  return kind === 'orders' && only !== undefined && others.length === 0
    ? `/desk/orders/${only}`
    : places[kind];
}
