import { assert } from '../core/shared/result.ts';
import type { Stores } from '../ui/app/stores.ts';
import { lazyStores } from '../ui/page/lazy-stores.ts';
import { bindWiring } from './bind-wiring.ts';
import { createContainer } from './container.ts';
import type { PageEnvironment, Provided } from './provided.ts';
import type { LazyWiring, ProvidedName, Startable, Wiring } from './wiring-row.ts';

/** How the stores of a page are made: those it has from the start, and those that are loaded when they are asked for. */
interface PageWiring {
  readonly eager: Wiring;
  readonly lazy: () => Promise<LazyWiring>;
}

/**
 * The stores of a page by name; those that are loaded later can be read from then on. What is given takes the place of
 * the row of its name.
 */
export function pageStores(given: PageEnvironment & Partial<Provided>, wiring: PageWiring): Stores {
  const { eager } = wiring;
  const container = createContainer(given, eager);
  const loaded: Partial<Record<string, unknown>> = {};
  const running = runningStores();
  const keep = (name: ProvidedName, isStarted: boolean): void => {
    const store = container.get<unknown>(name);
    loaded[name] = store;
    if (isStarted) running.add(store as Startable);
  };
  const lazy = lazyStores<ProvidedName>(async (name) => {
    if (name in loaded) return;
    const rows = await wiring.lazy();
    const row = rows[name];
    assert(row !== undefined, `nobody makes ${name}`);
    const needed = row.needs.filter((need) => need in rows);
    const [make] = await Promise.all([row.load(), lazy.ensure(needed)]);
    bindWiring(container, { [name]: { ...row, make } });
    keep(name, row.isStarted);
  });
  for (const name of Object.keys(eager) as ProvidedName[]) keep(name, eager[name]?.isStarted === true);
  const page = { language: container.get('language'), lazy, start: running.start };
  return new Proxy(Object.assign(loaded, page) as unknown as Stores, {
    get: (stores, name, receiver) => {
      assert(typeof name === 'symbol' || name in stores, `${String(name)} is read before it is loaded`);
      return Reflect.get(stores, name, receiver) as unknown;
    },
  });
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
