// How Node runs the shop (docs/decisions/0031-v8-leaves-a-core-free.md).
import { availableParallelism } from 'node:os';

/**
 * The flags of a shop's process on a machine of so many cores.
 * @param {number} cores
 * @returns {string[]}
 */
export const nodeFlags = (cores = availableParallelism()) => [
  // What is read at start is young for a moment only: half the default room for it spares 40 MB for good.
  '--max-semi-space-size=8',
  // Code that nobody has run for some collections stays compiled: pages, in a shop that was busy with something else.
  '--no-flush-bytecode',
  // V8's helpers, four by default, leave one core to the thread that answers.
  `--v8-pool-size=${Math.min(4, Math.max(1, cores - 1))}`,
];
