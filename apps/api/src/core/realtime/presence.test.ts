import { EventEmitter } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { collectedLog } from '../../testing/log.ts';
import { wire } from '../../testing/servers/wire.ts';
import type { BusTransport } from '../bus/bus.ts';
import { ConnectedBus } from '../bus/connected-bus.ts';
import { sharedPresence } from './presence.ts';
import { ofVendor, roomOf } from './rooms.ts';

const shopId = '01890000-0000-7000-8000-000000000001';
const vendor = { shopId, vendorId: '01890000-0000-7000-8000-000000000002' };

/** The rooms of a process, as Socket.IO's adapter holds and tells of them. */
class Rooms extends EventEmitter {
  readonly rooms = new Map<string, Set<string>>();

  openDesk() {
    const room = roomOf(vendor.shopId, ofVendor(vendor.vendorId));
    this.rooms.set(room, new Set(['desk']));
    this.emit('create-room', room);
  }
}

async function aProcess(transport: BusTransport) {
  const bus = new ConnectedBus(transport, collectedLog([]));
  const rooms = new Rooms();
  const presence = sharedPresence(rooms, bus);
  const told: boolean[] = [];
  presence.onChange((_, online) => void told.push(online));
  await bus.open();
  return { bus, rooms, told, isOnline: () => presence.isOnline(vendor) };
}

// spec: market.5
test('while the processes do not hear each other, a desk at another one is online for half a minute more, and again when they do', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { plug, cut, mend } = wire();
  const opening = [aProcess(plug().transport), aProcess(plug().transport)] as const;
  await vi.advanceTimersByTimeAsync(50);
  const [here, there] = await Promise.all(opening);
  there.rooms.openDesk();
  await vi.advanceTimersByTimeAsync(50);
  expect([await here.isOnline(), here.told]).toEqual([true, [true]]);

  cut();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(await here.isOnline()).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([await here.isOnline(), here.told]).toEqual([false, [true, false]]);
  // Its own desk is where it was.
  expect(await there.isOnline()).toBe(true);

  mend();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([await here.isOnline(), here.told]).toEqual([true, [true, false, true]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(here.told).toEqual([true, false, true]);

  // One that dies meanwhile never comes back.
  cut();
  await there.bus.close();
  await vi.advanceTimersByTimeAsync(30_000);
  mend();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([await here.isOnline(), here.told]).toEqual([false, [true, false, true, false]]);
  await here.bus.close();
});
