type Answers<T extends readonly unknown[]> = { -readonly [K in keyof T]: Awaited<T[K]> };

/**
 * Sends the queries of a transaction together: it has one connection, which keeps their order, and its shop waits once
 * instead of once for each. Answers when all of them have.
 * @throws what the first of them failed with; those after it were only told that the transaction is over
 */
export async function pipelined<const T extends readonly unknown[]>(queries: T): Promise<Answers<T>> {
  const answers = (await Promise.allSettled(queries)).map((each) => {
    if (each.status === 'rejected') throw each.reason;
    return each.value;
  });
  return answers as Answers<T>;
}
