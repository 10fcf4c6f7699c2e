import type { StoredValue, ValueStore } from '../../../core/shared/stored-value.ts';

export interface MemoryValues {
  /** The storage as one of the tabs sees it: it hears of what the others write. */
  readonly tab: () => ValueStore;
  readonly texts: Map<string, string>;
}

/** The storage of one browser, as texts. */
export function memoryValues(): MemoryValues {
  const texts = new Map<string, string>();
  const watchers: { readonly tab: object; readonly key: string; readonly changed: () => void }[] = [];
  function read<Value>(stored: StoredValue<Value>): Value | undefined {
    const text = texts.get(stored.key);
    const parsed = text === undefined ? undefined : stored.parse(JSON.parse(text));
    return parsed?.ok === true ? parsed.value : undefined;
  }
  return {
    texts,
    tab: () => {
      const tab = {};
      const tell = (key: string): void => {
        for (const watcher of watchers) if (watcher.tab !== tab && watcher.key === key) watcher.changed();
      };
      return {
        read,
        write: (stored, value) => {
          texts.set(stored.key, JSON.stringify(value));
          tell(stored.key);
        },
        isKept: (stored) => texts.has(stored.key),
        remove: (stored) => {
          texts.delete(stored.key);
          tell(stored.key);
        },
        watch: (stored, changed) => {
          const watcher = {
            tab,
            key: stored.key,
            changed: () => {
              changed(read(stored));
            },
          };
          watchers.push(watcher);
          return () => void watchers.splice(watchers.indexOf(watcher), 1);
        },
      };
    },
  };
}
