import { useRef, useState } from 'react';
import { wholeChangesOf } from '@haat/contract/core/audit/rules';
import { CallError } from '@haat/web/platform/api/call.ts';

export interface Versioned<Values extends object> {
  values: Values;
  version: number;
}

/**
 * Saves what was edited upon the version that was seen. Where somebody else was faster, `conflict` has both.
 * @param read asks for what is there by then
 * @param begun what the editor began with, where a version is raised by more than what is edited, as by a move: where that is
 * still so, nothing of anybody's would be lost, and it is saved upon the version that is there
 */
export function useVersion<Values extends object>(
  seen: number,
  read: () => Promise<Versioned<Values>>,
  begun?: Values,
) {
  const version = useRef(seen);
  const [conflict, setConflict] = useState<{ mine: Values; theirs: Versioned<Values> } | null>(null);

  /** @throws CallError as `send` does */
  const save = async (mine: Values, send: (version: number) => Promise<{ version: number }>) => {
    try {
      version.current = (await send(version.current)).version;
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'changed-meanwhile')) throw error;
      const theirs = await read();
      const isThere = (values: Values) => wholeChangesOf(theirs.values, values).length === 0;
      // What is there already is what was sent: only its answer was lost.
      if (!isThere(mine) && !(begun && isThere(begun))) {
        setConflict({ mine, theirs });
        throw error;
      }
      version.current = (await send(theirs.version)).version;
    }
  };
  /** Their change is known now: what is saved next stands above it. */
  const keepMine = () => {
    if (conflict) version.current = conflict.theirs.version;
    setConflict(null);
  };
  return {
    ...{ save, conflict, keepMine, dropConflict: () => setConflict(null) },
    /** Which version is edited, for what is kept of it. */
    seen: () => version.current,
  };
}

/**
 * What is saved upon which version: of what was edited, or of what has come of it since, where only the answer was lost; nothing of
 * what is new.
 */
export function upon(
  edited: { _id: string } | null,
  known: { _id: string; version: number } | null,
  version: number,
): { _id?: string; version?: number } {
  if (known) return { _id: known._id, version: Math.max(version, known.version) };
  return edited ? { _id: edited._id, version } : {};
}
