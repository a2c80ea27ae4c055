import * as contract from '@haat/contract/content/owning/calls';
import * as schemas from '@haat/contract/content/owning/schemas';
import * as blogCalls from '@haat/contract/content/owning/blog/calls';
import * as blogSchemas from '@haat/contract/content/owning/blog/schemas';
import * as frontCalls from '@haat/contract/content/owning/front/calls';
import * as frontSchemas from '@haat/contract/content/owning/front/schemas';
import * as pagesCalls from '@haat/contract/content/owning/pages/calls';
import * as pagesSchemas from '@haat/contract/content/owning/pages/schemas';
import type { connectionEvents } from '@haat/contract/core/channel';
import { recordChange, actorOf } from '../../../core/audit/record-change.ts';
import { tags } from '../../../core/cache/cache.ts';
import type { Dependencies } from '../../../core/dependencies.ts';
import { networkOf } from '../../../core/http/network.ts';
import type { Serve } from '../../../core/http/serve.ts';
import type { AuthContext } from '../../../core/request-context.ts';
import type { Sockets } from '../../../core/realtime/sockets.ts';
import * as blog from './edit-blog.ts';
import type { Catalogs } from '../fill-front-rows.ts';
import * as front from './edit-front.ts';
import * as frontRows from './edit-front-rows.ts';
import * as messages from './answer-messages.ts';
import * as pages from './edit-pages.ts';
import { keepPicture } from './keep-picture.ts';
import * as sliders from './edit-sliders.ts';

const atADesk = { limit: { perMinute: 120 } };
// What interrupts everybody is said rarely.
const rarely = { limit: { perMinute: 6 } };
// Drawing pictures is work.
const working = { limit: { perMinute: 20 } };

export function serveMessages(
  serve: Serve,
  { database: { orm } }: Dependencies,
  { tellEverybody }: Pick<Sockets, 'tellEverybody'>,
): void {
  serve(
    contract.listMessages,
    schemas.listMessages,
    (input, { shop }) => messages.readMessages(orm, shop.id, input),
    atADesk,
  );

  serve(
    contract.markAnswered,
    schemas.markAnswered,
    async (input, context) => {
      await messages.noteAnswer(orm, actorOf(context), input);
      return { message: 'It was noted.' };
    },
    atADesk,
  );

  serve(
    contract.announce,
    schemas.announce,
    async ({ text, textNe }, context) => {
      const after = { text, textNe: textNe || null };
      await recordChange(orm, actorOf(context), { kind: 'announcement', before: null, after });
      const event = 'adminMessage' satisfies keyof typeof connectionEvents;
      const shopId = context.shop.id;
      tellEverybody({ shopId, language: 'en-US' }, event, text);
      tellEverybody({ shopId, language: 'ne-NP' }, event, textNe || text);
      return { message: 'All who are online were told.' };
    },
    rarely,
  );
}

export function servePublishing(serve: Serve, dependencies: Dependencies, catalogs: Catalogs): void {
  const serveAtDesk: Serve = (endpoint, described, handler) => serve(endpoint, described, handler, atADesk);
  serveBlog(serveAtDesk, dependencies);
  serveFront(serveAtDesk, dependencies, catalogs);
  servePages(serveAtDesk, dependencies);
  serve(
    blogCalls.addContentPicture,
    blogSchemas.addContentPicture,
    async (input, { ip }) => {
      const image = await keepPicture(dependencies.uploads, { ...input, caller: networkOf(ip) });
      return { message: 'It was kept.', data: { image } };
    },
    working,
  );
}

/** Tells what was saved; the pages that show it show it from now on, where it is published. */
function saved<T>({ changes }: Dependencies, { shop }: AuthContext, data: T, isPublished = true) {
  if (isPublished) changes.announce([tags.published(shop.id)]);
  return { message: 'It was saved.', data };
}

const editorOf = (context: AuthContext) => ({ ...actorOf(context), key: context.idempotencyKey });

function serveBlog(serve: Serve, dependencies: Dependencies): void {
  const { orm } = dependencies.database;
  serve(blogCalls.listPosts, blogSchemas.listPosts, (input, { shop }) => blog.readPosts(orm, shop.id, input));
  serve(blogCalls.readPost, blogSchemas.readPost, ({ id }, { shop }) => blog.readPost(orm, shop.id, id));
  serve(blogCalls.saveBlogPost, blogSchemas.saveBlogPost, async (input, context) =>
    saved(dependencies, context, await blog.savePost(orm, editorOf(context), input), input.publish),
  );
  serve(blogCalls.withdrawBlogPost, blogSchemas.withdrawBlogPost, async (input, context) =>
    saved(dependencies, context, await blog.withdrawPost(orm, actorOf(context), input)),
  );
  serve(blogCalls.deleteBlogPost, blogSchemas.deleteBlogPost, async ({ id }, context) => {
    await blog.deletePost(orm, actorOf(context), id);
    dependencies.changes.announce([tags.published(context.shop.id)]);
    return { message: 'It was deleted.' };
  });
}

function serveFront(serve: Serve, dependencies: Dependencies, catalogs: Catalogs): void {
  const { database, uploads, changes } = dependencies;
  const { orm } = database;
  serve(frontCalls.readFront, frontSchemas.readFront, (_, { shop }) => front.readFront(orm, shop.id));
  serve(frontCalls.saveSlider, frontSchemas.saveSlider, async (input, context) =>
    saved(dependencies, context, await sliders.changeSlider({ orm, uploads }, editorOf(context), input)),
  );
  serve(frontCalls.orderSliders, frontSchemas.orderSliders, async ({ ids }, context) => {
    await sliders.orderSliders(orm, actorOf(context), ids);
    changes.announce([tags.published(context.shop.id)]);
    return { message: 'It was saved.' };
  });
  serve(frontCalls.deleteSlider, frontSchemas.deleteSlider, async ({ id }, context) => {
    await sliders.deleteSlider(orm, actorOf(context), id);
    changes.announce([tags.published(context.shop.id)]);
    return { message: 'It was deleted.' };
  });
  serve(frontCalls.savePopup, frontSchemas.savePopup, async (input, context) =>
    saved(dependencies, context, await front.changePopup(orm, actorOf(context), input)),
  );
  serve(frontCalls.saveFooterItems, frontSchemas.saveFooterItems, async (input, context) => {
    await front.changeFooter(orm, actorOf(context), input);
    changes.announce([tags.shop(context.shop.id), tags.categories(context.shop.id)]);
    return { message: 'It was saved.' };
  });
  serve(frontCalls.readFrontRows, frontSchemas.readFrontRows, (_, { shop }) =>
    frontRows.readFrontRows(orm, shop.id, catalogs),
  );
  serve(frontCalls.saveFrontRows, frontSchemas.saveFrontRows, async (input, context) => {
    await frontRows.changeFrontRows(orm, actorOf(context), input);
    return saved(dependencies, context, await frontRows.readFrontRows(orm, context.shop.id, catalogs));
  });
}

function servePages(serve: Serve, dependencies: Dependencies): void {
  const { orm } = dependencies.database;
  serve(pagesCalls.listPages, pagesSchemas.listPages, (_, { shop }) => pages.readPages(orm, shop.id));
  serve(pagesCalls.readPage, pagesSchemas.readPage, ({ name }, { shop }) =>
    pages.readPage(orm, shop.id, name),
  );
  serve(pagesCalls.savePage, pagesSchemas.savePage, async (input, context) =>
    saved(dependencies, context, await pages.changePage(orm, actorOf(context), input), input.publish),
  );
  serve(pagesCalls.resetPage, pagesSchemas.resetPage, async (input, context) =>
    saved(dependencies, context, await pages.resetToGiven(orm, actorOf(context), input)),
  );
}
