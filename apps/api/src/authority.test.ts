import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getMyData } from '@haat/contract/account/calls';
import { cookies } from '@haat/contract/core/session';
import { askers, Scene, setStage } from './testing/authority/scene.ts';
import type { AskerName, Stage } from './testing/authority/scene.ts';
import { watchServed } from './testing/authority/served.ts';
import { table } from './testing/authority/table.ts';
import type { Row } from './testing/authority/table.ts';
import { openHaat } from './testing/harness.ts';
import type { Asker } from './testing/harness.ts';
import type { MadePerson } from './testing/makers.ts';

// Providers that are configured are served; nobody goes there.
const atProviders = { GOOGLE_CLIENT_ID: 'id', FACEBOOK_CLIENT_ID: 'id' };
const secretsAtProviders = { GOOGLE_CLIENT_SECRET: 'secret', FACEBOOK_CLIENT_SECRET: 'secret' };
const { opened: haat, served } = await watchServed(() =>
  openHaat({ env: { ...atProviders, ...secretsAtProviders } }),
);
afterAll(() => haat.close());

const picture = 'review/cup.webp';
let stage: Stage;
beforeAll(async () => {
  stage = await setStage(haat);
  await haat.dependencies.uploads.put(picture, Buffer.from('a cup'));
});

const nameOf = ({ method, path }: Row) => `${method} ${path}`;
const statusesOf = ({ may }: Row) => may.trim().split(/\s+/).map(Number);

// spec: accounts.50
test('every path that is served has its row, each row is of a path that is served, and says something of every asker', async () => {
  await haat.app.ready();
  expect(table.map(nameOf).sort()).toEqual([...new Set<string>(served)].sort());
  for (const each of table) expect(statusesOf(each), nameOf(each)).toHaveLength(askers.length);
});

/** Everything that is the owner's, without what asking for it changes; the status where the owner is gone. */
async function kept(scene: Scene) {
  const { status, body } = await haat.ask(getMyData, {}, await scene.owner());
  const { writtenAt: _, sessions, ...data } = body;
  return status === 200 ? { ...data, sessions: sessions.map(({ _id }) => _id) } : status;
}

const isPrivate = ({ endpoint }: Row) => endpoint !== null && endpoint.access !== 'public';

async function furnished(): Promise<Scene> {
  const scene = new Scene(stage);
  await scene.furnish();
  return scene;
}

/** Who only reads or is refused leaves a scene as it was: they all meet the same owner, in every row. */
let standing: Promise<Scene> | undefined;

/** One for who changes something, with all that an owner can have where the row is about what is somebody's. */
const newScene = async (row: Row) => (isPrivate(row) ? furnished() : new Scene(stage));

/** They ask with cookies of the owner's besides; all others, and all who ask for what anybody may have, have none but the shop's. */
const forgers: readonly AskerName[] = ['guest', 'other', 'seller'];

/**
 * Asks as some of them, one after another in the same scene, with what the owner would ask for and their own tokens.
 * @returns their statuses
 */
async function playIn(scene: Scene, row: Row, names: readonly AskerName[]) {
  const asking: { name: AskerName; asker: Asker; input: unknown }[] = [];
  for (const name of names) {
    const asker = await scene.asker(name);
    if (isPrivate(row) && forgers.includes(name)) asker.headers = { cookie: forged(await scene.owner()) };
    asking.push({ name, asker, input: await row.input(scene) });
  }
  const isIn = ({ name }: { name: AskerName }) => (byAsker(statusesOf(row))[name] ?? 0) < 400;
  const mayTouch = ({ name }: { name: AskerName }) => name === 'owner' || row.touches[name];
  // Reading changes nothing: what only reads is spared the looking.
  const looks = row.method === 'POST' && !asking.some((each) => isIn(each) && mayTouch(each));
  const look = async () => (looks ? kept(scene) : null);
  const before = await look();
  const statuses: Partial<Record<AskerName, number>> = {};
  for (const { name, asker, input } of asking) {
    const { status, body } = row.endpoint
      ? await haat.ask(row.endpoint, input, asker)
      : await haat.send(row.method, row.path.replace('*', picture), undefined, asker);
    statuses[name] = status;
    if (name === 'owner' || (status < 400 && row.touches[name])) continue;
    for (const secret of await scene.secrets())
      expect(JSON.stringify(body), `what ${name} reads of the owner`).not.toContain(secret);
  }
  expect(await look(), `what ${names.join(', ')} did to the owner`).toEqual(before);
  return statuses;
}

/** @returns the status of each asker */
async function playAll(row: Row) {
  const expected = byAsker(statusesOf(row));
  const leavesAsItWas = (name: AskerName) => row.method === 'GET' || (expected[name] ?? 0) >= 400;
  standing ??= furnished();
  const answered = await playIn(await standing, row, askers.filter(leavesAsItWas));
  for (const name of askers)
    if (!leavesAsItWas(name)) Object.assign(answered, await playIn(await newScene(row), row, [name]));
  return answered;
}

// spec: accounts.50, accounts.51, security.27
describe('who may do what, by their header alone: a forged user-detail changes nothing, nor does any cookie', () => {
  test.each(table.map((row) => [nameOf(row), row] as const))('%s', async (_, row) => {
    expect(await playAll(row)).toEqual(byAsker(statusesOf(row)));
  });
});

const byAsker = (statuses: (number | undefined)[]) =>
  Object.fromEntries(askers.map((name, at) => [name, statuses[at]]));

/** Cookies as a browser would have them if it could be told so: the owner's own token, and an owner who is an admin. */
function forged({ id, email, token }: MadePerson): string {
  const user = { _id: id, email, firstName: 'Owner', lastName: 'Admin', picture: null, role: 'admin' };
  const pairs = { [cookies.user]: JSON.stringify(user), [cookies.token]: token, [cookies.shop]: 'haat' };
  return Object.entries(pairs)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
}

// spec: accounts.50
test('what anybody may read is the same for everybody in a shop', async () => {
  const scene = new Scene(stage);
  const everybody: Asker[] = [];
  for (const name of askers) if (name !== 'abroad') everybody.push(await scene.asker(name));
  await scene.furnish();
  for (const { endpoint, input: inputOf } of table) {
    if (endpoint?.method !== 'GET' || endpoint.access !== 'public') continue;
    const input = await inputOf(scene);
    const answers = new Set<string>();
    for (const asker of everybody) answers.add(JSON.stringify((await haat.ask(endpoint, input, asker)).body));
    expect(answers.size, endpoint.path).toBe(1);
  }
});
