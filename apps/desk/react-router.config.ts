import type { Config } from '@react-router/dev/config';

// Nothing of a desk is public, so nothing is rendered on the server: one page that every address of it opens with.
export default {
  appDirectory: 'app',
  ssr: false,
} satisfies Config;
