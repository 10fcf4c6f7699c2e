import { ContainerModule, type Container } from 'inversify';
import type { Provided } from './provided.ts';
import type { Wiring, WiringRow } from './wiring-row.ts';

/** Loads a module of a feature: one instance of each row, made when it is first asked for. */
export function bindWiring(container: Container, wiring: Wiring): void {
  const rows = Object.entries<WiringRow<unknown>>(wiring).filter(([name]) => !container.isBound(name));
  const bindRows = new ContainerModule(({ bind }) => {
    for (const [name, { needs, make }] of rows) {
      const made = (...given: readonly unknown[]): unknown =>
        make(Object.fromEntries(needs.map((need, place) => [need, given[place]])) as unknown as Provided);
      bind(name)
        .toResolvedValue(made, [...needs])
        .inSingletonScope();
    }
  });
  container.load(bindRows);
}
