import type { OutsideCounter } from '../../core/analytics/outside-counter.ts';
import type { ViewSettings } from '../../core/settings/view-settings.ts';
import type { Clock } from '../../core/shared/clock.ts';
import type { EpochMillis } from '../../core/shared/time.ts';
import type { KeptPresentation } from '../../core/site/browser/kept-presentation.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { PageHead } from '../../core/site/documents/page-head.ts';
import type { QueueBounds } from '../http/bounded-queue.ts';
import type { OwnCalls } from '../http/own-calls.ts';
import type { Transport } from '../http/transport.ts';
import type { MaintenanceMemory } from './http-maintenance-gateway.ts';
import type { PageAssets } from './client-assets.ts';
import type { SealedScript } from './old-browser-page.ts';
import type { KeptPages } from './kept/kept-pages.ts';
import type { CommonParts, RenderedCommon } from './kept/common-parts.ts';
import type { SharedPages } from './kept/shared-request.ts';
import type { PwaOptions } from './serve-pwa.ts';

/** A page as the renderer hands it over, with what it was made of. */
export type SitePage<State = object> =
  | {
      readonly kind: 'redirect';
      readonly location: string;
      readonly status: 301 | 302;
      readonly isPersonal: boolean;
      readonly shown?: KeptPresentation | undefined;
    }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly head: PageHead;
      readonly html: string;
      /** Where the columns that were made for all stand in its markup; absent where it has all of its own. */
      readonly cuts?: readonly number[] | undefined;
      readonly kitSprite: string;
      readonly state: State;
      readonly settings: ViewSettings;
      readonly shown: KeptPresentation;
      /** Source files whose chunks the page needs at once, as the bundler's manifest names them. */
      readonly sources: readonly string[];
      readonly isPersonal: boolean;
      /** Whose page it is; absent for a visitor's. */
      readonly player?: number | undefined;
      /** The secure cookies that it is sent with. */
      readonly secured?: readonly string[];
      /** BRD-3 The style sheet of the partner's brand book; empty where there is none. */
      readonly brand?: string;
      /** The page may be installed. */
      readonly isInstallable: boolean;
      /** Absent where the columns are not the same for all. */
      readonly common?: RenderedCommon | undefined;
    };

/** What one request for a page brings. */
export interface PageRequest {
  /** The language of the path, otherwise the chosen one. */
  readonly language: Language;
  readonly chosen: Language;
  readonly path: string;
  readonly search: string;
  readonly cookies: string;
  readonly transport: Transport;
  readonly now: EpochMillis;
  /** Scheme and host that stand for the site. */
  readonly origin: string;
  /** The hosts that the operator listed. */
  readonly hosts: readonly string[];
  readonly log: (line: string) => void;
  /** What is known of the maintenance of the site, for all visitors. */
  readonly maintenance?: MaintenanceMemory | undefined;
  /** What was made for all who ask alike: it is not made again. */
  readonly common?: CommonParts | undefined;
}

export type PageShown = Extract<SitePage, { readonly kind: 'page' }>;

export type RenderPage = (request: PageRequest) => Promise<SitePage>;

export interface SiteOptions {
  readonly clock: Clock;
  /** The calls of a back end in this process; absent where they go over a wire. */
  readonly own?: OwnCalls | undefined;
  readonly isDevelopment: boolean;
  /** Folder with the built client; absent while developing. */
  readonly clientFolder?: string;
  readonly renderer: () => Promise<RenderPage>;
  readonly assets: (sources: readonly string[], language: Language) => PageAssets;
  readonly developmentHead: (path: string, nonce: string) => Promise<string>;
  readonly log: (line: string) => void;
  /** The hosts that the site is at, the one that stands for all of them first; none where that of the request does. */
  readonly hosts?: readonly string[];
  /** What is known of the maintenance of the site, for all visitors; without it each page asks anew. */
  readonly maintenance?: MaintenanceMemory;
  /** What makes the site one that can be installed; absent where it cannot. */
  readonly pwa?: PwaOptions;
  /** What browsers without modules read; absent while developing. */
  readonly oldBrowserScript?: SealedScript;
  /** Where a network tells browsers how it offers its accounts; absent where none does. */
  readonly accountsConfig?: string | undefined;
  /** CW-5, HST-20 The origins that frames of a page may come from, by the page's own. */
  readonly frameOrigin?: ((own: string) => string | undefined) | undefined;
  /** AN-15 The counters of others that pages may reach. */
  readonly counters?: readonly OutsideCounter[] | undefined;
  /** How many pages are rendered at once, and how many requests may wait for that. */
  readonly renders?: QueueBounds;
  /** Pages that are the same for many, and which those are; without them each request has a page of its own. */
  readonly pages?: KeptPages;
  readonly shared?: SharedPages;
}
