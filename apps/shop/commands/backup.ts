import process from 'node:process';
import { backUp } from '@haat/api/backup/backup';
import { fileNamed, readInstallation, told } from './installation.ts';

// `npm run backup [-- FILE]`: all shops of the database and the uploads that the environment names, in one file.

const [given = `haat-${new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '')}.tar.gz`] =
  process.argv.slice(2);
const file = fileNamed(given);

await readInstallation(async (installation) => {
  const counted = await backUp(installation, file);
  return `${file} holds ${told(counted)}. Keep it like the database itself: it holds all that customers have told.`;
});
