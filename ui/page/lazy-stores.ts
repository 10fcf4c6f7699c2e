import { observable, runInAction, type ObservableSet } from 'mobx';

/** Stores that few pages need: loaded with the first page or dialog that asks for them. */
export const LAZY_STORE_NAMES = [
  'consent',
  'debug',
  'availability',
  'frame',
  'game',
  'head',
  'history',
  'information',
  'maintenance',
  'printed',
  'recovery',
  'registration',
  'settingSaver',
  'signOut',
  'terms',
  'upkeep',
] as const;

export type LazyStoreName = (typeof LAZY_STORE_NAMES)[number];

/** What loads them, and starts those that run by themselves. */
export interface LazyStoreSource {
  readonly ensure: (names: readonly LazyStoreName[]) => Promise<void>;
  /** An observer hears when the store comes. */
  readonly isLoaded: (name: LazyStoreName) => boolean;
  readonly start: () => () => void;
}

/** Loads each store once, however many ask for it at the same time; one that could not be loaded may be asked for again. */
export function lazyStores(load: (name: LazyStoreName) => Promise<void>): Pick<LazyStoreSource, 'ensure' | 'isLoaded'> {
  const loaded: ObservableSet<LazyStoreName> = observable.set<LazyStoreName>();
  const loading = new Map<LazyStoreName, Promise<void>>();
  const loadNow = async (name: LazyStoreName): Promise<void> => {
    await load(name);
    runInAction(() => loaded.add(name));
  };
  const ensure = async (name: LazyStoreName): Promise<void> => {
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
