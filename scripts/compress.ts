import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Compressed once, as hard as it goes: a phone on slow 4G gets the smallest file, the server does nothing.
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say which folder of a build to compress.');
const files = (await readdir(folder)).filter((name) => /\.(?:js|css|svg|json)$/.test(name));
await Promise.all(
  files.map(async (name) => {
    const bytes = await readFile(join(folder, name));
    const [br, gz] = await Promise.all([
      brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      zip(bytes, { level: 9 }),
    ]);
    await Promise.all([writeFile(join(folder, `${name}.br`), br), writeFile(join(folder, `${name}.gz`), gz)]);
  }),
);
