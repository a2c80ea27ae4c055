import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';

const ticksPerSecond = existsSync('/proc/self/stat')
  ? Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  : 0;

/**
 * The CPU time that a process has used so far with all its threads, in milliseconds (to 10 ms).
 * @returns null where the system does not tell (it takes Linux), or of a process that has ended
 */
export function cpuOf(pid: number): number | null {
  if (ticksPerSecond === 0 || !existsSync(`/proc/${pid}/stat`)) return null;
  // The command's name may hold spaces and brackets; what follows the last bracket are plain fields.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

/** The memory that a process holds, in KB; null where the system does not tell. */
export function residentKbOf(pid: number): number | null {
  if (ticksPerSecond === 0) return null;
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return line ? Number(line[1]) : null;
}

/** The same in MB. */
export function residentOf(pid: number): number | null {
  const held = residentKbOf(pid);
  return held === null ? null : Math.round(held / 1024);
}

/** How many files and connections a process has open; null where the system does not tell. */
export const openFilesOf = (pid: number): number | null =>
  ticksPerSecond === 0 ? null : readdirSync(`/proc/${pid}/fd`).length;

/** The memory, in MB, that a process and those it has started hold together. */
export function residentWithChildren(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return [pid, ...children.map(Number)].reduce((sum, each) => sum + (each ? (residentOf(each) ?? 0) : 0), 0);
}
