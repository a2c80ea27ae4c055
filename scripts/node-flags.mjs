// How Node runs the shop (docs/decisions/0031-v8-leaves-a-core-free.md).
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/**
 * The flags of a shop's process on a machine of so many cores.
 * @param {number} cores
 * @returns {string[]}
 */
export const nodeFlags = (cores = availableParallelism()) => [
  // What is read at start is young for a moment only: half the default room for it spares 40 MB for good.
  '--max-semi-space-size=8',
  // It begins with a quarter of that, not with V8's own one megabyte: a start is over sooner by a twentieth.
  '--min-semi-space-size=2',
  // Code that nobody has run for some collections stays compiled: pages, in a shop that was busy with something else.
  '--no-flush-bytecode',
  // V8's helpers, four by default, leave one core to the thread that answers.
  `--v8-pool-size=${Math.min(4, Math.max(1, cores - 1))}`,
];

/**
 * The environment of a shop's process: where Node keeps what it has compiled, and how glibc, where that is the C library,
 * keeps memory that was given back (docs/decisions/0031-v8-leaves-a-core-free.md).
 * @type {Record<string, string>}
 */
export const shopEnvironment = {
  // Threads read it, too. Where nothing can be written, all is compiled anew.
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/haat/compiled', import.meta.url)),
  // What one thread has given back any other one takes: compressing and collecting garbage have threads of their own.
  MALLOC_ARENA_MAX: '1',
  // Buffers of a megabyte and more go back to the machine at once. By itself glibc keeps up to 64 MB after the first large one.
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};
