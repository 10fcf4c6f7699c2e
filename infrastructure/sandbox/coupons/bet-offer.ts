import type { BetTrouble } from '../../../core/coupon/bets/bet.ts';
import type { CouponType } from '../../../core/coupon/maths/coupon-type.ts';
import type { GameClock, GameStatus, Opponent, OpponentLook, Score } from '../../../core/sports/game.ts';
import { isMarketKind, type MarketKind } from '../../../core/sports/market-kind.ts';
import { parseOutcomeId } from '../../../core/sports/outcome-id.ts';
import type { SandboxParts } from '../sandbox-parts.ts';

/** An outcome as it can be bet on at this moment. */
export interface BetOffer {
  readonly outcomeId: string;
  readonly gameId: number;
  readonly sportId: number;
  readonly champId: number;
  readonly kind: MarketKind;
  readonly odds: number;
  readonly version: number;
  readonly isLive: boolean;
  readonly status: GameStatus;
  readonly startsAt: number;
  readonly score: Score;
  readonly clock: GameClock;
  readonly home?: OpponentLook | undefined;
  readonly away?: OpponentLook | undefined;
  readonly hasLabel: boolean;
  readonly hasStatistics: boolean;
  /** Why nobody can bet on it now. */
  readonly trouble?: 'suspended' | 'finished' | 'removed' | undefined;
}

const NO_SCORE: Score = { home: 0, away: 0, periods: [], redCards: { home: 0, away: 0 } };
const NO_CLOCK: GameClock = { period: 0, seconds: 0, at: 0, isRunning: false, isShown: false };

/** Looks at the world itself, not at the last tick: prices and suspensions are those of this very moment. */
export function betOffer({ world, overrides, now }: SandboxParts, outcomeId: string): BetOffer {
  const address = parseOutcomeId(outcomeId);
  const gameId = address?.gameId ?? 0;
  const kind = isMarketKind(address?.kind ?? '') ? (address?.kind as MarketKind) : 'result';
  const [moment, override] = [now(), overrides.of(gameId)];
  const game = world.game(gameId, moment, 'ru', override);
  const end = world.end(gameId, override);
  if (game === undefined || end === undefined) return { ...NO_OFFER, outcomeId, gameId, kind };
  const offered = end <= moment ? undefined : world.outcome(outcomeId, moment, override);
  const { sportId, champId, section, status, startsAt, score, clock } = game;
  return {
    outcomeId,
    gameId,
    sportId,
    champId,
    kind,
    odds: offered?.outcome.odds ?? 1,
    version: game.version,
    isLive: section === 'live',
    status,
    startsAt,
    score,
    clock,
    home: lookOf(game.home),
    away: lookOf(game.away),
    hasLabel: offered?.outcome.label !== undefined,
    hasStatistics: game.hasStatistics,
    trouble: end <= moment ? 'finished' : troubleOf(offered?.outcome.isLocked),
  };
}

function lookOf(opponent: Opponent | undefined): OpponentLook | undefined {
  const { kit, countryCode } = opponent ?? {};
  if (kit !== undefined) return { kit };
  return countryCode === undefined ? undefined : { countryCode };
}

function troubleOf(isLocked: boolean | undefined): BetOffer['trouble'] {
  if (isLocked === undefined) return 'removed';
  return isLocked ? 'suspended' : undefined;
}

const NO_OFFER = {
  sportId: 0,
  champId: 0,
  odds: 1,
  version: 0,
  isLive: false,
  status: 'finished',
  startsAt: 0,
  score: NO_SCORE,
  clock: NO_CLOCK,
  hasLabel: false,
  hasStatistics: false,
  trouble: 'removed',
} as const;

const WITHOUT_OUTRIGHTS: readonly CouponType[] = ['express', 'system', 'multi', 'anti-express', 'lucky', 'patent'];

/** Whether the outcome may not stand in a line with others: one question with many answers, an election above all. */
export function isBannedFromExpress({ kind }: Pick<BetOffer, 'kind'>): boolean {
  return kind === 'outright';
}

/**
 * What is wrong with each bet in a coupon of this type. Two bets on one game depend on each other in every type but singles,
 * where each stands alone.
 */
export function betTroubles(type: CouponType, offers: readonly BetOffer[]): readonly (BetTrouble | undefined)[] {
  return offers.map((offer) => {
    if (offer.trouble !== undefined) return offer.trouble;
    const isShared = offers.some((other) => other !== offer && other.gameId === offer.gameId);
    if (isShared && type !== 'singles') return 'dependent';
    return offers.length > 1 && WITHOUT_OUTRIGHTS.includes(type) && isBannedFromExpress(offer)
      ? 'banned-express'
      : undefined;
  });
}
