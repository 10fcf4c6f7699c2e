import type { Container } from 'inversify';
import { assert } from '../core/shared/result.ts';
import type { LateStoreName, LateStores, LateStoreSource } from '../ui/page/late-stores.ts';

export interface LateStoreShelf extends LateStoreSource {
  readonly take: <Name extends LateStoreName>(name: Name) => LateStores[Name];
}

/** The stores that come later; each is made once, however many ask for it at the same time. */
export function lateStores(container: Container): LateStoreShelf {
  const made: { -readonly [Name in LateStoreName]?: LateStores[Name] } = {};
  const making = new Map<LateStoreName, Promise<void>>();
  let stops: (() => void)[] | undefined;
  const keep = async <Name extends LateStoreName>(name: Name): Promise<void> => {
    const { LATE_STORE_MAKERS } = await import('./late-store-makers.ts');
    made[name] = await LATE_STORE_MAKERS[name](container);
    if (name === 'history' && made.history !== undefined) stops?.push(made.history.start());
  };
  return {
    ensure: async (names) => {
      const waits = names.map((name) => {
        const wait = making.get(name) ?? keep(name);
        making.set(name, wait);
        // a module that did not arrive may be asked for again
        return wait.catch((failure: unknown) => {
          making.delete(name);
          throw failure;
        });
      });
      await Promise.all(waits);
    },
    start: () => {
      stops = made.history === undefined ? [] : [made.history.start()];
      return () => {
        for (const stop of stops ?? []) stop();
        stops = undefined;
      };
    },
    take: (name) => {
      const store = made[name];
      assert(store !== undefined, `${name} is needed before it was asked for`);
      return store;
    },
  };
}
