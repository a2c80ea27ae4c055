/**
 * Remembers what a function makes of an object, for as long as the object is there; from the second time on that it is asked.
 * V8 keeps the values of a `WeakMap` until it collects all garbage, also those whose object is long gone: what is asked for once,
 * as an answer mostly is, would make each small collection dear, and the large ones frequent. A `WeakSet` keeps nothing.
 */
export function weakMemo<Key extends object, Value extends object | string>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const asked = new WeakSet<Key>();
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const before = made.get(key);
    if (before !== undefined) return before;
    const value = make(key);
    if (asked.has(key)) made.set(key, value);
    else asked.add(key);
    return value;
  };
}
