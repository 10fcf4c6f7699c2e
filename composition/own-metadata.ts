/* oxlint-disable eslint/max-params -- Inversify calls both with the parameters that `reflect-metadata` declares */

/** The two functions that Inversify calls in a project without decorators. */
export interface OwnMetadata {
  readonly defineMetadata: (key: unknown, value: unknown, target: object, property?: unknown) => void;
  readonly getOwnMetadata: (key: unknown, target: object, property?: unknown) => unknown;
}

/** Metadata of objects and of their properties, as `reflect-metadata` keeps it. */
export function ownMetadata(): OwnMetadata {
  const kept = new WeakMap<object, Map<unknown, Map<unknown, unknown>>>();
  return {
    defineMetadata: (key, value, target, property) => {
      const ofTarget = kept.get(target) ?? new Map<unknown, Map<unknown, unknown>>();
      const ofProperty = ofTarget.get(property) ?? new Map<unknown, unknown>();
      kept.set(target, ofTarget.set(property, ofProperty.set(key, value)));
    },
    getOwnMetadata: (key, target, property) => kept.get(target)?.get(property)?.get(key),
  };
}

// The build for browsers puts this in the place of `reflect-metadata/lite`, which weighs 2 kB; the server has the package.
if (!Object.hasOwn(Reflect, 'getOwnMetadata')) Object.assign(Reflect, ownMetadata());
