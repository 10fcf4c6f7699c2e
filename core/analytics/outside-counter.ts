/** How a counter of others takes what is counted: as JSON, or as the address of a picture. */
export const OUTSIDE_COUNTER_KINDS = ['tag-manager', 'pixel'] as const;

/** AN-14 One that is not the operator's own: nothing of it runs on the page. */
export interface OutsideCounter {
  readonly kind: (typeof OUTSIDE_COUNTER_KINDS)[number];
  /** Scheme and host; it is reached nowhere else. */
  readonly origin: string;
  /** By what it knows the site. */
  readonly id: string;
}

const HOST = String.raw`[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+`;
const ORIGIN = new RegExp(`^https://(?=.{1,253}(?::|$))${HOST}(?::[1-9][0-9]{1,4})?$`);
const ID = /^[\w-]{1,64}$/;
/** AN-14 So many are taken; a page is no place for more. */
export const MOST_COUNTERS = 5;

/** AN-14 Whether it is of a known kind, at an https origin, with a plain number of the site. */
export function isOutsideCounter(given: unknown): given is OutsideCounter {
  const { kind, origin, id } = (given ?? {}) as Partial<Record<keyof OutsideCounter, unknown>>;
  if (typeof origin !== 'string' || typeof id !== 'string') return false;
  return OUTSIDE_COUNTER_KINDS.some((known) => known === kind) && ORIGIN.test(origin) && ID.test(id);
}

/** AN-15 What the policy of a page names for its counters: each where it is asked as it is, and nowhere else. */
export function counterPolicy(counters: readonly OutsideCounter[]): {
  readonly connect: readonly string[];
  readonly pictures: readonly string[];
} {
  const originsOf = (kind: OutsideCounter['kind']): readonly string[] => [
    ...new Set(counters.filter(isOutsideCounter).flatMap((each) => (each.kind === kind ? [each.origin] : []))),
  ];
  return { connect: originsOf('tag-manager'), pictures: originsOf('pixel') };
}
