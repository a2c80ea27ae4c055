import process from 'node:process';
import { exportShop } from '@haat/api/backup/export-shop';
import { fileNamed, readInstallation, told, usage } from './installation.ts';

// `npm run shop:export -- SUBDOMAIN FILE`: one shop of the database and the uploads that the environment names, in one file.

const [subdomain, given] = process.argv.slice(2);
if (subdomain === undefined || given === undefined) usage('npm run shop:export -- SUBDOMAIN FILE');
else
  await readInstallation(async (installation) => {
    const file = fileNamed(given);
    const counted = await exportShop(installation, subdomain, file);
    return `${file} holds the shop ${subdomain}: ${told(counted)}. Keep it like the database itself: it holds all that customers have told.`;
  });
