import { when } from 'mobx';
import type { Stores } from '../stores.ts';

/** TMC-46 On whatever page a player is, what there is to tell of team cash is asked for; a page that cannot goes on. */
export function tellOfTeamCash({ lazy, session }: Pick<Stores, 'lazy' | 'session'>): () => void {
  return when(
    () => session.isSignedIn,
    () => void lazy.ensure(['teamCash']).catch(() => undefined),
  );
}
