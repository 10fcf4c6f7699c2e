declare const tag: unique symbol;
declare const brand: unique symbol;

/** What makes a number a unit that has to be made: a plain number is none. */
export interface Branded<What extends string> {
  readonly [brand]: What;
}

/** A plain number that a unit is not taken for: the major units of an amount, decimal odds. */
export type PlainNumber = number & { readonly [brand]?: never };

/**
 * A number that says what it counts or names: two with different tags cannot be mixed up, while a plain number may become either,
 * so that callers without these types pass what they have. Money and odds are stricter: they must be made.
 */
export type Tagged<What extends string> = number & { readonly [tag]?: What };
