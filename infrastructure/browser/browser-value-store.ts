import type { StoredValue, ValueStore } from '../../core/shared/stored-value.ts';

/** Keeps values in the browser's storage; where that is full, off or corrupt, in memory for the life of the page. */
export function browserValueStore(window: Window): ValueStore {
  const memory = new Map<string, string>();

  const readText = (stored: StoredValue<unknown>): string | undefined =>
    memory.get(stored.key) ?? storedText(window, stored);

  function forget(stored: StoredValue<unknown>): void {
    memory.delete(stored.key);
    try {
      storageOf(window, stored)?.removeItem(stored.key);
    } catch {
      // a store that is off has nothing to forget
    }
  }

  return {
    read: (stored) => {
      const text = readText(stored);
      if (text === undefined) return undefined;
      const value = readVersioned(stored, text);
      if (value === undefined) forget(stored);
      return value;
    },
    write: (stored, value) => {
      const text = JSON.stringify({ version: stored.version, value });
      try {
        const store = storageOf(window, stored);
        if (store === undefined) throw new TypeError('storage is off');
        store.setItem(stored.key, text);
        memory.delete(stored.key);
      } catch {
        memory.set(stored.key, text);
      }
    },
    isKept: (stored) => !memory.has(stored.key) && readText(stored) !== undefined,
    remove: forget,
    watch: (stored, changed) => watchOtherTabs(window, stored, changed),
  };
}

function storageOf(window: Window, { keepFor }: StoredValue<unknown>): Storage | undefined {
  try {
    return keepFor === 'session' ? window.sessionStorage : window.localStorage;
  } catch {
    return undefined;
  }
}

function storedText(window: Window, stored: StoredValue<unknown>): string | undefined {
  try {
    return storageOf(window, stored)?.getItem(stored.key) ?? undefined;
  } catch {
    return undefined;
  }
}

function watchOtherTabs<Value>(
  window: Window,
  stored: StoredValue<Value>,
  changed: (value: Value | undefined) => void,
): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== stored.key) return;
    changed(event.newValue === null ? undefined : readVersioned(stored, event.newValue));
  };
  window.addEventListener('storage', listen);
  return () => {
    window.removeEventListener('storage', listen);
  };
}

function readVersioned<Value>(stored: StoredValue<Value>, text: string): Value | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || !('version' in kept) || !('value' in kept)) return undefined;
    if (kept.version !== stored.version) return undefined;
    const parsed = stored.parse(kept.value);
    return parsed.ok ? parsed.value : undefined;
  } catch {
    return undefined;
  }
}
