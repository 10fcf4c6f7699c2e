import { pageKind } from '../session/session-landing.ts';
import { movedAddress } from './former-address.ts';
import { navigationTarget } from './navigation-guards.ts';

/** NV-43 The address of a page that does something as soon as it is opened carries a key, and so does a former address of one: no other page is told of it. */
export function isSecretAddress(path: string, search: string): boolean {
  const { match } = navigationTarget(movedAddress(path, search)?.address ?? path);
  return match !== undefined && pageKind(match.route) === 'command';
}
