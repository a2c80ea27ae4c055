import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // Every URL of the shop fits in one small file: no request for a manifest while a shopper browses.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
