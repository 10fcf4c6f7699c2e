import { betStage, gameStatusById } from '../../../core/coupon/bets/bet-classification.ts';
import {
  GAME_STATUSES,
  type Game,
  type GameClock,
  type GameStatus,
  type Opponent,
  type OpponentLook,
  type Score,
} from '../../../core/sports/game/game.ts';
import { playedSeconds } from '../../../core/sports/game/live-clock.ts';
import { isMarketKind, type MarketKind } from '../../../core/sports/game/market-kind.ts';
import { parseOutcomeId, type OutcomeAddress } from '../../../core/sports/game/outcome-id.ts';
import type { ChampId, GameId, SportId } from '../../../core/shared/ids.ts';
import { days, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { MilliOdds } from '../../../core/shared/odds.ts';
import type { SandboxParts } from '../sandbox-parts.ts';

/** An outcome as it can be bet on at this moment. */
export interface BetOffer {
  readonly outcomeId: string;
  readonly gameId: GameId;
  readonly sportId: SportId;
  readonly champId: ChampId;
  readonly kind: MarketKind;
  readonly odds: MilliOdds;
  readonly version: number;
  readonly isLive: boolean;
  readonly status: GameStatus;
  readonly startsAt: EpochMillis;
  readonly endsAt: EpochMillis;
  readonly score: Score;
  readonly clock: GameClock;
  readonly home?: OpponentLook | undefined;
  readonly away?: OpponentLook | undefined;
  readonly hasLabel: boolean;
  readonly hasStatistics: boolean;
  /** Why nobody can bet on it now. */
  readonly trouble?: 'suspended' | 'finished' | 'removed' | undefined;
}

type Trouble = NonNullable<BetOffer['trouble']>;

const NO_SCORE: Score = { home: 0, away: 0, periods: [], redCards: { home: 0, away: 0 } };
const NO_CLOCK: GameClock = { period: 0, seconds: 0, at: 0, isRunning: false, isShown: false };
/** For how long the final score of a game is shown to whoever has it in a coupon; playing it again costs time. */
const SCORES_SHOWN: Millis = days(3);

/** Looks at the world itself, not at the last tick: prices and suspensions are those of this very moment. */
export function betOffer(parts: SandboxParts, outcomeId: string): BetOffer {
  const address = parseOutcomeId(outcomeId);
  if (address === undefined || !isMarketKind(address.kind)) return noOffer(outcomeId, address, 'removed');
  const subject = `game ${String(address.gameId)}`;
  try {
    const offer = isOffered(parts, address.gameId)
      ? currentOffer(parts, outcomeId, { gameId: address.gameId, kind: address.kind })
      : undefined;
    parts.faults.mended(subject);
    return offer ?? noOffer(outcomeId, address, 'removed');
  } catch (error) {
    // A game that cannot be priced is suspended; the others go on.
    parts.faults.report(subject, error);
    return noOffer(outcomeId, address, 'suspended');
  }
}

/** Whether the game is in the line, or was a while ago. */
function isOffered({ world, now }: SandboxParts, gameId: number): boolean {
  const card = world.card(gameId, 'ru');
  return card !== undefined && card.publishedAt <= now() && card.startsAt > now() - SCORES_SHOWN;
}

function currentOffer(
  { world, overrides, feed, now }: SandboxParts,
  outcomeId: string,
  { gameId, kind }: Pick<BetOffer, 'gameId' | 'kind'>,
): BetOffer | undefined {
  const [moment, override] = [now(), overrides.of(gameId)];
  const game = world.game(gameId, { now: moment, language: 'ru', override });
  const endsAt = world.end(gameId, override);
  if (game === undefined || endsAt === undefined) return undefined;
  const offered = endsAt <= moment ? undefined : world.outcome(outcomeId, { now: moment, override, language: 'ru' });
  const { sportId, champId, status, startsAt, score, clock, version } = game;
  const isHeld = feed.mode !== 'running' || offered?.outcome.isLocked === true;
  const trouble = endsAt <= moment ? 'finished' : offered === undefined ? 'removed' : isHeld ? 'suspended' : undefined;
  return {
    outcomeId,
    gameId,
    sportId,
    champId,
    kind,
    odds: offered === undefined ? NO_ODDS : offered.outcome.odds,
    version,
    isLive: isPlayed(game, { isFinished: trouble === 'finished', moment }),
    status,
    startsAt,
    endsAt,
    score,
    clock,
    home: lookOf(game.home),
    away: lookOf(game.away),
    hasLabel: offered?.outcome.label !== undefined,
    hasStatistics: game.hasStatistics,
    trouble,
  };
}

/** BC-1 BC-2 BC-3 Whether a bet on the game is a live one; the states of a game stand in the order of the feed's numbers, which begin with 1. */
function isPlayed(
  { section, status, clock }: Pick<Game, 'section' | 'status' | 'clock'>,
  { isFinished, moment }: { readonly isFinished: boolean; readonly moment: EpochMillis },
): boolean {
  const facts = {
    isFinished,
    gameStatus: gameStatusById(GAME_STATUSES.indexOf(status) + 1),
    hasGameTime: playedSeconds(clock, moment) > 0,
    isLiveInLive: false,
    isLiveMarket: section === 'live',
  };
  return betStage(facts) === 'live';
}

function lookOf(opponent: Opponent | undefined): OpponentLook | undefined {
  if (opponent === undefined) return undefined;
  const { kit, countryCode } = opponent;
  if (kit !== undefined) return { kit };
  return countryCode === undefined ? undefined : { countryCode };
}

/** What is said of an outcome that nobody can bet on; nothing is placed by it. */
function noOffer(outcomeId: string, address: OutcomeAddress | undefined, trouble: Trouble): BetOffer {
  const gameId = address === undefined ? NO_ID : address.gameId;
  const kind = address !== undefined && isMarketKind(address.kind) ? address.kind : 'result';
  return { ...NO_OFFER, outcomeId, gameId, kind, trouble };
}

const NO_ID = 0;
/** The price of a bet that is returned: it says nothing of a price. */
const NO_ODDS: MilliOdds = 1000 as MilliOdds;

const NO_OFFER = {
  sportId: NO_ID,
  champId: NO_ID,
  odds: NO_ODDS,
  version: 0,
  isLive: false,
  status: 'finished',
  startsAt: 0,
  endsAt: 0,
  score: NO_SCORE,
  clock: NO_CLOCK,
  hasLabel: false,
  hasStatistics: false,
} as const;
