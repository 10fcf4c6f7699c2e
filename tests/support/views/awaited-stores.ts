import { lazyStores } from '../../../ui/page/lazy-stores.ts';
import { gate } from '../gate.ts';
import type { StoresUnderTest } from './stores-under-test.ts';

/** The stores of a page of which some are not here yet: they come when they are let in, unless they are refused. */
export function awaitedStores(stores: StoresUnderTest, awaited: readonly string[]) {
  let arrival = gate();
  let isRefused = false;
  const lazy = lazyStores<string>(async (name) => {
    if (!awaited.includes(name)) return;
    await arrival.opened;
    if (isRefused) throw new Error(`${name} was not found`);
  });
  const view = new Proxy(stores, {
    get: (real, name) => (name === 'lazy' ? lazy : (Reflect.get(real, name) as unknown)),
  });
  const settle = async (refuses: boolean): Promise<void> => {
    isRefused = refuses;
    arrival.open();
    await new Promise((resolve) => setTimeout(resolve, 0));
    arrival = gate();
  };
  return { view, letIn: async () => settle(false), refuse: async () => settle(true) };
}
