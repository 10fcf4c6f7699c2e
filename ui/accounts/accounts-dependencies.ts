import type { Cookies } from '../../core/shared/cookies.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import type { BrowserTabs } from '../../core/shared/tabs.ts';
import type { Timers } from '../../core/shared/timers.ts';
import type { SharedNotices, SharedSession, SharedSite } from '../page/shared-stores.ts';

/** What the accounts of a player need. */
export interface AccountsDependencies {
  readonly session: SharedSession;
  readonly site: SharedSite;
  readonly timers: Timers;
  readonly tabs: BrowserTabs;
  readonly cookies: Cookies;
  /** Few players need it. */
  readonly loadSearch: () => Promise<typeof import('./account-search.ts')>;
  /** Whether the page that is open lies in the player's account. */
  readonly isAccountPage: () => boolean;
  readonly notices: Pick<SharedNotices, 'raise' | 'raiseFailure'>;
  readonly logFailure: (failure: RequestFailure, context: 'accounts' | 'choose-account') => void;
}
