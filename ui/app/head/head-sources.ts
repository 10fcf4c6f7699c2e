import type { PageStores } from '../../page/use-page.ts';
import type { SessionStores } from '#ui/session/use-session.ts';
import type { SettingsStores } from '#ui/settings/use-settings.ts';
import type { SiteStores } from '#ui/site/use-site.ts';
import type { SportsStores } from '#ui/sports/use-sports.ts';

/** What the head of the document is written from. */
export type HeadSources = PageStores & SessionStores & SettingsStores & SiteStores & SportsStores;
