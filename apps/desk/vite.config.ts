import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { filesOfTheDesk } from './chunks.ts';

/** Where the shop's process listens while the desk is developed: `npm run dev -w apps/desk` beside `npm start`. */
const shop = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    // Beside the storefront's files, which lie under /assets.
    assetsDir: 'desk/assets',
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: filesOfTheDesk() } } } },
    },
  },
  server: {
    proxy: {
      '/api': shop,
      '/uploads': shop,
      '/desk/theme.css': shop,
      '/socket.io': { target: shop, ws: true },
    },
  },
});
