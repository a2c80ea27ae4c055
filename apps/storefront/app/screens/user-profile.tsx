import { data } from 'react-router';
import { getDeliverySettings, listDeliveryLocations } from '@haat/contract/addresses/calls';
import type { OwnAccount } from '@haat/contract/account/schemas';
import type { Address } from '@haat/contract/addresses/schemas';
import type { OwnConversations as Conversations } from '@haat/contract/inquiry/schemas';
import type { OrderPage } from '@haat/contract/orders/schemas';
import type { UserDetail } from '@haat/contract/core/session';
import type { Route } from './+types/user-profile';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { OrderSkeletons } from '../features/orders/order-skeletons.tsx';
import { ProfileNav } from '../features/account/profile/profile-nav.tsx';
import { sectionAt, sectionPath, sectionTitle } from '../features/account/profile/profile-sections.ts';
import type { Section } from '../features/account/profile/profile-sections.ts';
import { MoreMessages, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { noIndex } from '@haat/web/platform/seo/no-index.ts';
import { pageContext } from '@haat/web/platform/api/page.ts';
import type { PageHandle } from '@haat/web/platform/api/page.ts';
import type { PageRequest } from '@haat/web/platform/api/page.ts';
import { personalPage, useOwn } from '@haat/web/platform/session/personal.ts';
import type { Result } from '@haat/web/platform/api/query.ts';
import { WithoutScript } from '../layout/without-script.tsx';
import { screenWords } from '../messages/words.ts';
import { Avatar } from '@haat/web/ui/avatar.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';

export const handle = { cache: 'public' } satisfies PageHandle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const section = sectionAt(params.section);
  if (!section) throw data(null, { status: 404 });
  const words = {
    ...screenWords(page.language, 'account'),
    ...screenWords(page.language, 'profile'),
    ...wordsOf(section, page),
  };
  return { section, words, terms: section === 'addresses' ? await termsOf(page) : null };
}

function wordsOf(section: Section, { language }: PageRequest) {
  if (section === 'orders') return screenWords(language, 'orders');
  if (section === 'questions') return screenWords(language, 'talks');
  if (section === 'addresses') return screenWords(language, 'addresses');
  return {
    ...screenWords(language, 'credentials'),
    ...screenWords(language, 'signOut'),
    ...screenWords(language, 'signUp'),
  };
}

async function termsOf({ call, shop }: PageRequest) {
  const [settings, locations] = await Promise.all([
    call(getDeliverySettings, { domain: shop }),
    call(listDeliveryLocations, { domain: shop }),
  ]);
  return { settings, locations };
}

export const clientLoader = ({ params, ...page }: Route.ClientLoaderArgs) =>
  personalPage(page, (signal) => ownOf(sectionAt(params.section), signal));
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndex(loaderData?.words[sectionTitle[loaderData.section]], matches);

const waiting = <Skeleton className="h-96" />;
const OwnOrders = island(async () => (await import('../features/orders/own-orders.tsx')).OwnOrders, {
  when: 'shown',
  waiting: <OrderSkeletons />,
});
const fetchSections = () => import('../features/account/profile/own-account-sections.tsx');
const Details = island(async () => (await fetchSections()).DetailsSection, { when: 'shown', waiting });
const Security = island(async () => (await fetchSections()).SecuritySection, { when: 'shown', waiting });
const Data = island(async () => (await fetchSections()).DataSection, { when: 'shown', waiting });
const OwnConversations = island(
  async () => (await import('../features/inquiry/own-conversations.tsx')).OwnConversations,
  { when: 'shown', waiting },
);
const OwnAddresses = island(
  async () => (await import('../features/addresses/own-addresses.tsx')).OwnAddresses,
  { when: 'shown', waiting },
);

const codeOf = {
  orders: OwnOrders,
  questions: OwnConversations,
  details: Details,
  security: Security,
  data: Data,
  addresses: OwnAddresses,
};

interface Own {
  orders?: OrderPage;
  conversations?: Conversations;
  addresses?: Address[];
  me?: OwnAccount | null;
}

// Together with the code of the section, not after it.
async function ownOf(section: Section | null, signal: AbortSignal): Promise<Own> {
  if (section === null) return {};
  codeOf[section].preload();
  if (section === 'orders')
    return { orders: await (await import('../features/orders/order-calls.ts')).fetchNewest(signal) };
  if (section === 'questions')
    return {
      conversations: await (
        await import('../features/inquiry/own-conversation-calls.ts')
      ).fetchConversations(signal),
    };
  if (section === 'addresses')
    return {
      addresses: await (await import('../features/addresses/use-addresses.ts')).fetchAddresses(signal),
    };
  return { me: await (await import('../features/account/profile/use-me.ts')).fetchMe(signal) };
}

export default function UserProfileScreen({ loaderData }: Route.ComponentProps) {
  const { words, section } = loaderData;
  const title = words['profile.title'];
  return (
    <MoreMessages words={words}>
      <Breadcrumb
        trail={
          section === 'orders'
            ? [{ title }]
            : [{ title, to: sectionPath('orders') }, { title: words[sectionTitle[section]] }]
        }
      />
      <Profile {...loaderData} />
    </MoreMessages>
  );
}

type Shown = Route.ComponentProps['loaderData'];

function Profile(shown: Shown) {
  const { t } = useLanguage();
  const { user, own } = useOwn<Own>(shown);
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : '';
  return (
    <div className="frame grid grid-cols-1 gap-6 py-6 lg:grid-cols-[15rem_minmax(0,52rem)] lg:gap-8">
      <header className="flex min-h-16 items-start gap-4 lg:col-span-2">
        {user ? (
          <>
            <Avatar key={user.picture} name={name} picture={user.picture} size={64} />
            <div className="min-w-0">
              <h1 className="page-head">{name || t('profile.title')}</h1>
              <p className="text-sm text-soft">{user.email}</p>
            </div>
          </>
        ) : (
          <h1 className="page-head">{t('profile.title')}</h1>
        )}
      </header>
      <ProfileNav section={shown.section} />
      <section className="grid min-w-0 grid-cols-1 content-start gap-4" aria-labelledby="section">
        <h2 id="section" className="section-head">
          {t(sectionTitle[shown.section])}
        </h2>
        <WithoutScript place="profile" />
        {user && own.state !== 'loading' ? (
          <OwnSection key={user._id} {...shown} user={user} first={own} />
        ) : (
          <Waiting section={shown.section} />
        )}
      </section>
    </div>
  );
}

const Waiting = ({ section }: { section: Section }) => (section === 'orders' ? <OrderSkeletons /> : waiting);

/** Everything personal comes alive in the browser: the page's HTML is the same for everybody (design D4). */
function OwnSection({ section, terms, user, first }: Shown & { user: UserDetail; first: Result<Own> }) {
  if (section === 'orders') return <OwnOrders user={user} first={firstOf(first, ({ orders }) => orders)} />;
  if (section === 'questions')
    return <OwnConversations first={firstOf(first, ({ conversations }) => conversations)} />;
  if (section === 'details') return <Details first={firstOf(first, ({ me }) => me)} />;
  if (section === 'security') return <Security first={firstOf(first, ({ me }) => me)} />;
  if (section === 'data') return <Data first={firstOf(first, ({ me }) => me)} />;
  const fullName = `${user.firstName} ${user.lastName}`.trim();
  return (
    terms && (
      <OwnAddresses
        terms={terms}
        known={{ fullName, email: user.email }}
        first={firstOf(first, ({ addresses }) => addresses)}
      />
    )
  );
}

function firstOf<T>(own: Result<Own>, part: (own: Own) => T | undefined): Result<T> | undefined {
  if (own.state === 'failed') return { state: 'failed', error: own.error };
  const data = part(own.data);
  return data === undefined ? undefined : { state: 'ready', data };
}
