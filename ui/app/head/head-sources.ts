import type { PageStores } from '../../page/use-page.ts';
import type { SessionStores } from '../../session/use-session.ts';
import type { SettingsStores } from '../../settings/use-settings.ts';
import type { SiteStores } from '../../site/use-site.ts';
import type { SportsStores } from '../../sports/use-sports.ts';

/** What the head of the document is written from. */
export type HeadSources = PageStores & SessionStores & SettingsStores & SiteStores & SportsStores;
