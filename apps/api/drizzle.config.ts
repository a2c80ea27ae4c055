import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/core/**/tables.ts', './src/features/**/tables.ts'],
  out: './migrations',
});
