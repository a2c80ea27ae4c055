import process from 'node:process';
import { checkContents } from '@haat/api/backup/contents';
import { fileNamed, runCommand, told, usage } from './installation.ts';

// `npm run backup:check -- FILE`: whether a file of `npm run backup` or `npm run shop:export` is as it was written, and of when.

const [given] = process.argv.slice(2);
if (given === undefined) usage('npm run backup:check -- FILE');
else
  await runCommand(async () => {
    const file = fileNamed(given);
    const { manifest, ending } = await checkContents(file);
    const what = manifest.shop ? `the shop ${manifest.shop.subdomain}` : 'all shops';
    return `${file} is as it was written: ${what} of ${manifest.createdAt}, ${told(ending)}.`;
  });
