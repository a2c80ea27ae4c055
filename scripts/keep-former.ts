// Before a build: the files of the one before are put aside, so that pages which are open go on for a day.
import { cp, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const apps = join(import.meta.dirname, '../apps');
const day = 86_400_000;

/**
 * Keeps a build's files beside those of the builds before, each until a day after it was last part of the newest one.
 * @param newest the folder of the build that is about to be replaced
 * @param former where they are kept: not in the build's own folder, which is emptied
 * @param now in milliseconds since 1970
 */
export async function keepFormer(newest: string, former: string, now: number): Promise<void> {
  await mkdir(former, { recursive: true });
  const names = await readdir(former);
  await Promise.all(
    names.map(async (name) => {
      const { mtimeMs } = await stat(join(former, name));
      if (now - mtimeMs > day) await rm(join(former, name));
    }),
  );
  const files = await readdir(newest).catch(() => []);
  await Promise.all(
    files.map(async (name) => {
      await cp(join(newest, name), join(former, name));
      await utimes(join(former, name), now / 1000, now / 1000);
    }),
  );
}

/** Where each app's build writes its files, and where those of the builds before are looked for (`apps/shop/built-files.ts`). */
const folders: Record<string, [newest: string, former: string]> = {
  storefront: ['storefront/build/client/assets', 'shop/build/former'],
  desk: ['desk/build/client/desk/assets', 'shop/build/former-desk'],
};

if (import.meta.main) {
  const app = process.argv[2] ?? '';
  const [newest, former] = folders[app] ?? [];
  if (!newest || !former)
    throw new Error(`whose? node scripts/keep-former.ts ${Object.keys(folders).join('|')}`);
  await keepFormer(join(apps, newest), join(apps, former), Date.now());
}
