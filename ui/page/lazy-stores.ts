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
  'terms',
  'upkeep',
] as const;

export type LazyStoreName = (typeof LAZY_STORE_NAMES)[number];

/** What loads them, and starts those that run by themselves. */
export interface LazyStoreSource {
  readonly ensure: (names: readonly LazyStoreName[]) => Promise<void>;
  readonly isLoaded: (name: LazyStoreName) => boolean;
  readonly start: () => () => void;
}
