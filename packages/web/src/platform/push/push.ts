import { getPushKey, subscribeToPush, unsubscribeFromPush } from '@haat/contract/core/push/calls';
import type { Language } from '@haat/contract/core/language';
import { call } from '../api/call.ts';

/**
 * Whether this browser tells of what is new while the shop is not open in it. `blocked`: it was asked and said no, which only
 * its own settings change. `missing`: it cannot, as on an iPhone where the shop is not on the home screen.
 */
export type PushState = 'on' | 'off' | 'blocked' | 'missing';

// A scope of its own: it stands beside the worker that keeps pages, and controls none.
const worker = '/push-worker.js';
const scope = '/push/';

const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function subscriptionHere(): Promise<PushSubscription | null> {
  // Old engines inside of apps have the name and no worker.
  const registration = await (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.getRegistration(
    scope,
  );
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function pushState(): Promise<PushState> {
  if (!canPush()) return 'missing';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && (await subscriptionHere()) ? 'on' : 'off';
}

/**
 * Has this browser tell the account of what is new. To be called by a tap that means it: the browser asks then.
 * @throws CallError where the shop cannot be reached or does not know the browser's push service; other errors are the browser's
 */
export async function startPush(language: Language): Promise<PushState> {
  if (!canPush()) return 'missing';
  const [permission, { key }] = await Promise.all([Notification.requestPermission(), call(getPushKey, {})]);
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const registration = await navigator.serviceWorker.register(worker, { scope, updateViaCache: 'none' });
  await activeIn(registration);
  // One of another key, such as of a shop that was set up anew, cannot be used any more.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  await call(subscribeToPush, {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    language,
  });
  return 'on';
}

/** `ready` waits for a worker of this page, which this one never is. */
async function activeIn({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (active || !coming) return;
  await new Promise<void>((done) => {
    coming.addEventListener('statechange', () => coming.state === 'activated' && done());
  });
}

/** Takes this browser's part back, for who logs out: the shop's part has ended with the session. */
export async function dropPush(): Promise<void> {
  if (canPush()) await (await subscriptionHere())?.unsubscribe();
}

/** Tells nothing here any more. */
export async function stopPush(): Promise<PushState> {
  const subscription = canPush() ? await subscriptionHere() : null;
  if (subscription) {
    await call(unsubscribeFromPush, { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  return pushState();
}
