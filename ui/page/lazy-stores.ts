import { observable, runInAction, type ObservableSet } from 'mobx';

/** Fetches stores by name, whether the wiring has them from the start or loads them when they are first asked for. */
export interface LazyStoreSource<Name extends string> {
  readonly ensure: (names: readonly Name[]) => Promise<void>;
  /** An observer hears when the store comes. */
  readonly isLoaded: (name: Name) => boolean;
}

/** Loads each store once, however many ask for it at the same time; one that could not be loaded may be asked for again. */
export function lazyStores<Name extends string>(load: (name: Name) => Promise<void>): LazyStoreSource<Name> {
  const loaded: ObservableSet<Name> = observable.set<Name>();
  const loading = new Map<Name, Promise<void>>();
  const loadNow = async (name: Name): Promise<void> => {
    await load(name);
    runInAction(() => loaded.add(name));
  };
  const ensure = async (name: Name): Promise<void> => {
    const wait = loading.get(name) ?? loadNow(name);
    loading.set(name, wait);
    return wait.catch((failure: unknown) => {
      loading.delete(name);
      throw failure;
    });
  };
  return {
    ensure: async (names) => void (await Promise.all(names.map(ensure))),
    isLoaded: (name) => loaded.has(name),
  };
}
