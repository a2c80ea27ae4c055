// Running a command as if it were this one: its terminal, its end, its exit code. On any Node ≥ 20.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The folder of the whole checkout. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The pinned Node and the packages' commands first on PATH. @returns {NodeJS.ProcessEnv} */
export function environment() {
  return { ...process.env, PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter) };
}

let askedToEnd = false;

/** Whether somebody stopped this command. */
export const wasAskedToEnd = () => askedToEnd;

/**
 * Runs a command with this terminal and passes on the signals that reach us alone.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>} the exit code; 128 and the signal's number where a signal ended it
 */
export function run(command, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { stdio: 'inherit', cwd: root, env: environment(), ...options });
    // Ctrl-C in a terminal reaches the child by itself; a second one would cut its orderly end short.
    const inTerminal = [process.stdin, process.stdout, process.stderr].some((stream) => stream.isTTY);
    const forward = (signal) => {
      askedToEnd = true;
      if (signal !== 'SIGINT' || !inTerminal) child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);
    const watch = watchForNpm(() => forward('SIGTERM'));
    child.on('error', fail);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, forward);
      done(code ?? 128 + constants.signals[signal]);
    });
  });
}

/**
 * npm runs us through a shell that passes no signal on: `kill` of npm ends npm and that shell, and leaves us behind.
 * @param {() => void} gone called once when that has happened
 */
function watchForNpm(gone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    gone();
  }, 250);
  return watch.unref();
}
