import { eq, inArray, sql } from 'drizzle-orm';
import { io } from 'socket.io-client';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import {
  acceptCounter,
  answerOffer,
  askQuestion,
  deleteQuestion,
  makeOffer,
  replyToQuestion,
} from '@haat/contract/inquiry/calls';
import { openHaat } from '../../testing/harness.ts';
import { heardBy, openListeners } from '../../testing/servers/listener.ts';
import type { Listener } from '../../testing/servers/listener.ts';
import { aTalk } from '../../testing/talks.ts';
import type { Talk } from '../../testing/talks.ts';
import { offers } from './tables.ts';

const haat = await openHaat();
const { port, connect } = await openListeners(haat);
afterAll(() => haat.close());
const { make, ask } = haat;

const talk = () => aTalk(haat);
const joined = ({ socket }: Listener, room: unknown) => socket.timeout(3_000).emitWithAck('joinRoom', room);
async function dialog({ shopper, room }: Talk): Promise<Listener> {
  const listener = connect({ token: shopper.token });
  expect(await joined(listener, room)).toMatchObject({ joined: true });
  return listener;
}
async function desk({ seller, product }: Talk): Promise<Listener> {
  const listener = connect({ token: seller.token });
  await listener.socket.timeout(3_000).emitWithAck('deskOpen', product.vendor.id);
  return listener;
}

// spec: 7.27
test.each([
  { way: 'as one object', send: (said: object) => [said] },
  { way: 'one by one', send: (said: object) => Object.values(said) },
])(
  'a client that knows the specification, the websocket and the token in the handshake says whose it is, joins, types, asks and hears; it sends fields $way',
  async ({ send }) => {
    const { shopper, seller, room, about } = await talk();
    const open = (token: string) => {
      const socket = io(`http://127.0.0.1:${port}`, {
        ...{ transports: ['websocket'], auth: { token }, forceNew: true },
        extraHeaders: { cookie: 'subdom=haat' },
      });
      onTestFinished(() => void socket.disconnect());
      const heard: [string, unknown][] = [];
      socket.onAny((event: string, said: unknown) => heard.push([event, said]));
      return { socket, heard };
    };
    const [mine, theirs] = [open(shopper.token), open(seller.token)];
    mine.socket.emit('newUser', shopper.id);
    for (const { socket } of [mine, theirs]) socket.emit('joinRoom', ...send(room));
    await expect.poll(() => [mine, theirs].every(({ heard }) => heard.length >= 2)).toBe(true);
    mine.socket.emit('userTyping', ...send(room));
    mine.socket.emit('userStoppedTyping', ...send(room));
    const { body } = await ask(askQuestion, { ...about, content: 'Is it new?' }, shopper);
    mine.socket.emit('NewQuestion', ...send({ ...about, content: 'Is it new?' }));
    await expect
      .poll(() => theirs.heard)
      .toEqual(
        expect.arrayContaining([
          ['userTyping', room],
          ['userStoppedTyping', room],
        ]),
      );
    theirs.socket.emit('vendorTyping', ...send(room));
    theirs.socket.emit('vendorStoppedTyping', ...send(room));
    await ask(replyToQuestion, { questionId: body.data._id, content: 'It is.' }, seller);
    await expect
      .poll(() => mine.heard)
      .toEqual(
        expect.arrayContaining([
          ['vendorTyping', room],
          ['vendorStoppedTyping', room],
          ['Vendormessage', { content: 'It is.', questionId: body.data._id }],
        ]),
      );
    for (const { heard } of [mine, theirs])
      expect(heard.map(([event]) => event)).not.toContain('serverMessage');
    // Nobody hears oneself.
    expect(mine.heard.map(([event]) => event)).not.toContain('userTyping');
  },
);

// spec: market.4
test('both sides hear that a conversation has changed, and the desk that there is something new, each once', async () => {
  const here = await talk();
  const [mine, theirs] = [await dialog(here), await desk(here)];
  const { body } = await ask(askQuestion, { ...here.about, content: 'Is it new?' }, here.shopper);
  const news = { kind: 'question', _id: body.data._id };
  expect(await theirs.next('deskNews')).toEqual(news);
  // As the shopper's page says after it, which is nothing new to the desk.
  await mine.socket.timeout(3_000).emitWithAck('NewQuestion', { ...here.about, content: 'Is it new?' });
  await ask(deleteQuestion, { questionId: body.data._id }, here.shopper);
  await ask(deleteQuestion, { questionId: body.data._id }, here.shopper);
  // What was asked travels along to who knows all before it; what is gone is looked for.
  const change = { since: '0', next: '1', question: body.data };
  for (const each of [mine, theirs])
    await expect
      .poll(() => heardBy(each, 'conversationChanged'))
      .toEqual([{ ...here.room, change }, here.room]);
  expect(heardBy(theirs, 'deskNews')).toEqual([news]);
});

// spec: market.5
test('a vendor is online while somebody of it has the desk open, and each dialog hears it', async () => {
  const here = await talk();
  const { vendorId } = here.room;
  const early = await dialog(here);
  expect(await early.next('vendorPresence')).toEqual({ vendorId, online: false });
  // A seller who is signed in and looks at a product is no desk.
  const looking = connect({ token: here.seller.token });
  looking.socket.emit('newUser', here.seller.id);
  const [one, other] = [await desk(here), await desk(here)];
  expect(await early.next('vendorPresence')).toEqual({ vendorId, online: true });
  const late = connect({ token: here.shopper.token });
  expect(await joined(late, here.room)).toEqual({ joined: true, online: true });
  one.socket.disconnect();
  await other.socket.timeout(3_000).emitWithAck('deskClosed', vendorId);
  expect(await early.next('vendorPresence')).toEqual({ vendorId, online: false });
  expect(heardBy(early, 'vendorPresence')).toHaveLength(3);
});

// spec: market.5
test('whoever leaves a conversation hears of its vendor no more, unless they talk about something else with it', async () => {
  const here = await talk();
  const other = { ...here.room, productId: (await make.aProduct({ vendor: here.product.vendor })).id };
  const mine = await dialog(here);
  await joined(mine, other);
  const left = (room: unknown) => mine.socket.timeout(3_000).emitWithAck('leaveRoom', room);
  const presence = () => heardBy(mine, 'vendorPresence');
  await left(here.room);
  const theirs = await desk(here);
  await expect.poll(presence).toContainEqual({ vendorId: here.room.vendorId, online: true });
  await left(other);
  const heard = presence().length;
  await theirs.socket.timeout(3_000).emitWithAck('deskClosed', here.room.vendorId);
  // What is told before comes before.
  await left(other);
  expect(presence()).toHaveLength(heard);
});

// spec: market.6
test('a room of others is not joined, and nothing of it is heard or said: the reason is', async () => {
  const [here, there] = [await talk(), await talk()];
  const [mine, theirs] = [await dialog(here), await desk(here)];
  const elsewhere = await make.aShop();
  const cases: [Listener, object, string][] = [
    [connect({}), here.room, 'login first'],
    [connect({ token: 'made up' }), here.room, 'login first'],
    [connect({ token: there.shopper.token }), here.room, 'another account'],
    [connect({ token: there.seller.token }), here.room, 'another account'],
    [connect({ token: here.shopper.token }, { shop: elsewhere.subdomain }), here.room, 'login first'],
    [connect({ token: here.shopper.token }), { ...here.room, vendorId: there.room.vendorId }, 'not here'],
    [connect({ token: here.seller.token }), { ...here.room, productId: there.room.productId }, 'not here'],
    [connect({ token: here.shopper.token }), { ...here.room, productId: 7 }, 'not be understood'],
  ];
  for (const [stranger, room, reason] of cases) {
    stranger.socket.emit('joinRoom', room);
    expect(await stranger.next('serverMessage')).toContain(reason);
    for (const event of ['userTyping', 'vendorTyping', 'deskOpen'] as const)
      stranger.socket.emit(event, event === 'deskOpen' ? there.room.vendorId.replace(/^./, '0') : here.room);
    stranger.socket.emit('NewQuestion', { ...here.about, content: 'Look!' });
    stranger.socket.emit('Vendormessage', { content: 'Send money', questionId: here.room.userId });
  }
  await Promise.all(cases.map(([{ socket }]) => socket.timeout(3_000).emitWithAck('leaveRoom', here.room)));
  const { body } = await ask(askQuestion, { ...here.about, content: 'Between us' }, here.shopper);
  await ask(replyToQuestion, { questionId: body.data._id, content: 'Yes' }, here.seller);
  await mine.next('Vendormessage');
  await theirs.next('deskNews');
  for (const [stranger] of cases)
    expect(stranger.heard.filter(([event]) => !['receiveGreet', 'serverMessage'].includes(event))).toEqual(
      [],
    );
  for (const each of [mine, theirs])
    expect(each.heard.filter(([event]) => event.endsWith('Typing'))).toEqual([]);
  expect(heardBy(theirs, 'conversationChanged')).toHaveLength(2);
  // However often it happens, a connection is written about once.
  const refused = haat.log.filter(({ message }) => message === 'an event was refused');
  expect(refused).toHaveLength(cases.length);
});

// spec: market.6
test('a thousand events a second end their connection, are logged once, and harm nobody else', async () => {
  const here = await talk();
  const [mine, noisy] = [await dialog(here), await dialog(here)];
  for (let n = 0; n < 1_000; n += 1) noisy.socket.emit('userTyping', here.room);
  expect(await noisy.next('serverMessage')).toContain('too much at once');
  await expect.poll(() => noisy.socket.connected).toBe(false);
  const cutOff = () =>
    haat.log.filter(({ message }) => message === 'a connection that said too much was cut off');
  expect(cutOff()).toHaveLength(1);
  // Somebody who types quickly for ten seconds is none of them.
  for (let n = 0; n < 90; n += 1) mine.socket.emit('userTyping', here.room);
  // Answered after all of them.
  expect(await joined(mine, here.room)).toMatchObject({ joined: true });
  expect(haat.log.filter(({ level }) => level === 'error')).toEqual([]);
});

// spec: market.11
test('both sides hear where an offer is now, and an answer in words too, each once', async () => {
  const here = await aTalk(haat, { price: 2_000 });
  const [mine, theirs] = [await dialog(here), await desk(here)];
  const { vendor, product } = here.about;
  const { body } = await ask(makeOffer, { vendor, product, amount: 1_700 }, here.shopper);
  const { _id: offerId } = body.data.offer!;
  expect(await theirs.next('deskNews')).toEqual({ kind: 'offer', _id: body.data._id });
  const answer = { offerId, move: 'counter', amount: 1_850 } as const;
  for (let n = 0; n < 2; n += 1) await ask(answerOffer, answer, here.seller);
  for (let n = 0; n < 2; n += 1) await ask(acceptCounter, { offerId }, here.shopper);
  const moves = ['countered', 'accepted'].map((status) => ({ offerId, status, ...here.room }));
  for (const each of [mine, theirs]) await expect.poll(() => heardBy(each, 'offerMoved')).toEqual(moves);
  const content = 'I can sell this item for Rs. 1850';
  expect(heardBy(mine, 'Vendormessage')).toEqual([{ content, questionId: body.data._id }]);
});

// spec: market.56
test('both sides hear of an agreed price whose time is over, once, and it is open no more', async () => {
  const here = await aTalk(haat, { price: 2_000 });
  const other = await aTalk(haat, { price: 2_000 });
  const [mine, theirs] = [await dialog(here), await desk(here)];
  const makeIn = async ({ about: { vendor, product }, shopper, seller }: typeof here) => {
    const { body } = await ask(makeOffer, { vendor, product, amount: 1_700 }, shopper);
    const { _id: offerId } = body.data.offer!;
    await ask(answerOffer, { offerId, move: 'accept' }, seller);
    return offerId;
  };
  const [over, still] = [await makeIn(here), await makeIn(other)];
  const { orm } = haat.dependencies.database;
  await orm
    .update(offers)
    .set({ until: sql`now() - interval '1 second'` })
    .where(eq(offers.id, over));
  const rounds = await Promise.all([haat.expireOffers(), haat.expireOffers()]);
  expect(rounds.toSorted()).toEqual([0, 1]);
  expect(await haat.expireOffers()).toBe(0);
  const moves = ['accepted', 'expired'].map((status) => ({ offerId: over, status, ...here.room }));
  for (const each of [mine, theirs]) await expect.poll(() => heardBy(each, 'offerMoved')).toEqual(moves);
  const statuses = await orm
    .select({ id: offers.id, status: offers.status })
    .from(offers)
    .where(inArray(offers.id, [over, still]));
  expect(new Map(statuses.map(({ id, status }) => [id, status]))).toEqual(
    new Map([
      [over, 'expired'],
      [still, 'accepted'],
    ]),
  );
});

// spec: market.6
test('whoever asks for an answer gets one, also where nothing was done', async () => {
  const { room, seller } = await talk();
  const listener = connect({ token: seller.token });
  expect(await joined(listener, 'junk')).toBeNull();
  expect(await joined(listener, { ...room, vendorId: room.userId })).toEqual({
    joined: false,
    online: false,
    refused: 'notYours',
  });
});
