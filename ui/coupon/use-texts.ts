import { useEffect, useState } from 'react';
import { useStores } from '../app/stores.ts';

/** Fetches texts that only a part of the page needs; tells when they are there. */
export function useTexts(namespace: string): boolean {
  const { texts } = useStores();
  const [isReady, setReady] = useState(() => texts.has(namespace));
  useEffect(() => {
    let isWanted = true;
    void texts.ensure([namespace]).then(() => {
      if (isWanted) setReady(true);
    });
    return () => {
      isWanted = false;
    };
  }, [texts, namespace]);
  return isReady;
}
