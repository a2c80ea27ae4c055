import process from 'node:process';
import { restore } from '@haat/api/backup/restore';
import { fileNamed, runOnInstallation, told, usage } from './installation.ts';

// `npm run restore -- FILE`: what `npm run backup` has written, into the empty database that the environment names.

const [given] = process.argv.slice(2);
if (given === undefined) usage('npm run restore -- FILE');
else
  await runOnInstallation(async (installation) => {
    const counted = await restore(installation, fileNamed(given));
    return `${told(counted)} are restored. npm start opens the shop.`;
  }, true);
