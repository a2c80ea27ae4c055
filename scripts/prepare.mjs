// What a fresh machine lacks, added: the packages, the storefront's build. Runs on any Node ≥ 20 before a package
// is installed, so it imports Node alone. When nothing is missing it costs a few milliseconds.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join, relative, sep } from 'node:path';
import process from 'node:process';
import { root, run, wasAskedToEnd } from './processes.mjs';

/** A failure that is the reader's to mend: shown as its sentence alone, without a stack. */
export class Hindrance extends Error {}

/**
 * The Node version that npm and these scripts need; the shop itself runs on the pinned one.
 * @param {string} version like `20.11.1`
 * @throws {Hindrance} below 20
 */
export function requireNode(version) {
  if (Number.parseInt(version, 10) >= 20) return;
  throw new Hindrance(`Haat needs Node 20 or newer to set itself up; this is Node ${version}.`);
}

/**
 * Installs the packages unless those of the lock file are there already.
 * @param {object} [options]
 * @param {string} [options.folder] the checkout
 * @param {boolean} [options.tools] with what only tests and checks need, which is half of it all
 * @param {(folder: string, tools: boolean) => Promise<number>} [options.install] answers its exit code
 * @returns {Promise<boolean>} whether it had to install
 * @throws {Hindrance} when the installation fails
 */
export async function ensureInstalled({ folder = root, tools = true, install = npmCi } = {}) {
  const stamp = join(folder, 'node_modules', '.haat-installed');
  const lock = readFileSync(join(folder, 'package-lock.json'));
  const withTools = createHash('sha256').update(lock).digest('hex');
  const withoutTools = `${withTools} without tools`;
  const found = textOf(stamp);
  if (found === withTools || (!tools && found === withoutTools)) return false;
  const { packages } = JSON.parse(lock.toString());
  const missing = missingPackages(folder, packages, tools);
  if (missing.length > 0) {
    console.log(`Installing the packages (${missing.length} to add or change) …`);
    const code = await install(folder, tools);
    if (code !== 0) {
      throw new Hindrance(
        `The packages could not be installed; npm's own words stand above (exit code ${code}).\n` +
          'Most often the npm registry cannot be reached: check the connection, then run the same command again.',
      );
    }
  }
  linkWorkspaces(folder, packages);
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(stamp, tools ? withTools : withoutTools);
  return missing.length > 0;
}

/**
 * Compares the lock file with what npm wrote down of its last installation, so that whoever ran `npm install`
 * does not wait for another one. Optional packages are for other platforms; npm leaves them out.
 * @param {string} folder
 * @param {Record<string, {version?: string, optional?: boolean, dev?: boolean, link?: boolean}>} packages as the lock file lists them
 * @param {boolean} tools
 * @returns {string[]}
 */
function missingPackages(folder, packages, tools) {
  const written = textOf(join(folder, 'node_modules', '.package-lock.json'));
  const installed = written === null ? {} : JSON.parse(written).packages;
  return Object.entries(packages)
    .filter(([path, { link, optional }]) => path.includes('node_modules/') && !link && !optional)
    .filter(([, { dev }]) => tools || !dev)
    .filter(([path, { version }]) => installed[path]?.version !== version || !existsSync(join(folder, path)))
    .map(([path]) => path);
}

/**
 * A workspace that is new needs a link and no npm.
 * @param {string} folder
 * @param {Record<string, {link?: boolean, resolved?: string}>} packages
 */
function linkWorkspaces(folder, packages) {
  for (const [path, { link, resolved }] of Object.entries(packages)) {
    const at = join(folder, path);
    if (!link || existsSync(at)) continue;
    mkdirSync(dirname(at), { recursive: true });
    // Windows lets everybody make a junction, which wants a whole path; elsewhere a link should survive a moved checkout.
    const windows = process.platform === 'win32';
    symlinkSync(
      windows ? join(folder, resolved) : relative(dirname(at), join(folder, resolved)),
      at,
      'junction',
    );
  }
}

/** What the builds of storefront and desk are made from. */
const buildSources = [
  'apps/storefront',
  'apps/desk',
  'packages/contract',
  'packages/web',
  'package-lock.json',
];
const notSources = new Set(['node_modules', 'build', '.react-router']);

/**
 * Builds storefront and desk unless the builds there were made from these very sources.
 * @param {string} folder the checkout
 * @param {(folder: string) => Promise<number>} build answers its exit code
 * @returns {Promise<boolean>} whether it had to build
 * @throws {Hindrance} when the build fails
 */
export async function ensureBuilt(folder = root, build = npmRunBuild) {
  const output = join(folder, 'apps', 'storefront', 'build');
  const stamp = join(output, '.made-from');
  const sources = fingerprint(folder, buildSources);
  const complete = ['storefront/build/client', 'storefront/build/server', 'desk/build/client'].every(
    (built) => existsSync(join(folder, 'apps', built)),
  );
  if (complete && textOf(stamp) === sources) return false;
  console.log('Building the storefront and the desk …');
  rmSync(stamp, { force: true });
  const code = await build(folder);
  if (code !== 0)
    throw new Hindrance(`The storefront could not be built; the reason stands above (exit code ${code}).`);
  mkdirSync(output, { recursive: true });
  writeFileSync(stamp, sources);
  return true;
}

/**
 * One hash over the names and bytes of every file below the given paths.
 * @param {string} folder
 * @param {string[]} paths relative to the folder
 */
export function fingerprint(folder, paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(join(folder, path)))) {
    hash
      .update(`${relative(folder, file).split(sep).join('/')}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  const entries = readDirectory(path);
  if (entries === null) return [path];
  return entries
    .filter(({ name }) => !notSources.has(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)],
    );
}

/** @param {string} path */
function readDirectory(path) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return null;
    throw error;
  }
}

/** @param {string} file */
function textOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/**
 * The pinned Node, or this one where it is new enough and the platform has no package of it.
 * @throws {Hindrance} when neither can run the shop
 */
export function pinnedNode() {
  const windows = process.platform === 'win32';
  const ending = `-${windows ? 'win' : process.platform}-${process.arch}`;
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const runtime of Object.keys(optionalDependencies).filter((name) => name.endsWith(ending))) {
    const file = join(root, 'node_modules', runtime, 'bin', windows ? 'node.exe' : 'node');
    if (existsSync(file)) return file;
  }
  if (Number.parseInt(process.versions.node, 10) >= 26) return process.execPath;
  throw new Hindrance(
    `No Node package for ${process.platform} on ${process.arch} came with the installation. ` +
      'Install Node 26 or newer on this machine, then run the same command again.',
  );
}

/** Somebody who stops the set-up wants no advice on what went wrong with it. @param {number} code */
const orEnd = (code) => (wasAskedToEnd() ? process.exit(code || 1) : code);

/** npm as it called us, else the one on PATH; never on a Node that the installation is about to replace. */
function npm(args, folder) {
  const bin = join(root, 'node_modules', '.bin');
  const PATH = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => entry !== bin)
    .join(delimiter);
  const options = { cwd: folder, env: { ...process.env, PATH } };
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script && node && existsSync(script)) return run(node, [script, ...args], options).then(orEnd);
  const running = run('npm', args, { ...options, shell: process.platform === 'win32' });
  return running.then(orEnd, (error) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Hindrance('npm is missing: it comes with Node; install both, then run the same command again.');
  });
}

const npmCi = (folder, tools) =>
  npm(['ci', '--no-audit', '--no-fund', tools ? '--include=dev' : '--omit=dev'], folder);
/** Both at once: neither needs the other, and much of each waits for one core. */
async function npmRunBuild(folder) {
  const apps = ['apps/storefront', 'apps/desk'];
  const codes = await Promise.all(apps.map((app) => npm(['run', '--silent', 'build', '-w', app], folder)));
  return Math.max(...codes);
}

/**
 * Everything before the first line of a command's own work.
 * @param {{build: boolean, tools?: boolean}} needs
 */
export async function prepare({ build, tools }) {
  requireNode(process.versions.node);
  await ensureInstalled({ tools });
  if (build) await ensureBuilt();
}

/**
 * Runs a script's main function: its exit code becomes ours, a hindrance is shown as one sentence.
 * @param {() => Promise<number>} main
 */
export function begin(main) {
  main().then(
    (code) => process.exit(code),
    (error) => {
      console.error(error instanceof Hindrance ? `\n${error.message}` : error);
      process.exit(1);
    },
  );
}
