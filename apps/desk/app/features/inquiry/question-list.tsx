import { titleIn } from '@haat/contract/core/language';
import { sellerQuestions } from '@haat/contract/inquiry/calls';
import { agreedPrice, statusNow } from '@haat/contract/inquiry/offer-states';
import type { SellerQuestion } from '@haat/contract/inquiry/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useMore } from '@haat/web/platform/api/use-more.ts';
import type { Page } from '@haat/web/platform/api/use-more.ts';
import { keptHere } from '@haat/web/platform/navigation/kept-here.ts';
import { useNow } from '@haat/web/platform/browser/use-now.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { timeAgo } from '@haat/web/platform/i18n/time-ago.ts';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { MoreButton } from '@haat/web/ui/list/more-button.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { isPending } from './pending.ts';
import { SmallPicture } from '../catalog/small-picture.tsx';

interface QuestionListProps {
  asked: { pending?: boolean };
  page: { questions: SellerQuestion[]; next: string | null };
}

const useKept = keptHere<Page<SellerQuestion>>();

/** Questions, each leading to its conversation. */
export function QuestionList({ asked, page }: QuestionListProps) {
  const { t } = useLanguage();
  const list = useMore(
    page,
    ({ questions }) => questions,
    (after) => call(sellerQuestions, { ...asked, after, size: 30 }),
    { kept: useKept() },
  );
  // One that was seen meanwhile comes once more, among the others.
  const rows = [...new Map(list.rows.map((each) => [each._id, each])).values()];
  if (rows.length === 0) return <EmptyState title={t('inbox.none')} hint={t('inbox.noneHint')} />;
  return (
    <>
      <ul className="grid gap-2">
        {rows.map((question) => (
          <Row key={question._id} question={question} />
        ))}
      </ul>
      <MoreButton list={list} words={t('inbox.more')} />
    </>
  );
}

function Row({ question }: { question: SellerQuestion }) {
  const { t, language } = useLanguage();
  const now = useNow();
  const { product, user, content, unread, createdAt } = question;
  const waits = isPending(question);
  const state = useStateText(question, now);
  return (
    <li>
      <LocalLink
        to={`/desk/inbox/${product._id}/${user._id}`}
        className="flex items-center gap-3 desk-row hover:bg-sunken"
      >
        <SmallPicture image={product.image} size={56} />
        <span className="grid min-w-0 grow gap-0.5">
          <span className="flex items-center gap-2 text-sm">
            <span className={`truncate ${unread ? 'font-bold' : 'font-medium'}`}>
              {user.firstName} {user.lastName}
            </span>
            {unread && (
              <span className="shrink-0 rounded-full bg-primary px-2 text-xs font-semibold text-on-primary">
                {t('inbox.new')}
              </span>
            )}
            <span className="ms-auto shrink-0 text-xs text-soft">{timeAgo(createdAt, now, language)}</span>
          </span>
          <span className={`line-clamp-2 ${unread ? 'font-semibold' : ''}`}>{content}</span>
          <span className="flex items-center gap-2 text-xs text-soft">
            <span className="truncate">{titleIn(language, product)}</span>
            <span className={`ms-auto shrink-0 font-semibold ${waits ? 'text-warn' : 'text-good'}`}>
              {state}
            </span>
          </span>
        </span>
      </LocalLink>
    </li>
  );
}

/** Where a question is: whether it has a reply, and of an offer what has become of it. */
function useStateText(question: SellerQuestion, now: Date): string {
  const { t, rupees } = useLanguage();
  const { offer } = question;
  if (!offer) return t(isPending(question) ? 'inbox.waits' : 'inbox.replied');
  const { used } = offer;
  const status = statusNow({ status: offer.status, until: new Date(offer.until), used }, now);
  return t(used ? 'offer.used' : `offer.${status}`, { amount: rupees(agreedPrice(offer)) });
}
