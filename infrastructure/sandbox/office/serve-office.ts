import type { SandboxParts } from '../sandbox-parts.ts';
import type { ServedApi } from '../server/serve-call.ts';
import { serveAccountHistory } from './account-history-routes.ts';
import { serveOfficeMenu } from './office-menu-routes.ts';

/** What the player's office asks for. */
export function serveOffice(api: ServedApi, parts: SandboxParts): void {
  serveOfficeMenu(api, parts);
  serveAccountHistory(api, parts);
}
