import { createHash } from 'node:crypto';

/** What tells the bytes of one file from those of any other, read piece by piece. */
export async function digestOf(file: File): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of file.stream()) hash.update(piece);
  return hash.digest('hex');
}
