import { parseArgs } from 'node:util';
import { importShop } from '@haat/api/backup/import-shop';
import { newShop } from '@haat/api/new-shop/new-shop';
import { fileNamed, runOnInstallation, told, usage } from './installation.ts';

// `npm run shop:import -- FILE [--as SUBDOMAIN]`: what `npm run shop:export` has written, beside the shops that are there.

const { values, positionals } = parseArgs({ allowPositionals: true, options: { as: { type: 'string' } } });
const [given] = positionals;
const named = newShop.shape.subdomain.safeParse(values.as);
if (given === undefined || (values.as !== undefined && !named.success))
  usage('npm run shop:import -- FILE [--as SUBDOMAIN], in small letters, digits and -');
else
  await runOnInstallation(async (installation) => {
    const { subdomain, ...counted } = await importShop(installation, fileNamed(given), { as: named.data });
    return `The shop ${subdomain} is there: ${told(counted)}.`;
  });
