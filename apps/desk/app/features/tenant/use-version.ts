import { useRef, useState } from 'react';
import { CallError } from '@haat/web/platform/api/call.ts';

/** What is edited, and the version of it that was seen. */
export interface Versioned<Values extends object> {
  values: Values;
  version: number;
}

/**
 * Saves what was edited upon the version that was seen. Where somebody else was faster, `conflict` has both.
 * @param read asks for what is there by then
 */
export function useVersion<Values extends object>(seen: number, read: () => Promise<Versioned<Values>>) {
  const version = useRef(seen);
  const [conflict, setConflict] = useState<{ mine: Values; theirs: Versioned<Values> } | null>(null);

  /** @throws CallError as `send` does */
  const save = async (mine: Values, send: (version: number) => Promise<{ version: number }>) => {
    try {
      const saved = await send(version.current);
      version.current = saved.version;
    } catch (error) {
      if (error instanceof CallError && error.code === 'changed-meanwhile')
        setConflict({ mine, theirs: await read() });
      throw error;
    }
  };
  /** Their change is known now: what is saved next stands above it. */
  const keepMine = () => {
    if (conflict) version.current = conflict.theirs.version;
    setConflict(null);
  };
  return { save, conflict, keepMine, dropConflict: () => setConflict(null) };
}
