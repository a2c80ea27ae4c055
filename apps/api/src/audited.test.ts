import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as delivery from '@haat/contract/addresses/owning/calls';
import * as owning from '@haat/contract/catalog/owning/calls';
import { bulkChange } from '@haat/contract/catalog/selling/bulk/calls';
import * as importing from '@haat/contract/catalog/selling/import/calls';
import { addContentPicture } from '@haat/contract/content/owning/blog/calls';
import * as front from '@haat/contract/content/owning/front/calls';
import * as pages from '@haat/contract/content/owning/pages/calls';
import type { Endpoint } from '@haat/contract/core/endpoint';
import { dayInNepal } from '@haat/contract/core/time/nepal-time';
import { answerOffer, replyToQuestion } from '@haat/contract/inquiry/calls';
import { markSeenBySeller, saveHoliday } from '@haat/contract/inquiry/selling/calls';
import * as ledger from '@haat/contract/orders/ledger/calls';
import * as selling from '@haat/contract/orders/selling/calls';
import * as desk from '@haat/contract/tenant/calls';
import * as ownVendor from '@haat/contract/vendors/selling/calls';
import { auditEntries, pendingCounts } from './core/audit/tables.ts';
import { Scene, setStage } from './testing/authority/scene.ts';
import type { Stage } from './testing/authority/scene.ts';
import { table } from './testing/authority/table.ts';
import type { Row } from './testing/authority/table.ts';
import { openHaat } from './testing/harness.ts';
import { phonePhoto } from './testing/samples/photos.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { orm } = haat.dependencies.database;

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(haat);
});

const inTheBook = 'the book of money is append-only itself, and each line says whose it is';
const inItsHistory = 'the history of the order says who did what';
const inTheTalk = 'it is said in a conversation that both keep';
const notYet = 'nothing of the shop is another yet';

/** What leaves nothing in the log, and why. */
const without: Record<string, string> = {
  [ledger.takeCash.path]: inTheBook,
  [ledger.bringCash.path]: inTheBook,
  [ledger.settle.path]: inTheBook,
  [ledger.returnOrder.path]: inItsHistory,
  [selling.setOrderStatus.path]: inItsHistory,
  [selling.moveOrders.path]: inItsHistory,
  [selling.markPrinted.path]: 'a mark on a list, of which no shopper sees anything',
  [replyToQuestion.path]: inTheTalk,
  [answerOffer.path]: inTheTalk,
  [markSeenBySeller.path]: inTheTalk,
  [importing.startImport.path]: notYet,
  [importing.mapImport.path]: notYet,
  [importing.addImportPhotos.path]: notYet,
  [importing.applyImport.path]: 'what becomes of each row is written down as the worker comes to it',
  [addContentPicture.path]: notYet,
};

const image = async () => ({ image: [await phonePhoto()] });

/** What changes something, where the table of authority asks for what is there already. */
const changing: Record<string, Row['input']> = {
  [ledger.setTerms.path]: async (scene) => ({
    ...{ vendorId: (await scene.vendor()).id, commission: 500, deliversOwn: true, version: 1 },
  }),
  [saveHoliday.path]: () => ({ holiday: { until: dayInNepal(new Date(Date.now() + 86_400_000)) } }),
  [ownVendor.removeVendorPicture.path]: async (scene) => {
    await haat.ask(ownVendor.setVendorPicture, await image(), await scene.asker('seller'));
    return {};
  },
  [bulkChange.path]: async (scene) => ({
    products: [{ _id: (await scene.plainProduct()).id, version: 1 }],
    ...{ change: { kind: 'active', active: false }, apply: true },
  }),
  [pages.resetPage.path]: async (scene) => {
    const section = { title: 'About us', description: '', sections: [{ heading: 'Who?', text: 'We.' }] };
    const own = { name: 'about', version: 0, publish: true, text: { en: section, ne: section } } as const;
    await haat.ask(pages.savePage, own, await scene.asker('admin'));
    return { name: 'about', version: 1 };
  },
  [front.orderSliders.path]: async (scene) => {
    await new Scene(stage).sliderId();
    return { ids: (await scene.sliderIds()).toReversed() };
  },
  [front.saveFooterItems.path]: async (scene) => ({
    categoryIds: [(await scene.category()).id],
    seen: [],
  }),
  [front.saveFrontRows.path]: () => ({
    version: 0,
    rows: [{ _id: 'newest', kind: 'newest', title: null, titleNe: null }],
  }),
  [desk.saveSettings.path]: async (scene) => {
    const { body } = await haat.ask(desk.readShopDesk, {}, await scene.asker('admin'));
    return { ...body.settings, version: body.versions.settings, pattern: 'peaks' };
  },
  [desk.removeShopPicture.path]: async (scene) => {
    const favicon = { which: 'favicon', ...(await image()) } as const;
    await haat.ask(desk.setShopPicture, favicon, await scene.asker('admin'));
    return { which: 'favicon' };
  },
  [delivery.saveDeliverySettings.path]: () => ({
    ...{ version: 1, deliveryMode: 'standard', flatDeliveryCharge: 150, freeDeliveryThreshold: null },
  }),
  [owning.moveCategory.path]: async (scene) => {
    const { id: before } = await haat.make.aCategory();
    return { _id: (await scene.category()).id, version: 1, parentId: null, before };
  },
  [owning.removeCategoryPicture.path]: async (scene) => {
    const { id } = await scene.category();
    const picture = { _id: id, ...(await image()) };
    await haat.ask(owning.setCategoryPicture, picture, await scene.asker('admin'));
    return { id };
  },
  [desk.saveGuestOrders.path]: () => ({ confirmHours: 48 }),
};

const isWriting = (row: Row): row is Row & { endpoint: Endpoint } =>
  row.method === 'POST' && (row.endpoint?.access === 'vendor' || row.endpoint?.access === 'admin');
const writing = table.filter(isWriting);

/** How many entries of the log are somebody's, with those that are still gathered. */
async function entriesOf(accountId: string): Promise<number> {
  const [entries, counts] = await Promise.all([
    orm.$count(auditEntries, eq(auditEntries.accountId, accountId)),
    orm.$count(pendingCounts, eq(pendingCounts.accountId, accountId)),
  ]);
  return entries + counts;
}

// spec: owner.15
describe('who changes the shop at a desk is written down', () => {
  test.each(writing.map((row) => [row.path, row] as const))('%s', async (path, row) => {
    const scene = new Scene(stage);
    const who = row.endpoint.access === 'admin' ? 'admin' : 'seller';
    const input = await (changing[path] ?? row.input)(scene);
    const before = await entriesOf((await scene.person(who)).id);
    const { status } = await haat.ask(row.endpoint, input, await scene.asker(who));
    expect(status).toBe(200);
    const after = await entriesOf((await scene.person(who)).id);
    expect(after > before).toBe(!(path in without));
  });
});

test('nothing is left out of the log but calls that there are', () => {
  const paths = writing.map(({ path }) => path);
  expect([...Object.keys(without), ...Object.keys(changing)].filter((path) => !paths.includes(path))).toEqual(
    [],
  );
});
