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

/** A new one, with all that an owner can have where the row is about what is somebody's. */
async function newScene(row: Row): Promise<Scene> {
  const scene = new Scene(stage);
  if (isPrivate(row)) await scene.furnish();
  return scene;
}

/**
 * Asks as the owner would ask, with the token of another one.
 * @param cookie of the owner's, where the asker has it
 */
async function play(row: Row, scene: Scene, name: AskerName, cookie?: (owner: MadePerson) => string) {
  const asker = await scene.asker(name);
  if (cookie) asker.headers = { cookie: cookie(await scene.owner()) };
  const input = await row.input(scene);
  // Reading changes nothing: what only reads is spared the looking.
  const look = async () => (row.method === 'POST' ? kept(scene) : null);
  const before = await look();
  const { status, body } = row.endpoint
    ? await haat.ask(row.endpoint, input, asker)
    : await haat.send(row.method, row.path.replace('*', picture), undefined, asker);
  if (name === 'owner' || (status < 400 && row.touches[name])) return status;
  expect(await look(), `what ${name} did to the owner`).toEqual(before);
  for (const secret of await scene.secrets())
    expect(JSON.stringify(body), `what ${name} reads of the owner`).not.toContain(secret);
  return status;
}

/**
 * Asks as each of them, in the table's order of askers. Who only reads or should be refused leaves the scene as it was for the
 * next one; who changes something has a scene of their own.
 */
async function playAll(
  row: Row,
  names: readonly AskerName[],
  cookie?: (owner: MadePerson) => string,
): Promise<number[]> {
  const expected = byAsker(statusesOf(row));
  const leavesAsItWas = (name: AskerName) => row.method === 'GET' || (expected[name] ?? 0) >= 400;
  const shared = names.some(leavesAsItWas) ? await newScene(row) : null;
  const answered: number[] = [];
  for (const name of names) {
    const scene = shared && leavesAsItWas(name) ? shared : await newScene(row);
    answered.push(await play(row, scene, name, cookie));
  }
  return answered;
}

const rows = (some: Row[]) => some.map((row) => [nameOf(row), row] as const);

// spec: accounts.50, security.27
describe('who may do what', () => {
  test.each(rows(table))('%s', async (_, row) => {
    expect(byAsker(await playAll(row, askers))).toEqual(byAsker(statusesOf(row)));
  });
});

const byAsker = (statuses: number[]) => Object.fromEntries(askers.map((name, at) => [name, statuses[at]]));

/** Cookies as a browser would have them if it could be told so: the owner's own token, and an owner who is an admin. */
function forged({ id, email, token }: MadePerson): string {
  const user = { _id: id, email, firstName: 'Owner', lastName: 'Admin', picture: null, role: 'admin' };
  const pairs = { [cookies.user]: JSON.stringify(user), [cookies.token]: token, [cookies.shop]: 'haat' };
  return Object.entries(pairs)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
}

// spec: accounts.51
describe('a forged user-detail changes nothing, nor does any cookie: only the header has authority', () => {
  test.each(rows(table.filter(isPrivate)))('%s', async (_, row) => {
    const names = ['guest', 'other', 'seller'] as const;
    const expected = byAsker(statusesOf(row));
    expect(await playAll(row, names, forged)).toEqual(names.map((name) => expected[name]));
  });
});

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
