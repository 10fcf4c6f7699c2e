/** Rows that share something, in the order in which they came. */
export function rowsBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): ReadonlyMap<Key, readonly Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}

/** Rows as many at once as one statement takes with all their values. */
export function inParts<Row>(rows: readonly Row[], most: number): readonly (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, part) => rows.slice(part * most, (part + 1) * most));
}
