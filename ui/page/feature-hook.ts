import { createContext, useContext } from 'react';
import { assert } from '../../core/shared/result.ts';

const StoresContext = createContext<object | undefined>(undefined);

/** Hands the stores of a page to the features in it. */
export const StoresProvider = StoresContext.Provider;

/** A feature's own view of the stores of a page: it reaches those that it declares and no others. */
export function featureHook<Declared extends object>(): () => Declared {
  return () => {
    const stores = useContext(StoresContext);
    assert(stores !== undefined, 'a store is read outside StoresProvider');
    // composition checks that the stores of a page have those of every feature
    return stores as Declared;
  };
}
