import type { NoticeContext } from '../../core/notices/failure-notice.ts';
import type { Notice, NoticeAction } from '../../core/notices/notice.ts';
import type { ViewSettings } from '../../core/settings/view-settings.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import type { SiteConfig } from '../../core/site/config/site-config.ts';

/** Who is signed in, as every feature may know it. */
export interface SharedSession {
  readonly userId: number | undefined;
  readonly isSignedIn: boolean;
  /** The server is ending the session: nothing more is asked for the player. */
  readonly isLeaving: boolean;
  /** The page is there again as it was left: until the server says who is signed in, no price is taken. */
  readonly isReturning: boolean;
  /** Grows with every change of player. */
  readonly epoch: number;
  readonly isCurrent: (askedIn: number) => boolean;
}

/** What the operator configured; undefined until it has come. */
export interface SharedSite {
  readonly config: SiteConfig | undefined;
}

/** How the player wants the site to look. */
export interface SharedSettings {
  readonly settings: ViewSettings;
  readonly change: (changed: Partial<ViewSettings>) => void;
}

/** Where any feature tells the player something. */
export interface SharedNotices {
  /** The action that the player took last. */
  readonly taken: { readonly notice: Notice; readonly action: NoticeAction } | undefined;
  readonly raise: (notice: Notice, awaited?: readonly NoticeAction[]) => void;
  readonly raiseFailure: (failure: RequestFailure, context: NoticeContext) => Promise<void>;
}
