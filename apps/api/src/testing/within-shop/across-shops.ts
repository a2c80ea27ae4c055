/** A statement that is meant to reach into several shops at once. */
export interface AcrossShops {
  /** The tables that it reads or changes without saying of which shop. */
  tables: readonly string[];
  /** What stands in it and in no other of these tables. */
  phrase: string;
  why: string;
}

const asks = 'a round asks which shops have something that is due, and goes on with each alone';
const counts = 'who watches the shop asks how many wait';
/** Of which a round deletes what is over, shop by shop. */
const forgetful = [
  'sessions',
  'one_time_tokens',
  'rate_limits',
  'known_places',
  'oauth_flows',
  'helpers',
  'import_jobs',
  'accounts',
  'idempotency_keys',
  'subscription_requests',
  'subscribers',
  'contact_messages',
  'product_views',
  'missed_searches',
];

/** What rounds ask for all shops together. Where tables are distributed by shop, this and what is below alone cross shards. */
export const acrossShops: readonly AcrossShops[] = [
  { tables: ['outgoing_mails'], phrase: 'group by "outgoing_mails"."shop_id"', why: asks },
  { tables: ['outgoing_pushes'], phrase: 'group by "outgoing_pushes"."shop_id"', why: asks },
  { tables: ['stock_waits'], phrase: 'select distinct "shop_id"', why: asks },
  {
    tables: ['offers', 'questions'],
    phrase: '"offers"."until" <= now()',
    why: 'a round asks which offers are over, and ends each alone',
  },
  { tables: ['gathered_counts'], phrase: 'select distinct "shop_id"', why: asks },
  { tables: ['unconfirmed_orders'], phrase: 'select distinct "shop_id"', why: asks },
  { tables: ['unseen_alerts'], phrase: 'select distinct "shop_id"', why: asks },
  {
    tables: ['order_search_indexes'],
    phrase: '"version" >= ',
    why: 'the start asks which shops are indexed',
  },
  {
    tables: [
      'outgoing_mails',
      'outgoing_pushes',
      'unseen_alerts',
      'offers',
      'unconfirmed_orders',
      'import_jobs',
    ],
    phrase: 'count(*) filter (where "failed")',
    why: counts,
  },
  ...forgetful.map((table) => ({ tables: [table], phrase: 'select distinct "shop_id"', why: asks })),
];

/** What is asked at other times than by the rounds. */
export const acrossShopsNowAndThen: readonly AcrossShops[] = [
  { tables: ['import_jobs'], phrase: 'group by "import_jobs"."shop_id"', why: asks },
  {
    tables: ['sessions'],
    phrase: '"sessions"."shop_id" in (',
    why: 'a process asks in one go which sessions of its sockets are open still, and names their shops',
  },
];
