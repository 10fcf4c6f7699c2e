import type { Route } from '../navigation/route.ts';
import { returnAddress } from './return-address.ts';

/** How a page stands to a change of player. */
export type PageKind = 'office' | 'registration' | 'command' | 'plain';

/** A page that somebody may be led back to. */
export interface ReturnPage {
  /** Path, query and fragment, from an untrusted place. */
  readonly address: unknown;
  /** Absent where no route takes the address. */
  readonly kind?: PageKind | undefined;
  /** Who was signed in when the page was remembered. */
  readonly rememberedFor?: number | undefined;
}

export interface PlayerChange {
  readonly kind: 'signed-in' | 'signed-out';
  /** Who is signed in now, or was until now. */
  readonly userId: number;
  /** The page that was asked for when the sign-in was needed. */
  readonly returnPage?: ReturnPage | undefined;
  /** The page that was open. */
  readonly pageBefore?: ReturnPage | undefined;
  /** The address of home. */
  readonly home: string;
}

export interface SessionLanding {
  readonly address: string;
  /** Whether the configuration of the site is to be loaded again. */
  readonly reloadsConfig: boolean;
}

/** Pages that do something as soon as they are opened. */
const COMMANDS: ReadonlySet<string> = new Set([
  'activation',
  'account-verification',
  'password-reset',
  'stop-newsletter',
  'app-sign-in',
]);

/** RET-5 What a page is to who is led back to it. */
export function pageKind(route: Pick<Route, 'name' | 'access' | 'needs' | 'isAccountPage'>): PageKind {
  if (COMMANDS.has(route.name)) return 'command';
  if (route.needs === 'registration' || route.access === 'visitor') return 'registration';
  return route.access === 'player' || route.isAccountPage === true ? 'office' : 'plain';
}

/** RET-4 RET-5 Whether a sign-out leaves the open page for home, and does not load it again; so does one on a page that no route takes. */
export function isLeftAtSignOut(route: Parameters<typeof pageKind>[0] | undefined): boolean {
  return route === undefined || pageKind(route) !== 'plain';
}

/** RET-4 Where a change of player leads, and RET-7 that a sign-in loads the configuration again. */
export function sessionLanding(change: PlayerChange): SessionLanding {
  const address =
    usableAddress(change.returnPage, (page) => mayReturn(page, change)) ??
    usableAddress(change.pageBefore, ({ kind }) => kind === 'plain') ??
    change.home;
  return { address, reloadsConfig: change.kind === 'signed-in' };
}

/** RET-6 A page that only a player can see is returned to by the same player alone, and a command by nobody. */
function mayReturn({ kind, rememberedFor }: ReturnPage, { kind: change, userId }: PlayerChange): boolean {
  if (kind === 'plain') return true;
  if (kind !== 'office' || change === 'signed-out') return false;
  return rememberedFor === undefined || rememberedFor === userId;
}

function usableAddress(page: ReturnPage | undefined, isUsable: (page: ReturnPage) => boolean): string | undefined {
  if (page === undefined || !isUsable(page)) return undefined;
  const address = returnAddress(page.address);
  return address.ok ? address.value : undefined;
}
