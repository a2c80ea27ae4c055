import rateLimit from '@fastify/rate-limit';
import type { RateLimitOptions, RateLimitPluginOptions } from '@fastify/rate-limit';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { refusal } from '@haat/contract/core/problem';
import { backgroundTasks } from './background-tasks.ts';
import type { BackgroundTasks } from './background-tasks.ts';
import type { ShopMark } from './core/request-context.ts';
import { guardAnswers, guardChannel } from './core/http/answer-headers.ts';
import { drainable, letGoWhenClosing } from './core/http/closing.ts';
import { Connections, answerOnlyWhoIsHere } from './core/limits/connections.ts';
import { acceptEmptyJson, answerBadUrl, answerErrors } from './core/http/answer-errors.ts';
import { networkOf, trustProxies } from './core/http/network.ts';
import { logRequests } from './core/http/log-requests.ts';
import { serveOpenApi } from './core/http/openapi.ts';
import { linkOriginOf, originOf } from './core/http/origin.ts';
import type { Dependencies } from './core/dependencies.ts';
import type { PersonalData } from './core/privacy.ts';
import { createServe, limitOf } from './core/http/serve.ts';
import { busFigures } from './core/metrics/bus-figures.ts';
import { openMetrics } from './core/metrics/metrics.ts';
import type { Metrics } from './core/metrics/metrics.ts';
import { openSockets } from './core/realtime/sockets.ts';
import type { Sockets } from './core/realtime/sockets.ts';
import type { CallInside } from './core/http/serve.ts';
import { sharedLimits } from './core/limits/shared-limits.ts';
import { hangUpOnTheSlow } from './core/limits/slow-clients.ts';
import { shopResolver } from './features/tenant/resolver.ts';
import type { ShopResolver } from './features/tenant/resolver.ts';
import { serveStatus } from './core/http/status.ts';
import { serveUploads } from './core/uploads/routes.ts';
import { serveSellers } from './features/account/sellers/routes.ts';
import { helpersOfPerson } from './features/account/desk-helpers/privacy.ts';
import { serveHelpers } from './features/account/desk-helpers/routes.ts';
import { serveAudit } from './features/account/audit/routes.ts';
import { servePush } from './features/account/push/routes.ts';
import { serveProviders } from './features/account/providers/routes.ts';
import { pushesOfPerson } from './features/account/push/service.ts';
import { serveAccount } from './features/account/routes.ts';
import { sessionOf, stillOpen } from './features/account/service.ts';
import { serveDelivery } from './features/addresses/owning/routes.ts';
import { addressesOfPerson } from './features/addresses/privacy.ts';
import { serveAddresses } from './features/addresses/routes.ts';
import { serveDictionary } from './features/catalog/owning/dictionary/routes.ts';
import { serveSuspension } from './features/catalog/owning/suspension/routes.ts';
import { serveCategories } from './features/catalog/owning/routes.ts';
import { searchLimit, serveCatalog } from './features/catalog/routes.ts';
import { serveImport } from './features/catalog/selling/import/routes.ts';
import { serveProductEditing } from './features/catalog/selling/routes.ts';
import { keepCatalogs, vendorFigures } from './features/catalog/service.ts';
import { orderChannel } from './features/orders/channel.ts';
import { inquiryChannel } from './features/inquiry/channel.ts';
import { questionsOfPerson } from './features/inquiry/privacy.ts';
import { serveInquiry } from './features/inquiry/routes.ts';
import { serveAnswering } from './features/inquiry/selling/routes.ts';
import { isTheirs } from './features/inquiry/service.ts';
import { ordersOfPerson } from './features/orders/privacy.ts';
import { serveOrders } from './features/orders/routes.ts';
import { wasBought } from './features/orders/service.ts';
import { reviewsOfPerson } from './features/reviews/privacy.ts';
import { serveReviews } from './features/reviews/routes.ts';
import { serveReviewReplies } from './features/reviews/selling/routes.ts';
import { serveShopIcons } from './features/tenant/icons/routes.ts';
import { newsletterOfPerson } from './features/newsletter/privacy.ts';
import { serveInsight } from './features/insight/routes.ts';
import { serveNewsletter } from './features/newsletter/routes.ts';
import { serveMessages, servePublishing } from './features/content/owning/routes.ts';
import { messagesOfPerson } from './features/content/privacy.ts';
import { serveContent } from './features/content/routes.ts';
import { watchQueues } from './queues.ts';
import { serveTenant } from './features/tenant/routes.ts';
import { findShop } from './features/tenant/service.ts';
import { waitsOfPerson } from './features/stock/privacy.ts';
import { serveStock } from './features/stock/routes.ts';
import { countsOf, deleteUnoffered, holdCounts, setCounts, shownWith } from './features/stock/service.ts';
import { serveVendors } from './features/vendors/routes.ts';
import { serveOwnVendor } from './features/vendors/selling/routes.ts';
import { addVendor, findMark, listAllVendors, markOf } from './features/vendors/service.ts';
import { wishlistOfPerson } from './features/wishlist/privacy.ts';
import { serveWishlist } from './features/wishlist/routes.ts';

/** The API, ready to listen or to be called inside the process. */
export interface Api extends BackgroundTasks {
  app: FastifyInstance;
  call: CallInside;
  sockets: Sockets;
  shopOf: ShopResolver['shopOf'];
  isOfHost: ShopResolver['isOfHost'];
  /** Where a shop is reached from outside; null where that is not known. */
  originOf: (shop: ShopMark) => string | null;
  /** How often a page that searches may be asked for by one address, as a route's own setting; empty where nothing is limited. */
  searchLimit: { rateLimit?: RateLimitOptions };
  metrics: Metrics;
  /** Reads what lists of the default shop are made from, so that its first visitors do not wait for it. */
  warmUp: () => Promise<ShopMark | null>;
  /** From now on the process calls itself not ready, and goes on answering. */
  drain: () => void;
  /** Whether callers are slowed down (`RATE_LIMIT`). */
  limited: boolean;
  /** Cancels the guests' orders that nobody confirmed in time; to be called every minute. Answers how many. */
  cancelUnconfirmed: () => Promise<number>;
  /** Ends the offers whose time is over and tells both sides; to be called every minute. Answers how many. */
  expireOffers: () => Promise<number>;
}

/** Builds the whole API from its parts: one line a feature, in the order in which nouns lean on each other. */
export async function buildApp(dependencies: Dependencies): Promise<Api> {
  const app = Fastify({
    loggerInstance: dependencies.log,
    trustProxy: trustProxies(dependencies.env.TRUST_PROXY),
    bodyLimit: 256 * 1024,
    logController: new LogController({ disableRequestLogging: true }),
    // Longer parts of a path are refused by each endpoint's own schema, in our own words.
    routerOptions: { maxParamLength: 8_000 },
    frameworkErrors: (_, request, reply) => {
      guard(request, reply);
      answerBadUrl(request, reply);
    },
    forceCloseConnections: 'idle',
    // Seconds for the head of a request; how long its body and its answer may take is for `hangUpOnTheSlow`.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
  });
  const connections = new Connections(connectionLimits(dependencies));
  const guard = guardAnswers(app, dependencies.env);
  answerOnlyWhoIsHere(app, connections);
  acceptEmptyJson(app);
  answerErrors(app);
  logRequests(app);
  const metrics = openMetrics(app, dependencies.env);
  letGoWhenClosing(app, connections);
  const { drain, isDraining } = drainable(app);
  await app.register(rateLimit, {
    global: false,
    store: sharedLimits(dependencies.bus),
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_, { ttl }) => refusal('too-many-requests', { retryAfter: Math.ceil(ttl / 1000) }),
  });

  const { shopOf, isOfHost } = shopResolver(dependencies);
  const { serve, call, served } = createServe(app, {
    shopOf,
    isOfHost,
    sessionOf: (shop, token) => sessionOf(dependencies.database.orm, shop.id, token),
    linkOriginOf: (shop, host) => linkOriginOf(dependencies.env, shop.subdomain, host),
    limited: dependencies.env.RATE_LIMIT === 'on',
  });

  const sockets = openSockets(app, {
    shopOf,
    sessionOf: (shop, token) => sessionOf(dependencies.database.orm, shop.id, token),
    stillOpen: (sessions) => stillOpen(dependencies.database.orm, sessions),
    changes: dependencies.changes,
    bus: dependencies.bus,
    limited: dependencies.env.RATE_LIMIT === 'on',
    connections,
    proxies: dependencies.env.TRUST_PROXY,
    log: dependencies.log,
  });
  connections.watch(app.server);
  guardChannel(app);
  app.addHook('onClose', hangUpOnTheSlow(connections));

  const { orm } = dependencies.database;
  const queues = watchQueues(dependencies);
  metrics.watch(...queues.figures, ...busFigures(dependencies.bus));
  serveStatus(app, dependencies, isDraining, queues);
  serveUploads(app, dependencies);
  serveTenant(serve, dependencies);
  serveShopIcons(app, dependencies, { shopOf, isOfHost });
  serveAccount(serve, dependencies, personalData(dependencies));
  serveProviders(app, serve, dependencies, shopOf);
  servePush(serve, dependencies);
  serveAudit(serve, dependencies);
  serveVendors(serve, dependencies, vendorFigures);
  serveOwnVendor(serve, dependencies);
  serveSellers(serve, dependencies, {
    list: (db, shopId, asked) => listAllVendors(db, shopId, asked, vendorFigures),
    find: findMark,
    add: addVendor,
  });
  serveHelpers(serve, dependencies, { nameOf: markOf });
  const catalogs = keepCatalogs(dependencies);
  metrics.watch(...catalogs.figures);
  serveCatalog(serve, dependencies, catalogs);
  serveCategories(serve, dependencies);
  serveSuspension(serve, dependencies);
  serveDictionary(serve, dependencies);
  serveAddresses(serve, dependencies);
  serveDelivery(serve, dependencies);
  const counts = { read: countsOf, hold: holdCounts, set: setCounts, shownWith, recount: deleteUnoffered };
  serveProductEditing(serve, dependencies, { counts, catalogs });
  serveImport(app, serve, dependencies, counts);
  serveStock(serve, dependencies);
  serveWishlist(serve, dependencies);
  serveReviews(serve, dependencies, wasBought);
  serveReviewReplies(serve, dependencies, wasBought);
  const isSoldBy = (about: Parameters<typeof isTheirs>[1]) => isTheirs(dependencies.database.orm, about);
  const inquiry = inquiryChannel(sockets, isSoldBy);
  const expireOffers = serveInquiry(serve, dependencies, inquiry);
  serveAnswering(serve, dependencies);
  const cancelUnconfirmed = serveOrders(serve, dependencies, orderChannel(sockets), inquiry.changed);
  serveNewsletter(app, serve, dependencies);
  serveInsight(app, serve, dependencies);
  serveContent(serve, dependencies, catalogs);
  serveMessages(serve, dependencies, sockets);
  servePublishing(serve, dependencies, catalogs);
  serveOpenApi(app, served);
  return {
    app,
    call,
    sockets,
    shopOf,
    isOfHost,
    metrics,
    warmUp: async () => {
      const shop = await findShop(orm, dependencies.env.DEFAULT_SHOP);
      if (shop) await catalogs.sourcesOf(shop.id);
      return shop;
    },
    drain,
    originOf: ({ subdomain }) => originOf(dependencies.env, subdomain),
    searchLimit:
      dependencies.env.RATE_LIMIT === 'on' ? { rateLimit: { ...limitOf(searchLimit), ...unsaid } } : {},
    limited: dependencies.env.RATE_LIMIT === 'on',
    ...backgroundTasks(dependencies),
    cancelUnconfirmed,
    expireOffers,
  };
}

// Behind a proxy every connection comes from its address: there it is the proxy that counts them.
const connectionLimits = ({ env }: Dependencies) => ({
  most: env.MAX_CONNECTIONS,
  perAddress: env.TRUST_PROXY > 0 || env.RATE_LIMIT === 'off' ? Infinity : env.MAX_CONNECTIONS_PER_ADDRESS,
});

/** A page is kept by caches and shown to others, so it does not say how much of a limit its first reader has left. */
const unsaid: RateLimitPluginOptions = {
  addHeadersOnExceeding: {
    'x-ratelimit-limit': false,
    'x-ratelimit-remaining': false,
    'x-ratelimit-reset': false,
  },
};

/** What each noun keeps about a person: for the download of one's data and for deleting an account. */
const personalData = (dependencies: Dependencies): PersonalData[] => [
  ordersOfPerson,
  addressesOfPerson,
  questionsOfPerson,
  reviewsOfPerson(dependencies),
  wishlistOfPerson,
  waitsOfPerson,
  newsletterOfPerson,
  messagesOfPerson,
  pushesOfPerson,
  helpersOfPerson,
];
