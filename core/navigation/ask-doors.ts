import { changedTerms } from '../player/changed-terms.ts';
import { isSitePath } from '../session/return-address.ts';
import type { DoorGateway } from './door-gateway.ts';
import { FREE_PLAYER, type NavigatingPlayer, type NavigationFacts } from './navigation-facts.ts';
import { asksRedirectService, blockTemplate, redirectOrder } from './redirect-order.ts';
import { matchPath } from './route-table.ts';

export interface DoorQuestion {
  /** Path and query without the language. */
  readonly address: string;
  /** The same with the language. */
  readonly fullAddress: string;
  readonly isSignedIn: boolean;
  readonly isProduction: boolean;
  /** Whether the site asks for changed terms to be confirmed. */
  readonly isConfirmationOn: boolean;
}

export type DoorFacts = Pick<
  NavigationFacts,
  'isMaintenance' | 'blockingReasons' | 'redirectOrder' | 'blockTemplate' | 'partitions' | 'player'
>;

/** NV-38 What the doors say of an address: who does not answer closes nothing and sends nobody on, but a list of partitions that did not come has none. */
export async function askDoors(doors: DoorGateway, question: DoorQuestion): Promise<DoorFacts> {
  const { address, fullAddress, isSignedIn, isProduction } = question;
  const query = address.indexOf('?');
  const [path, search] = query === -1 ? [address, ''] : [address.slice(0, query), address.slice(query)];
  const needsPartitions = matchPath(path)?.route.partition !== undefined;
  const [maintenance, redirect, block, partitions, player] = await Promise.all([
    doors.isMaintenance(),
    asksRedirectService(isProduction, search) ? doors.redirectFor(fullAddress) : undefined,
    doors.blockFor(fullAddress, isSignedIn),
    needsPartitions ? doors.partitions() : undefined,
    isSignedIn ? askPlayer(doors, question) : undefined,
  ]);
  const reply = redirect?.ok === true ? redirect.value : undefined;
  return {
    isMaintenance: maintenance.ok && maintenance.value,
    blockingReasons: reply?.reasons ?? [],
    redirectOrder: reply === undefined ? undefined : redirectOrder(reply, isSitePath),
    blockTemplate: block.ok ? blockTemplate(block.value) : undefined,
    partitions: partitions?.ok === true ? partitions.value : [],
    player,
  };
}

async function askPlayer(doors: DoorGateway, { isConfirmationOn }: DoorQuestion): Promise<NavigatingPlayer> {
  const [ban, terms] = await Promise.all([doors.ban(), isConfirmationOn ? doors.termsStatus() : undefined]);
  return {
    ...(ban.ok ? ban.value : FREE_PLAYER),
    areTermsChanged: terms !== undefined && changedTerms(terms).areChanged,
  };
}
