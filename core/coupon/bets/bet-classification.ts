/** Where a game stands; 'under-way' and 'break' are both live. */
export const WIRE_GAME_STATUSES = ['not-started', 'under-way', 'break', 'finished'] as const;
export type WireGameStatus = (typeof WIRE_GAME_STATUSES)[number];

/** BC-1 Game status 4 is finished, 2 and 3 are live, any other has not started. */
export function gameStatusById(id: number): WireGameStatus {
  return WIRE_GAME_STATUSES[id - 1] ?? 'not-started';
}

/** What is known of a bet's game and market. */
export interface BetFacts {
  readonly isFinished: boolean;
  readonly gameStatus: WireGameStatus;
  readonly hasGameTime: boolean;
  readonly isLiveInLive: boolean;
  readonly isLiveMarket: boolean;
}

export type BetStage = 'line' | 'live' | 'finished';

/** BC-2, BC-3 A bet is finished if flagged or its game is; else live by game time, flag, game status or market. */
export function betStage(facts: BetFacts): BetStage {
  const { isFinished, gameStatus, hasGameTime, isLiveInLive, isLiveMarket } = facts;
  if (isFinished || gameStatus === 'finished') return 'finished';
  const isUnderWay = gameStatus === 'under-way' || gameStatus === 'break';
  return hasGameTime || isLiveInLive || isUnderWay || isLiveMarket ? 'live' : 'line';
}

export type BetLock = 'blocked' | 'dependent' | 'banned-from-express';

/** BC-4 A bet is locked if blocked, dependent or banned from express; the first of these is the reason shown. */
export function betLock(bet: {
  readonly isBlocked: boolean;
  readonly isDependent: boolean;
  readonly isBannedFromExpress: boolean;
}): BetLock | undefined {
  if (bet.isBlocked) return 'blocked';
  if (bet.isDependent) return 'dependent';
  return bet.isBannedFromExpress ? 'banned-from-express' : undefined;
}
