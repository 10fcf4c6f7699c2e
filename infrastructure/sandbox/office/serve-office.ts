import type { NewsSwitch } from '../players/newsletter-routes.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { ServedApi } from '../server/serve-call.ts';
import { serveAccountHistory } from './account-history-routes.ts';
import { serveOfficeMenu } from './office-menu-routes.ts';
import { serveOfficeSettings } from './office-settings-routes.ts';

/** What the player's office asks for. */
export function serveOffice(api: ServedApi, parts: SandboxParts, news: NewsSwitch): void {
  serveOfficeMenu(api, parts);
  serveAccountHistory(api, parts);
  serveOfficeSettings(api, parts, news);
}
