import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { refusal } from '@haat/contract/core/problem';
import type { Drawing, PictureDone, PictureWork } from './picture-work.ts';

const program = fileURLToPath(new URL('picture-work.ts', import.meta.url));

// Milliseconds a picture may take: the largest that is let in takes half of it on a slow machine.
const deadlineUsually = 10_000;
const startsWithin = 30_000;
// After so many milliseconds without work the process goes, and its memory with it.
const restsFor = 20_000;

/**
 * Decodes pictures, one at a time, in a process of its own: only a process can be ended in the middle of a decoder's work
 * (a thread cannot, sharp's own deadline does not reach into AVIF), and one that a hostile file breaks is not the shop's.
 */
export class Painter {
  readonly #deadline: number;
  #process: Promise<ChildProcess> | undefined;
  #resting: NodeJS.Timeout | undefined;

  constructor(deadline = deadlineUsually) {
    this.#deadline = deadline;
  }

  /** @returns null for what cannot be read in time. @throws Refusal `unavailable` where the machine starts no process */
  async draw(work: PictureWork): Promise<Drawing | null> {
    clearTimeout(this.#resting);
    const child = await this.#running();
    try {
      return await answered(child, work, this.#deadline);
    } finally {
      this.#resting = setTimeout(() => this.#rest(child), restsFor).unref();
    }
  }

  /** It takes a moment to go: nobody gives it anything more. */
  #rest(child: ChildProcess): void {
    this.#process = undefined;
    child.kill('SIGKILL');
  }

  #running(): Promise<ChildProcess> {
    if (this.#process) return this.#process;
    const begun = started(() => {
      // Another one may have taken its place.
      if (this.#process === begun) this.#process = undefined;
    });
    this.#process = begun;
    return begun;
  }
}

async function started(gone: () => void): Promise<ChildProcess> {
  // An empty environment and no flags: it needs neither, and ours may hold secrets or a test runner's hooks.
  const child = fork(program, [], { env: {}, execArgv: [], serialization: 'advanced', stdio: 'ignore' });
  child.unref();
  child.channel?.unref();
  child.once('exit', gone);
  const ready = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), startsWithin);
    const end = (isReady: boolean) => {
      clearTimeout(timer);
      resolve(isReady);
    };
    child.once('message', () => end(true));
    child.once('exit', () => end(false));
    // Stays: what cannot be sent to a process that has just gone is told here too.
    child.on('error', () => end(false));
  });
  if (ready) return child;
  child.kill('SIGKILL');
  gone();
  throw refusal('unavailable', { retryAfter: 10 });
}

function answered(child: ChildProcess, work: PictureWork, deadline: number): Promise<Drawing | null> {
  return new Promise((resolve) => {
    const heard = (message: PictureDone) => end(typeof message === 'string' ? null : message.drawing);
    // Killed by us or by what it was given.
    const gone = () => end(null);
    const timer = setTimeout(() => child.kill('SIGKILL'), deadline);
    const end = (drawing: Drawing | null) => {
      clearTimeout(timer);
      child.off('message', heard).off('exit', gone);
      resolve(drawing);
    };
    child.once('message', heard).once('exit', gone);
    if (child.connected) child.send(work);
    else end(null);
  });
}
