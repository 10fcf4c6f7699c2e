import type { RouteName } from '../navigation/route-table.ts';
import type { Language } from '../site/config/language.ts';
import type { PageType } from '../sports/tree/page-type.ts';
import type { SupportDialog } from '../support/support-dialog.ts';
import type { MiniAppSection } from './mini-app-section.ts';
import type { CouponUpdate } from './page-bus.ts';

/** What the server of an application answers with for a slot, as JSON. What is left out is empty. */
export interface ApplicationPayload {
  readonly appName: string;
  readonly title?: string;
  readonly body?: string;
  readonly styles?: readonly { readonly cssText: string }[];
  readonly cssToLoad?: readonly { readonly href: string }[];
  /** Left out unless the application is a module that this site's release signed. */
  readonly codeToEval?: string;
  readonly scriptsToLoad?: readonly string[];
  readonly headScripts?: readonly ({ readonly src: string } | { readonly text: string })[];
}

/** Around every message on the port of a frame, which is one text of JSON. */
interface Envelope {
  readonly v: 1;
  /** The section that the frame stands for: it speaks for no other. */
  readonly app: MiniAppSection;
  /** 1 to 64 letters, digits, `-` and `_`. */
  readonly id: string;
}

/** What an application in a frame may say. */
export type ApplicationSays =
  /** `ready` is the first word; without it the frame counts as failed. */
  | { readonly type: 'ready' | 'error'; readonly payload: Readonly<Record<string, never>> }
  | { readonly type: 'resize'; readonly payload: { readonly height: number } }
  | {
      readonly type: 'navigate';
      readonly payload: { readonly route: RouteName; readonly params?: Readonly<Record<string, string | number>> };
    }
  /** One line of plain text, 200 characters at most. */
  | { readonly type: 'notify'; readonly payload: { readonly text: string } }
  | { readonly type: 'openDialog'; readonly payload: { readonly dialog: SupportDialog } }
  | {
      readonly type: 'couponAddBet';
      readonly payload: {
        readonly market: { readonly outcomeId: string };
        readonly game: { readonly gameId: number };
        readonly shouldSkipOneClickBet?: boolean;
        readonly manualBlockId?: number;
        readonly source: string;
        readonly pageType?: PageType;
      };
    };
export type ApplicationMessage = Envelope & ApplicationSays;

/** How the page looks, as attributes that an application can set on its own root. */
export interface PageLook {
  readonly lang: Language;
  readonly dir: 'ltr' | 'rtl';
  readonly 'data-theme': string;
  readonly 'data-font-size': string;
  readonly 'data-visually-impaired': 'true' | 'false';
  readonly 'data-odds-format': string;
  readonly 'data-time-zone': string;
  readonly 'data-currency'?: string;
}

/** What the page says to an application in a frame. */
export type PageSays =
  | { readonly type: 'hello' | 'look'; readonly payload: PageLook }
  | { readonly type: 'signed'; readonly payload: { readonly isSignedIn: boolean } }
  | { readonly type: 'couponUpdate'; readonly payload: CouponUpdate }
  | {
      readonly type: 'sports';
      readonly payload: { readonly line: readonly number[]; readonly live: readonly number[] };
    }
  /** The page by its name; empty where it has none. */
  | { readonly type: 'route'; readonly payload: { readonly route: RouteName | '' } };
export type PageMessage = Envelope & PageSays;
