import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Runs one of our commands to its end on the data of a folder, read as quickly as this process was; `typed` is what its caller
 * types, `env` what else its environment says, and `hear` gets each thing it says at once.
 */
export async function runCommand(
  [file, ...args]: [file: string, ...args: string[]],
  dataDir: string,
  {
    typed = '',
    env = {},
    hear,
  }: { typed?: string; env?: Record<string, string>; hear?: (words: string) => void } = {},
): Promise<{ code: number | null; said: string }> {
  const { DATABASE_URL: _, INIT_CWD: __, ...inherited } = process.env;
  const script = join(import.meta.dirname, '../commands', file);
  const running = spawn(process.execPath, [...process.execArgv, script, ...args], {
    env: { ...inherited, DATA_DIR: dataDir, ...env },
  });
  let said = '';
  for (const stream of [running.stdout, running.stderr])
    stream.on('data', (bytes) => {
      said += bytes;
      hear?.(String(bytes));
    });
  running.stdin.end(typed);
  const [code] = (await once(running, 'close')) as [number | null];
  return { code, said };
}
