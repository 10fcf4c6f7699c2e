import type { Language } from '../../core/site/config/language.ts';
import type { DialogsStore } from './dialogs-store.ts';
import type { PageClock } from './page-clock.ts';
import type { PageStore } from './page-store.ts';
import type { SharedNotices, SharedSession, SharedSettings, SharedSite } from './shared-stores.ts';
import type { Texts } from './texts.ts';
import { featureHook } from './feature-hook.ts';

/** What every feature may know of the page it stands in, and of those who share it. */
export interface PageStores {
  readonly language: Language;
  readonly clock: PageClock;
  readonly page: PageStore;
  readonly texts: Texts;
  readonly dialogs: DialogsStore;
  readonly session: SharedSession;
  readonly site: SharedSite;
  readonly settings: SharedSettings;
  readonly notices: SharedNotices;
}

export const usePage = featureHook<PageStores>();
