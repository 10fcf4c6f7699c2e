import { useEffect } from 'react';
import { usePage } from './use-page.ts';

/** Names the page: on the server in the document's head, in the browser on the tab. */
export function usePageTitle(title: string): void {
  const { page } = usePage();
  if (import.meta.env.SSR) page.setTitle(title);
  useEffect(() => {
    // the server has named its page already, perhaps as the operator calls it
    if (page.title !== '') document.title = title;
    page.setTitle(title);
  }, [page, title]);
}
