import { changedTerms } from '../player/changed-terms.ts';
import type { Result } from '../shared/result.ts';
import { isSitePath } from '../session/return-address.ts';
import type { AvailabilityGateway } from './availability-gateway.ts';
import {
  GUARD_FACTS,
  UNKNOWN_PLAYER,
  type GuardFact,
  type NavigatingPlayer,
  type NavigationFacts,
} from './navigation-facts.ts';
import { asksRedirectService, blockTemplate, redirectOrder, type RedirectReply } from './redirect-order.ts';
import { matchPath } from './route-table.ts';

export interface AvailabilityQuestion {
  /** Path and query without the language. */
  readonly address: string;
  /** The same with the language. */
  readonly fullAddress: string;
  readonly isSignedIn: boolean;
  readonly isProduction: boolean;
  /** Whether the site asks for changed terms to be confirmed. */
  readonly isConfirmationOn: boolean;
}

export type AvailabilityFacts = Pick<
  NavigationFacts,
  'isMaintenance' | 'blockingReasons' | 'redirectOrder' | 'blockTemplate' | 'partitions' | 'player'
> & {
  /** What did not come. */
  readonly unknown: readonly GuardFact[];
  /** The redirect service was asked and has not answered yet; what it answers later still holds. */
  readonly isOrderDue: boolean;
};

/** NV-38 What the services say of an address; one that does not answer leaves its fact unknown. */
export async function askAvailability(
  availability: AvailabilityGateway,
  question: AvailabilityQuestion,
): Promise<AvailabilityFacts> {
  const { address, fullAddress, isSignedIn, isProduction, isConfirmationOn } = question;
  const query = address.indexOf('?');
  const [path, search] = query === -1 ? [address, ''] : [address.slice(0, query), address.slice(query)];
  const needsPartitions = matchPath(path)?.route.partition !== undefined;
  const [maintenance, redirect, block, partitions, ban, terms] = await Promise.all([
    availability.isMaintenance(),
    asksRedirectService(isProduction, search) ? availability.redirectFor(fullAddress) : undefined,
    availability.blockFor(fullAddress, isSignedIn),
    needsPartitions ? availability.partitions() : undefined,
    isSignedIn ? availability.ban() : undefined,
    isSignedIn && isConfirmationOn ? availability.termsStatus() : undefined,
  ]);
  return {
    unknown: unanswered({ maintenance, block, partitions, ban, terms }),
    isMaintenance: maintenance.ok && maintenance.value,
    ...(redirect?.ok === true ? orderFacts(redirect.value) : NO_ORDER),
    // an answer in the wrong format is an answer: it is logged and orders nothing
    isOrderDue: redirect?.ok === false && redirect.error.kind !== 'malformed',
    blockTemplate: block.ok ? blockTemplate(block.value) : undefined,
    partitions: partitions?.ok === true ? partitions.value : [],
    player: isSignedIn ? playerFacts(ban, terms) : undefined,
  };
}

const NO_ORDER = { blockingReasons: [], redirectOrder: undefined } as const;

/** NV-11 What the redirect service orders, and why it closes the site. */
export function orderFacts(reply: RedirectReply): Pick<AvailabilityFacts, 'blockingReasons' | 'redirectOrder'> {
  return { blockingReasons: reply.reasons, redirectOrder: redirectOrder(reply, isSitePath) };
}

type Answers = Readonly<Partial<Record<GuardFact, Result<unknown, unknown> | undefined>>>;

function unanswered(answers: Answers): readonly GuardFact[] {
  return GUARD_FACTS.filter((fact) => answers[fact]?.ok === false);
}

type Answer<Name extends 'ban' | 'termsStatus'> = Awaited<ReturnType<AvailabilityGateway[Name]>> | undefined;

function playerFacts(ban: Answer<'ban'>, terms: Answer<'termsStatus'>): NavigatingPlayer {
  return {
    ...(ban?.ok === true ? ban.value : UNKNOWN_PLAYER),
    areTermsChanged: terms !== undefined && changedTerms(terms).areChanged,
  };
}
