import type { Game } from '../../sports/game/game.ts';
import type { Market, Outcome } from '../../sports/game/market.ts';
import { playedSeconds } from '../../sports/game/live-clock.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { Language } from '../../site/config/language.ts';
import type { Bet } from './bet.ts';
import { nameLanguages } from './name-languages.ts';

/** What is picked. */
export interface PickedOutcome {
  readonly market: Market;
  readonly outcome: Outcome;
}

/** Where and when an outcome is picked. */
export interface PickPlace {
  readonly champName: string;
  readonly champLanguage?: Language | undefined;
  /** The path of the page. */
  readonly address?: string | undefined;
  readonly pickedAt: EpochMillis;
}

/** BD-1 The bet that picking an outcome of a game makes, at the price, version, score and time it is shown with. */
export function pickedBet(
  game: Game,
  { market, outcome }: PickedOutcome,
  { champName, champLanguage, address, pickedAt }: PickPlace,
): Bet {
  return {
    outcomeId: outcome.id,
    gameId: game.id,
    sportId: game.sportId,
    champId: game.champId,
    kind: market.kind,
    period: market.period,
    line: market.line,
    code: outcome.code,
    label: outcome.label,
    odds: outcome.odds,
    version: game.version,
    isLive: game.section === 'live',
    champName,
    homeName: game.home.name,
    awayName: game.away?.name,
    ...nameLanguages({ champLanguage, homeLanguage: game.home.language, awayLanguage: game.away?.language }),
    startsAt: game.startsAt,
    gameStatus: game.status,
    gameTime: playedSeconds(game.clock, pickedAt),
    scoreSeen: { home: game.score.home, away: game.score.away },
    source: address,
  };
}
