import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { filesOfTheShop } from './chunks.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    // The service worker's build reads in it which files belong together.
    manifest: true,
    assetsInlineLimit: 0,
    // What a first visit needs is named by the router; the helper for the rest costs every visitor a kilobyte.
    modulePreload: false,
  },
  ssr: { noExternal: [/^@haat\//] },
  // Known from the start, so that a first visit while developing is not reloaded halfway.
  optimizeDeps: { include: ['react-toastify', 'zod/mini'], exclude: ['lucide-react'] },
  environments: {
    // Nobody downloads it, and what fails in it is told by its real names.
    ssr: { build: { minify: false } },
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: filesOfTheShop() } },
        },
      },
    },
  },
});
