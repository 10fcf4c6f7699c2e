/** Remembers at most so many values; the one that was put in first is forgotten first. */
export interface BoundedMemory<Key, Value> {
  readonly get: (key: Key) => Value | undefined;
  readonly put: (key: Key, value: Value) => void;
  readonly obtain: (key: Key, compute: () => Value) => Value;
  readonly size: () => number;
}

export function boundedMemory<Key, Value>(limit: number): BoundedMemory<Key, Value> {
  const values = new Map<Key, Value>();
  const put = (key: Key, value: Value): void => {
    values.delete(key);
    values.set(key, value);
    if (values.size <= limit) return;
    for (const oldest of values.keys()) {
      values.delete(oldest);
      return;
    }
  };
  return {
    get: (key) => values.get(key),
    put,
    obtain: (key, compute) => {
      const known = values.get(key);
      if (known !== undefined) return known;
      const value = compute();
      put(key, value);
      return value;
    },
    size: () => values.size,
  };
}
