import { getCategory, listProducts } from '@haat/contract/catalog/calls';
import * as calls from '@haat/contract/catalog/owning/calls';
import type { OwnedCategory } from '@haat/contract/catalog/owning/schemas';
import { getShopFrame } from '@haat/contract/content/calls';
import { listAudit } from '@haat/contract/core/audit/calls';
import type { CallInput } from '@haat/contract/core/endpoint';
import type { Haat } from './harness.ts';
import type { MadeCategory } from './makers.ts';

/** An owner at the desk of categories, in a shop that has none yet, and what shoppers see of it. */
export async function aCategoryDesk({ make, ask }: Pick<Haat, 'make' | 'ask'>) {
  const shop = await make.aShop();
  const admin = await make.anAdmin({ shop });
  const read = async () => (await ask(calls.readCategories, {}, admin)).body.categories;
  const one = async (id: string) => (await read()).find(({ _id }) => _id === id);
  const save = (over: Partial<CallInput<typeof calls.saveCategory>>) =>
    ask(calls.saveCategory, { title: 'Kettles', slug: 'kettles', ...over }, admin);
  const add = async (slug: string, parentId: string | null = null): Promise<string> =>
    (await save({ title: slug, slug, parentId })).body.data._id;
  const move = async (id: string, parentId: string | null, before: string | null = null) =>
    ask(calls.moveCategory, { _id: id, version: (await one(id))!.version, parentId, before }, admin);
  const remove = async (id: string, over: Partial<CallInput<typeof calls.deleteCategory>> = {}) =>
    ask(calls.deleteCategory, { id, version: (await one(id))!.version, ...over }, admin);
  const inAddress = async (slug: string) => (await ask(getCategory, { slug }, { shop })).body.category?.slug;
  const listed = async (category: string) =>
    (await ask(listProducts, { category }, { shop })).body.products.map(({ title }) => title).sort();
  const frame = async () => (await ask(getShopFrame, { subdomain: shop.subdomain }, { shop })).body;
  const log = async () => (await ask(listAudit, { kind: 'category' }, admin)).body.entries;
  /** One that was added here, as products are put into it. */
  const made = (id: string): MadeCategory => ({ id, slug: '', title: '', shop });
  return { shop, admin, read, one, save, add, move, remove, inAddress, listed, frame, log, made };
}

/** The addresses of what lies directly in a category, in order; of the roots for null. */
export const slugs = (all: OwnedCategory[], parentId: string | null = null) =>
  all.filter((each) => each.parentId === parentId).map(({ slug }) => slug);
