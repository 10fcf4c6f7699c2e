import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { splitLanguage } from '../../../core/navigation/language-path.ts';
import { useStores } from '../stores.ts';

/** Keeps the head of the document that of the page, from the first page that came without a document. */
export function useKeptHead(): void {
  const stores = useStores();
  const { rest } = splitLanguage(useLocation().pathname);
  const { isServed, isOpening } = stores.page;
  useEffect(() => {
    // the page that was left for this one has just begun to go
    if (isServed || stores.page.isOpening) return undefined;
    const left = new AbortController();
    const keep = async (): Promise<void> => {
      await stores.lazy.ensure(['head']);
      if (!left.signal.aborted) await stores.head.keep(stores, rest, left.signal);
    };
    // without it the page has its title all the same
    keep().catch(() => undefined);
    return () => {
      left.abort();
    };
  }, [stores, rest, isServed, isOpening]);
}
