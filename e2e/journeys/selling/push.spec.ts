import { afterAll, expect, test } from 'vitest';
import { openPushService } from '../../../apps/api/src/testing/servers/push-service.ts';
import { order, sellers, signIn, soldBy } from '../../support/api.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { useShop } from '../../support/harness.ts';
import { saying } from '../../support/messages.ts';

const service = await openPushService();
afterAll(() => service.close());
const journey = useShop({ env: { PUSH_HOSTS: service.host } });
const vendor = 'patan-handicrafts';

/**
 * The maker of this browser runs no push service that a test could reach, and without a window it asks nobody: it is allowed,
 * and subscribes with ours.
 */
const subscribesWith = ({ endpoint, keys }: ReturnType<typeof service.browser>) => `
  let here = null;
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  PushManager.prototype.getSubscription = async () => here;
  PushManager.prototype.subscribe = async () => (here = {
    endpoint: ${JSON.stringify(endpoint)},
    toJSON: () => (${JSON.stringify({ endpoint, keys })}),
    unsubscribe: async () => { here = null; return true; },
  });`;

// spec: push.5
test.each([
  {
    who: 'a seller',
    as: sellers[vendor],
    path: '/desk/settings',
    label: sayingAtDesk('ne')('push.label'),
    heard: ['order', 'test'],
  },
  {
    who: 'a shopper',
    as: 'shopper@haat.test',
    path: '/user-profile/details',
    label: saying('ne')('push.label'),
    heard: ['test'],
  },
])(
  '$who has this browser tell of what is new by one tap, and takes it back',
  async ({ as, path, label, heard }) => {
    const browser = service.browser();
    const page = await journey.open(path, {
      ...{ as, language: 'ne', width: 360, height: 740, worker: true },
      before: async (tab) => {
        await tab.addInitScript(subscribesWith(browser));
      },
    });
    const control = page.getByRole('switch', { name: label });
    await control.waitFor();
    expect(await control.isChecked()).toBe(false);
    await control.click();
    await expect.poll(() => control.isChecked()).toBe(true);
    const { token } = await signIn(journey.origin, 'shopper@haat.test');
    const { slug } = await soldBy(journey.origin, vendor);
    await order(journey.origin, token, slug, 1);
    const tryIt = page.getByRole('button', {
      name: path.startsWith('/desk') ? sayingAtDesk('ne')('settings.try') : saying('ne')('push.test'),
      exact: true,
    });
    await tryIt.last().click();
    await expect.poll(() => browser.told().map(({ tag }) => tag)).toEqual(heard);

    await control.click();
    await expect.poll(() => control.isChecked()).toBe(false);
    const before = browser.told().length;
    await order(journey.origin, token, slug, 1);
    expect(browser.told()).toHaveLength(before);
  },
);
