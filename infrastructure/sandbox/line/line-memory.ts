/** Which games were under a filter in each version that was handed out: what left since is known only from that. */
export interface LineMemory {
  readonly remember: (filterKey: string, version: number, ids: readonly number[]) => void;
  readonly recall: (filterKey: string, version: number) => ReadonlySet<number> | undefined;
}

const MOST_FILTERS = 300;
const MOST_VERSIONS = 60;

export function createLineMemory(): LineMemory {
  const filters = new Map<string, Map<number, ReadonlySet<number>>>();
  return {
    remember: (filterKey, version, ids) => {
      const versions = filters.get(filterKey) ?? new Map<number, ReadonlySet<number>>();
      filters.delete(filterKey);
      filters.set(filterKey, versions);
      if (!versions.has(version)) versions.set(version, new Set(ids));
      dropOldest(versions, MOST_VERSIONS);
      dropOldest(filters, MOST_FILTERS);
    },
    recall: (filterKey, version) => filters.get(filterKey)?.get(version),
  };
}

function dropOldest<Key>(entries: Map<Key, unknown>, most: number): void {
  for (const key of entries.keys()) {
    if (entries.size <= most) return;
    entries.delete(key);
  }
}
