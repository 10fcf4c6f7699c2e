import { useEffect, useState } from 'react';
import { usePage } from './use-page.ts';

/** Whether texts are there, on their way, or could not be fetched. */
export type TextsArrival = 'there' | 'coming' | 'missing';

/** Fetches texts that only a part of the page needs; tells when they are there. */
export function useTexts(namespace: string): boolean {
  return useTextsArrival(namespace) === 'there';
}

/** Fetches texts that only a part of the page needs; tells whether they have come. */
export function useTextsArrival(namespace: string): TextsArrival {
  const { texts } = usePage();
  const [arrival, setArrival] = useState<TextsArrival>(() => (texts.has(namespace) ? 'there' : 'coming'));
  useEffect(() => {
    let isWanted = true;
    const tell = (next: TextsArrival): void => {
      if (isWanted) setArrival(next);
    };
    texts.ensure([namespace]).then(
      () => {
        tell('there');
      },
      () => {
        tell('missing');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [texts, namespace]);
  return arrival;
}
