import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';

const isLinux = existsSync('/proc/self/schedstat');

/**
 * The CPU time that the threads of a process have used so far, in milliseconds, as the scheduler counts it: to the microsecond, where
 * a process's own times move by ten milliseconds.
 * @returns null where the system does not tell (it takes Linux), or of a process that has ended
 */
export function cpuOf(pid: number): number | null {
  const threads = `/proc/${pid}/task`;
  try {
    const used = readdirSync(threads).map((thread) => readFileSync(`${threads}/${thread}/schedstat`, 'utf8'));
    return used.reduce((sum, line) => sum + Number(line.split(' ')[0]), 0) / 1e6;
  } catch {
    return null;
  }
}

/** The memory that a process holds, in KB; null where the system does not tell. */
export function residentKbOf(pid: number): number | null {
  if (!isLinux) return null;
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return line ? Number(line[1]) : null;
}

/** The same in MB. */
export function residentOf(pid: number): number | null {
  const held = residentKbOf(pid);
  return held === null ? null : Math.round(held / 1024);
}

/** Who has started a process; null where the system does not tell. */
export function parentOf(pid: number): number | null {
  if (!isLinux) return null;
  const line = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return line ? Number(line[1]) : null;
}

/** How many files and connections a process has open; null where the system does not tell. */
export const openFilesOf = (pid: number): number | null =>
  !isLinux ? null : readdirSync(`/proc/${pid}/fd`).length;

/** The memory, in MB, that a process and those it has started hold together. */
export function residentWithChildren(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return [pid, ...children.map(Number)].reduce((sum, each) => sum + (each ? (residentOf(each) ?? 0) : 0), 0);
}

/**
 * Has threads of a process run on one core alone from now on, and those that they begin later.
 * @returns false where the system has no such core, does not let us choose, or the process has ended
 */
export function bindToCore(core: number, pid: number, threads: 'all' | 'main' = 'all'): boolean {
  try {
    const all = threads === 'all' ? ['-a'] : [];
    execFileSync('taskset', [...all, '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
