import type { Provided } from './provided.ts';

export type ProvidedName = keyof Provided;

/** How one thing of a page is made: what it needs, by name, and the function that makes it of them. */
export interface WiringRow<Made> {
  readonly needs: readonly ProvidedName[];
  readonly make: (needs: Provided) => Made;
  /** Runs by itself while the page is open: it has a `start` that returns what stops it. */
  readonly isStarted: boolean;
}

/** What several names stand for: a name that nobody provides, or that provides another type, does not compile. */
export type Wiring = { readonly [Name in ProvidedName]?: WiringRow<Provided[Name]> };

export interface Startable {
  readonly start: () => () => void;
}

/** One instance a page, made of what it names. */
export function row<const Name extends ProvidedName, Made>(
  needs: readonly Name[],
  make: (needs: Pick<Provided, Name>) => Made,
): WiringRow<Made> {
  return { needs, make, isStarted: false };
}

/** As `row`, and started once the page is hydrated. */
export function startedRow<const Name extends ProvidedName, Made extends Startable>(
  needs: readonly Name[],
  make: (needs: Pick<Provided, Name>) => Made,
): WiringRow<Made> {
  return { needs, make, isStarted: true };
}
