import type { Container } from 'inversify';
import { assert } from '../core/shared/result.ts';
import type { Stores } from '../ui/app/stores.ts';
import { LAZY_STORE_NAMES, lazyStores, type LazyStoreName, type LazyStoreSource } from '../ui/page/lazy-stores.ts';
import { bindWiring } from './bind-wiring.ts';
import { EAGER_STORE_NAMES, EAGER_WIRING } from './eager-wiring.ts';
import type { ProvidedName, Startable, Wiring } from './wiring-row.ts';

/** The stores of a page by name; those that are loaded later can be read from then on. */
export function pageStores(container: Container): Stores {
  const loaded = new Map<ProvidedName, unknown>();
  const running = runningStores();
  const keep = (names: readonly ProvidedName[], wiring: Wiring): void => {
    for (const name of names) {
      const store = container.get<unknown>(name);
      loaded.set(name, store);
      if (wiring[name]?.isStarted === true) running.add(store as Startable);
    }
  };
  const load = async (name: LazyStoreName): Promise<void> => {
    const { LAZY_WIRING } = await import('./lazy-wiring.ts');
    const wiring = await LAZY_WIRING[name]();
    bindWiring(container, wiring);
    keep([name], wiring);
  };
  const lazy: LazyStoreSource = { ...lazyStores(load), start: running.start };
  keep(EAGER_STORE_NAMES, EAGER_WIRING);
  loaded.set('lazy', lazy).set('language', container.get('language'));
  const stores = Object.create(null) as Stores;
  for (const name of [...loaded.keys(), ...LAZY_STORE_NAMES]) {
    Object.defineProperty(stores, name, {
      enumerable: true,
      get: () => {
        const store = loaded.get(name);
        assert(store !== undefined, `${name} is read before it is loaded`);
        return store;
      },
    });
  }
  return stores;
}

/** The stores that run while the page is open, started in the order of the wiring. */
function runningStores() {
  const stores: Startable[] = [];
  let stops: (() => void)[] | undefined;
  return {
    add: (store: Startable): void => {
      stores.push(store);
      stops?.push(store.start());
    },
    start: (): (() => void) => {
      stops = stores.map((store) => store.start());
      return () => {
        for (const stop of stops?.toReversed() ?? []) stop();
        stops = undefined;
      };
    },
  };
}
