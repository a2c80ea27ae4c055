import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { expect, test } from 'vitest';
import { shopEnvironment, nodeFlags } from './node-flags.mjs';

// spec: market.61
test('the helpers of V8 leave one core to the thread that answers, and Node takes the flags', () => {
  const helpers = (cores) => nodeFlags(cores).find((flag) => flag.startsWith('--v8-pool-size'));
  expect([1, 2, 4, 16].map(helpers)).toEqual([1, 1, 3, 4].map((size) => `--v8-pool-size=${size}`));
  const said = execFileSync(process.execPath, [...nodeFlags(), '-p', 'process.execArgv.length'], {
    encoding: 'utf8',
  });
  expect(Number(said)).toBeGreaterThanOrEqual(nodeFlags().length);
});

// How many times glibc has set aside 64 MiB of addresses for what threads of their own are given, after some have been busy.
const heapsOfThreads = `
import { readFileSync } from 'node:fs';
import { deflate } from 'node:zlib';
const busy = () => new Promise((done) => deflate(Buffer.alloc(300_000), done));
await Promise.all(Array.from({ length: 16 }, busy));
const rests = readFileSync('/proc/self/maps', 'utf8').matchAll(/^([0-9a-f]+)-([0-9a-f]+) ---p/gm);
const [heap, most] = [2 ** 26, 2 ** 24];
const isOfHeap = ([from, to]) => to % heap === 0 && to - from > most;
console.log([...rests].map(([, ...ends]) => ends.map((at) => Number.parseInt(at, 16))).filter(isOfHeap).length);
`;

// spec: growth.12
test.runIf(process.report.getReport().header.glibcVersionRuntime)(
  'what one thread of a shop has given back the others take',
  () => {
    const heapsIn = (environment) => {
      const env = { ...process.env, ...environment };
      const args = ['--input-type=module', '-e', heapsOfThreads];
      return Number(execFileSync(process.execPath, args, { encoding: 'utf8', env }));
    };
    expect(heapsIn({})).toBeGreaterThan(0);
    expect(heapsIn(shopEnvironment)).toBe(0);
  },
);
