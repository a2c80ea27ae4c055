import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { nodeFlags } from './node-flags.mjs';

// spec: market.61
test('the helpers of V8 leave one core to the thread that answers, and Node takes the flags', () => {
  const helpers = (cores) => nodeFlags(cores).find((flag) => flag.startsWith('--v8-pool-size'));
  expect([1, 2, 4, 16].map(helpers)).toEqual([1, 1, 3, 4].map((size) => `--v8-pool-size=${size}`));
  const said = execFileSync(process.execPath, [...nodeFlags(), '-p', 'process.execArgv.length'], {
    encoding: 'utf8',
  });
  expect(Number(said)).toBeGreaterThanOrEqual(nodeFlags().length);
});
