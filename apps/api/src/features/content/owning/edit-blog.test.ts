import { afterAll, expect, test } from 'vitest';
import { getBlogPost, getHome, getShopBundle, listBlogPosts } from '@haat/contract/content/calls';
import * as calls from '@haat/contract/content/owning/blog/calls';
import { listAudit } from '@haat/contract/core/audit/calls';
import type { CallInput } from '@haat/contract/core/endpoint';
import { tags } from '../../../core/cache/cache.ts';
import { openHaat } from '../../../testing/harness.ts';
import { phonePhoto } from '../../../testing/samples/photos.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;

const words = { title: 'Dashain at home', summary: 'What to prepare', body: '<p>Tika</p>' };

async function anOwner() {
  const shop = await make.aShop();
  const admin = await make.anAdmin({ shop });
  const save = (over: Partial<CallInput<typeof calls.saveBlogPost>> = {}) =>
    ask(calls.saveBlogPost, { ...words, publish: false, ...over }, admin);
  const listed = async () => (await ask(listBlogPosts, {}, { shop })).body;
  const read = (slug: string) => ask(getBlogPost, { slug }, { shop });
  /** All that anybody may ask about a shop, as one text. */
  const inPublic = async () => {
    const of = { subdomain: shop.subdomain };
    const asked = [
      ask(getHome, of, { shop }),
      ask(getShopBundle, of, { shop }),
      ask(listBlogPosts, {}, { shop }),
    ];
    return JSON.stringify((await Promise.all(asked)).map(({ body }) => body));
  };
  return { shop, admin, save, listed, read, inPublic };
}

// spec: blog.1, blog.2
test('a draft is in no public answer; published it stands there with its words made harmless', async () => {
  const { shop, admin, save, listed, read, inPublic } = await anOwner();
  const dropped: string[] = [];
  const stop = haat.dependencies.changes.listen((all) => dropped.push(...all));
  const hostile = '<p>Tika<script>alert(1)</script></p>';
  const { data: draft } = (await save({ body: hostile, bodyNe: '<p>टीका</p>' })).body;
  expect(draft).toMatchObject({ slug: 'dashain-at-home', publishedAt: null, published: null, version: 1 });
  expect(draft.draft).toMatchObject({ body: '<p>Tika</p>', bodyNe: '<p>टीका</p>', titleNe: null });
  expect(await inPublic()).not.toMatch(/Dashain|Tika/);
  expect((await read('dashain-at-home')).status).toBe(404);
  // What shoppers read is as it was: no page of theirs is made anew.
  expect(dropped).toEqual([]);

  const seen = { _id: draft._id, version: draft.version };
  const { data: post } = (await save({ ...seen, publish: true })).body;
  expect(post).toMatchObject({ version: 2, draft: null, published: words });
  expect(dropped).toEqual([tags.published(shop.id)]);
  stop();
  expect((await listed()).map(({ title }) => title)).toEqual(['Dashain at home']);
  expect((await read('dashain-at-home')).body).toMatchObject({
    body: '<p>Tika</p>',
    publishedAt: post.publishedAt,
  });
  const { entries } = (await ask(listAudit, { kind: 'post' }, admin)).body;
  expect(entries.map(({ action }) => action)).toEqual(['changed', 'added']);
});

// spec: blog.1, blog.3
test('a change of a published post stays a draft until it is published too; its day and address stay', async () => {
  const { admin, save, read, inPublic } = await anOwner();
  const { data: post } = (await save({ publish: true })).body;
  const seen = { _id: post._id, version: post.version };
  const same = (await save(seen)).body.data;
  expect(same).toMatchObject({ draft: null, version: 2 });
  seen.version = same.version;
  const { data: changed } = (await save({ ...seen, title: 'Dashain abroad', slug: 'abroad' })).body;
  expect(changed).toMatchObject({ slug: post.slug, draft: { title: 'Dashain abroad' }, published: words });
  expect(await inPublic()).not.toContain('abroad');
  expect((await ask(calls.listPosts, {}, admin)).body.posts).toMatchObject([
    { _id: post._id, title: 'Dashain abroad', drafted: true, publishedAt: post.publishedAt },
  ]);
  expect((await ask(calls.readPost, { id: post._id }, admin)).body).toEqual(changed);
  await save({ ...seen, version: changed.version, title: 'Dashain abroad', publish: true });
  expect((await read(post.slug)).body).toMatchObject({
    title: 'Dashain abroad',
    publishedAt: post.publishedAt,
  });
});

// spec: blog.3
test('a post is withdrawn, which keeps its words as a draft, and deleted', async () => {
  const { admin, save, listed, read, inPublic } = await anOwner();
  const { data: post } = (await save({ publish: true })).body;
  await save({ _id: post._id, version: 1, title: 'Newer words' });
  const withdrawn = await ask(calls.withdrawBlogPost, { id: post._id, version: 2 }, admin);
  expect(withdrawn.body.data).toMatchObject({ published: null, draft: { title: 'Newer words' }, version: 3 });
  expect([await listed(), (await read(post.slug)).status]).toEqual([[], 404]);
  expect(await inPublic()).not.toContain('Newer words');
  expect((await ask(calls.deleteBlogPost, { id: post._id }, admin)).status).toBe(200);
  for (const gone of [
    await ask(calls.deleteBlogPost, { id: post._id }, admin),
    await ask(calls.readPost, { id: post._id }, admin),
    await ask(calls.withdrawBlogPost, { id: post._id, version: 3 }, admin),
    await save({ _id: post._id, version: 3 }),
  ])
    expect(gone.status).toBe(404);
});

// spec: blog.4
test('of two who edit a post the later one is told; two posts have two addresses', async () => {
  const { save } = await anOwner();
  const { data: post } = (await save()).body;
  const both = await Promise.all(['One', 'Other'].map((title) => save({ _id: post._id, version: 1, title })));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('changed-meanwhile');
  const taken = await save();
  expect([taken.body.code, Object.keys(taken.body.fields ?? {})]).toEqual(['already-there', ['slug']]);
  const nepali = (await save({ title: 'दशैं', slug: 'दशैंको टीका' })).body.data;
  expect(nepali.slug).toMatch(/^[a-z-]+$/);
  expect((await save({ title: '' })).status).toBe(400);
  expect((await save({ image: 'http://example.np/a.png' })).status).toBe(400);
});

// spec: blog.4
test("another shop's owner finds none of it, and posts are read page by page", async () => {
  const { admin, save } = await anOwner();
  const other = await anOwner();
  const ids: string[] = [];
  for (const title of ['One', 'Two', 'Three']) ids.unshift((await save({ title })).body.data._id);
  // What waits to be published comes first.
  ids.push((await save({ title: 'Four', publish: true })).body.data._id);
  const first = (await ask(calls.listPosts, { size: 2 }, admin)).body;
  const rest = (await ask(calls.listPosts, { size: 2, after: first.next! }, admin)).body;
  expect([...first.posts, ...rest.posts].map(({ _id }) => _id)).toEqual(ids);
  expect(rest.next).toBeNull();
  // Whatever becomes of the last one, the list goes on behind it.
  await ask(calls.deleteBlogPost, { id: ids[1]! }, admin);
  const behind = (await ask(calls.listPosts, { size: 2, after: first.next! }, admin)).body;
  expect(behind.posts.map(({ _id }) => _id)).toEqual(ids.slice(2));
  expect((await ask(calls.listPosts, {}, other.admin)).body.posts).toEqual([]);
  expect((await ask(calls.readPost, { id: ids[0]! }, other.admin)).status).toBe(404);
});

// spec: blog.5
test('a picture is drawn anew in the sizes that it is shown in, and what is none is refused', async () => {
  const { admin } = await anOwner();
  const image = [await phonePhoto()];
  const { body } = await ask(calls.addContentPicture, { kind: 'slider', image }, admin);
  expect(body.data.image).toMatch(/^\/uploads\/slider\/[\w-]+-1600\.webp$/);
  const small = body.data.image.replace('-1600.webp', '-480.avif');
  expect((await haat.app.inject({ url: small })).headers['content-type']).toBe('image/avif');
  const post = await ask(calls.addContentPicture, { kind: 'post', image }, admin);
  expect(post.body.data.image).toMatch(/-960\.webp$/);
  expect(
    (await haat.app.inject({ url: post.body.data.image.replace('-960.webp', '-480.avif') })).statusCode,
  ).toBe(200);
  const text = [new File(['no picture'], 'a.jpg', { type: 'image/jpeg' })];
  const refused = await ask(calls.addContentPicture, { kind: 'post', image: text }, admin);
  expect([refused.status, refused.body.code]).toEqual([400, 'photo-type']);
});

test('a post that is sent again under its key, because its answer was lost, is written once', async () => {
  const { shop, admin } = await anOwner();
  const asker = { ...admin, key: 'dashain-at-home' };
  const send = (input: CallInput<typeof calls.saveBlogPost>) => ask(calls.saveBlogPost, input, asker);
  const [first, again] = [await send({ ...words, publish: true }), await send({ ...words, publish: true })];
  expect(first.status).toBe(200);
  expect(again.body).toEqual(first.body);
  expect((await ask(listBlogPosts, {}, { shop })).body).toHaveLength(1);
  expect((await send({ ...words, title: 'Tihar', publish: true })).body.code).toBe('key-reused');
});
