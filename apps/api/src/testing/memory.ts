import { existsSync, readFileSync } from 'node:fs';

/** The most memory, in MB, that any process which this one has started ever held, with what this one took besides while something was done. */
export async function peakMemoryOf(work: () => Promise<unknown>): Promise<number> {
  const before = memoryOf(process.pid, 'VmRSS');
  let [started, own] = [0, 0];
  const timer = setInterval(() => {
    own = Math.max(own, memoryOf(process.pid, 'VmRSS') - before);
    for (const pid of readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' '))
      started = Math.max(started, memoryOf(pid, 'VmHWM'));
  }, 5);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return started + own;
}

/** In MB: now (`VmRSS`), or at most since the process began (`VmHWM`). */
function memoryOf(pid: number | string, which: 'VmRSS' | 'VmHWM'): number {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
}
