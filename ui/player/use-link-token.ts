import { useEffect } from 'react';
import { takeLinkFragment } from '../kit/behaviour/link-fragment.ts';
import { usePlayer } from './use-player.ts';

/** The token of a link is in the fragment, which no server and no log ever sees, and leaves the address at once; so does that of another link to the page that is open. */
export function useLinkToken(): void {
  const { contacts } = usePlayer();
  useEffect(() => {
    const take = (): void => {
      const { hash, pathname, search } = window.location;
      contacts.takeToken(takeLinkFragment(hash).slice(1));
      if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => {
      window.removeEventListener('hashchange', take);
    };
  }, [contacts]);
}
