/** Computes a value when it is first asked for. */
export function lazy<Value>(compute: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => (known ??= { value: compute() }).value;
}

/** Computes each value of a numbered series when it is first asked for. */
export function lazySeries<Value>(compute: (index: number) => Value): (index: number) => Value {
  const known = new Map<number, Value>();
  return (index) => {
    const before = known.get(index);
    if (before !== undefined || known.has(index)) return before as Value;
    const value = compute(index);
    known.set(index, value);
    return value;
  };
}
