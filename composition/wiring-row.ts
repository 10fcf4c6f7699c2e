import type { Provided } from './provided.ts';

export type ProvidedName = keyof Provided;

/** How one thing of a page is made: what it needs, by name, and the function that makes it of them. */
export interface WiringRow<Made> {
  readonly needs: readonly ProvidedName[];
  readonly make: (needs: Provided) => Made;
  /** Runs by itself while the page is open: it has a `start` that returns what stops it. */
  readonly isStarted: boolean;
}

/** As `WiringRow`, loaded with its code when the first page or dialog asks for it; so are those among its needs that are lazy. */
export interface LazyRow<Made> extends Omit<WiringRow<Made>, 'make'> {
  readonly load: () => Promise<WiringRow<Made>['make']>;
}

/** What several names stand for: a name that nobody provides, or that provides another type, does not compile. */
export type Wiring = { readonly [Name in ProvidedName]?: WiringRow<Provided[Name]> };

export type LazyWiring = { readonly [Name in ProvidedName]?: LazyRow<Provided[Name]> };

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

/** One instance a page, whose code is loaded when it is first asked for. */
export function lazyRow<const Name extends ProvidedName, Made>(
  needs: readonly Name[],
  load: () => Promise<(needs: Pick<Provided, Name>) => Made>,
): LazyRow<Made> {
  return { needs, load, isStarted: false };
}

/** As `lazyRow`, and started once the page is hydrated. */
export function startedLazyRow<const Name extends ProvidedName, Made extends Startable>(
  needs: readonly Name[],
  load: () => Promise<(needs: Pick<Provided, Name>) => Made>,
): LazyRow<Made> {
  return { needs, load, isStarted: true };
}
