import { useState } from 'react';

/**
 * Rows of a list as the shop answered to what was changed here: they count until the list is loaded anew, which knows of them
 * and of what others have changed since.
 * @param page the list as it was loaded
 */
export function useChangedRows<Row extends { _id: string }>(page: unknown) {
  const [changed, setChanged] = useState({ page, rows: new Map<string, Row>() });
  const rows = changed.page === page ? changed.rows : null;
  return {
    now: (id: string): Row | undefined => rows?.get(id),
    take: (row: Row): void =>
      setChanged((before) => ({
        page,
        rows: new Map(before.page === page ? before.rows : []).set(row._id, row),
      })),
  };
}
