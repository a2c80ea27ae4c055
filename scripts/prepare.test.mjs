import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Hindrance, ensureBuilt, ensureInstalled, fingerprint, requireNode } from './prepare.mjs';
import { run } from './processes.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'haat-prepare-'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

const write = (path, text) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const lockOf = (packages) => JSON.stringify({ packages: { '': {}, ...packages } });

/** Does what npm does as far as the next look can tell. */
const installer = () => {
  const counter = { times: 0 };
  const install = async (_, tools) => {
    counter.times += 1;
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
    const chosen = Object.fromEntries(Object.entries(packages).filter(([, { dev }]) => tools || !dev));
    for (const path of Object.keys(chosen)) mkdirSync(join(folder, path), { recursive: true });
    write('node_modules/.package-lock.json', JSON.stringify({ packages: chosen }));
    return 0;
  };
  return { counter, install };
};

describe('the packages', () => {
  // spec: opens.29
  test('a fresh clone is installed once, the second start finds everything there', async () => {
    const { counter, install } = installer();
    write('package-lock.json', lockOf({ 'node_modules/a': { version: '1.0.0' } }));
    expect(await ensureInstalled({ folder, install })).toBe(true);
    expect(await ensureInstalled({ folder, install })).toBe(false);
    expect(counter.times).toBe(1);
  });

  test('a pulled change of the lock file installs again', async () => {
    const { counter, install } = installer();
    write('package-lock.json', lockOf({ 'node_modules/a': { version: '1.0.0' } }));
    await ensureInstalled({ folder, install });
    write('package-lock.json', lockOf({ 'node_modules/a': { version: '1.1.0' } }));
    expect(await ensureInstalled({ folder, install })).toBe(true);
    expect(counter.times).toBe(2);
  });

  test('whoever ran npm install by hand does not wait for another installation', async () => {
    const { counter, install } = installer();
    write('package-lock.json', lockOf({ 'node_modules/a': { version: '1.0.0' } }));
    await install();
    expect(await ensureInstalled({ folder, install })).toBe(false);
    expect(counter.times).toBe(1);
  });

  test('a package whose folder is gone is installed again', async () => {
    const { counter, install } = installer();
    write('package-lock.json', lockOf({ 'node_modules/a': { version: '1.0.0' } }));
    await install();
    rmSync(join(folder, 'node_modules/a'), { recursive: true });
    expect(await ensureInstalled({ folder, install })).toBe(true);
    expect(counter.times).toBe(2);
  });

  test('who starts the shop waits for no tool of the tests, which come with the first test', async () => {
    const { counter, install } = installer();
    const packages = {
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '1.0.0', dev: true },
    };
    write('package-lock.json', lockOf(packages));
    expect(await ensureInstalled({ folder, tools: false, install })).toBe(true);
    expect(existsSync(join(folder, 'node_modules/b'))).toBe(false);
    expect(await ensureInstalled({ folder, tools: false, install })).toBe(false);
    expect(await ensureInstalled({ folder, install })).toBe(true);
    expect(existsSync(join(folder, 'node_modules/b'))).toBe(true);
    expect(await ensureInstalled({ folder, tools: false, install })).toBe(false);
    expect(counter.times).toBe(2);
  });

  test('packages of other platforms are not missed', async () => {
    write(
      'package-lock.json',
      lockOf({ 'node_modules/node-for-mars': { version: '1.0.0', optional: true } }),
    );
    expect(await ensureInstalled({ folder, install: () => expect.unreachable() })).toBe(false);
  });

  test('a pulled workspace is linked without an installation', async () => {
    write('packages/gifts/package.json', '{}');
    write(
      'package-lock.json',
      lockOf({ 'node_modules/@haat/gifts': { resolved: 'packages/gifts', link: true } }),
    );
    expect(await ensureInstalled({ folder, install: () => expect.unreachable() })).toBe(false);
    expect(existsSync(join(folder, 'node_modules/@haat/gifts/package.json'))).toBe(true);
  });

  // spec: opens.29
  test('without a network the reader is told what to do, and the next start tries again', async () => {
    write('package-lock.json', lockOf({ 'node_modules/a': { version: '1.0.0' } }));
    const failing = ensureInstalled({ folder, install: async () => 1 });
    await expect(failing).rejects.toThrow(Hindrance);
    await expect(failing).rejects.toThrow('check the connection');
    const { install } = installer();
    expect(await ensureInstalled({ folder, install })).toBe(true);
  });
});

describe('the build', () => {
  const builder = () => {
    const counter = { times: 0 };
    const build = async () => {
      counter.times += 1;
      write('apps/storefront/build/client/page.js', '');
      write('apps/storefront/build/server/index.js', '');
      write('apps/desk/build/client/index.html', '');
      return 0;
    };
    return { counter, build };
  };
  beforeEach(() => {
    write('package-lock.json', lockOf({}));
    write('apps/storefront/app/root.tsx', 'one');
    write('packages/contract/src/core/money.ts', 'one');
  });

  // spec: opens.29
  test('the storefront is built once for the same sources', async () => {
    const { counter, build } = builder();
    expect(await ensureBuilt(folder, build)).toBe(true);
    expect(await ensureBuilt(folder, build)).toBe(false);
    expect(counter.times).toBe(1);
  });

  test.each([
    ['a screen', () => write('apps/storefront/app/root.tsx', 'two')],
    ['a rule of the contract', () => write('packages/contract/src/core/money.ts', 'two')],
    ['a new file', () => write('apps/storefront/app/screens/home.tsx', '')],
    ['a screen of the desk', () => write('apps/desk/app/root.tsx', 'two')],
    ['what both share', () => write('packages/web/src/ui/button.tsx', 'two')],
    ['the lock file', () => write('package-lock.json', lockOf({ 'node_modules/a': {} }))],
    [
      'a build folder thrown away',
      () => rmSync(join(folder, 'apps/storefront/build/client'), { recursive: true }),
    ],
  ])('%s changed: it is built again', async (_, change) => {
    const { counter, build } = builder();
    await ensureBuilt(folder, build);
    change();
    expect(await ensureBuilt(folder, build)).toBe(true);
    expect(counter.times).toBe(2);
  });

  test('a failed build is never taken for a good one', async () => {
    const { build } = builder();
    await ensureBuilt(folder, build);
    write('apps/storefront/app/root.tsx', 'broken');
    await expect(ensureBuilt(folder, async () => 1)).rejects.toThrow('could not be built');
    write('apps/storefront/app/root.tsx', 'one');
    expect(await ensureBuilt(folder, build)).toBe(true);
  });

  test('moving bytes from one file to the next is a change', () => {
    write('one/a', 'xy');
    write('one/b', '');
    write('two/a', 'x');
    write('two/b', 'y');
    expect(fingerprint(join(folder, 'one'), ['.'])).not.toBe(fingerprint(join(folder, 'two'), ['.']));
  });
});

describe('starting', () => {
  test('a Node that is too old is named', () => {
    expect(() => requireNode('18.19.0')).toThrow('this is Node 18.19.0');
    expect(() => requireNode('20.0.0')).not.toThrow();
  });

  test('the exit code of the shop is the exit code of the command', async () => {
    expect(await run(process.execPath, ['-e', 'process.exit(7)'])).toBe(7);
  });

  // spec: opens.30
  test('a stop asked of the command reaches the shop, which ends in order', async () => {
    const ended = join(folder, 'ended');
    write(
      'shop.mjs',
      [
        `import { writeFileSync } from 'node:fs';`,
        `process.on('SIGTERM', () => { writeFileSync(${JSON.stringify(ended)}, 'in order'); process.exit(3); });`,
        `setInterval(() => {}, 1000); console.log('ready');`,
      ].join('\n'),
    );
    write(
      'command.mjs',
      [
        `import { run } from ${JSON.stringify(join(import.meta.dirname, 'processes.mjs'))};`,
        `process.exit(await run(process.execPath, [${JSON.stringify(join(folder, 'shop.mjs'))}]));`,
      ].join('\n'),
    );
    const command = spawn(process.execPath, [join(folder, 'command.mjs')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((ready) => command.stdout.once('data', ready));
    command.kill('SIGTERM');
    expect(await new Promise((exit) => command.once('exit', exit))).toBe(3);
    expect(existsSync(ended)).toBe(true);
  });

  test.skipIf(process.platform === 'win32')(
    'ending npm ends the shop, although npm tells us nothing of it',
    async () => {
      const ended = join(folder, 'ended');
      write(
        'shop.mjs',
        [
          `import { writeFileSync } from 'node:fs';`,
          `process.on('SIGTERM', () => { writeFileSync(${JSON.stringify(ended)}, 'in order'); process.exit(0); });`,
          `setInterval(() => {}, 1000); console.log('ready');`,
        ].join('\n'),
      );
      write(
        'command.mjs',
        [
          `import { run } from ${JSON.stringify(join(import.meta.dirname, 'processes.mjs'))};`,
          `process.exit(await run(process.execPath, [${JSON.stringify(join(folder, 'shop.mjs'))}]));`,
        ].join('\n'),
      );
      // The shell stays between npm and the command, as npm's own does.
      const shell = spawn('sh', ['-c', `"${process.execPath}" "${join(folder, 'command.mjs')}"; true`], {
        env: { ...process.env, npm_lifecycle_event: 'start' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await new Promise((ready) => shell.stdout.once('data', ready));
      shell.kill('SIGTERM');
      await vi.waitFor(() => expect(existsSync(ended)).toBe(true), 5_000);
    },
  );

  test('without npm on the machine the sentence says so', async () => {
    write('copy/package-lock.json', lockOf({ 'node_modules/a': { version: '1.0.0' } }));
    for (const script of ['node-flags.mjs', 'prepare.mjs', 'processes.mjs', 'start.mjs']) {
      write(`copy/scripts/${script}`, readFileSync(join(import.meta.dirname, script), 'utf8'));
    }
    write('empty/nothing', '');
    chmodSync(join(folder, 'empty/nothing'), 0o644);
    const command = spawn(process.execPath, [join(folder, 'copy/scripts/start.mjs')], {
      env: { PATH: join(folder, 'empty') },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    command.stderr.on('data', (bytes) => (said += bytes));
    expect(await new Promise((exit) => command.once('close', exit))).toBe(1);
    expect(said.trim()).toMatch(/^npm is missing/);
  });
});
