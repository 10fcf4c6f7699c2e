/** REL-34 What a reply names twice counts once: two of one id would be mistaken for each other with the next change. */
export function firstOfEach<Item extends { readonly id: string | number }>(items: readonly Item[]): readonly Item[] {
  const unseen = new Set(items.map(({ id }) => id));
  if (unseen.size === items.length) return items;
  return items.filter(({ id }) => unseen.delete(id));
}
