import type { Minor } from '../../shared/money.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { MarketKind } from '../../sports/game/market-kind.ts';
import type { GameClock, GameStatus, OpponentLook, Score } from '../../sports/game/game.ts';
import type { BetDetails } from './bet-details.ts';
import type { PlainNumber } from '../../shared/tagged.ts';
import type { Language } from '../../site/config/language.ts';

/** The odds that go with amounts: thousandths with minor units, decimal odds with amounts in major units. */
export type OddsBeside<Amount extends number> = Amount extends Minor ? MilliOdds : PlainNumber;

/** NAM-7 The languages of the names of a bet, each where it is not the page's. */
export interface NameLanguages {
  readonly champLanguage?: Language | undefined;
  readonly homeLanguage?: Language | undefined;
  readonly awayLanguage?: Language | undefined;
}

/** The answer a player picked, as the coupon holds it: what it is, at which price and version it was seen. */
export interface Bet<Odds extends number = MilliOdds> extends BetDetails, NameLanguages {
  readonly outcomeId: string;
  readonly gameId: number;
  readonly sportId: number;
  readonly champId: number;
  readonly kind: MarketKind;
  readonly period: number;
  readonly line?: number | undefined;
  readonly code: string;
  readonly label?: string | undefined;
  /** As last shown to the player. */
  readonly odds: Odds;
  /** Version of the game whose price was shown. */
  readonly version: number;
  readonly isLive: boolean;
  readonly champName: string;
  readonly homeName: string;
  readonly awayName?: string | undefined;
  readonly startsAt: EpochMillis;
}

/** Why a bet of a coupon cannot be placed as it stands. */
export const BET_TROUBLES = ['suspended', 'finished', 'removed', 'dependent', 'banned-express'] as const;
export type BetTrouble = (typeof BET_TROUBLES)[number];

/** The names of a bet in one language. */
export interface BetNames extends NameLanguages {
  readonly champName: string;
  readonly homeName: string;
  readonly awayName?: string | undefined;
  /** Only of an answer that has a name of its own: a player, a candidate. */
  readonly label?: string | undefined;
}

/** A bet as the server sees it now. */
export interface BetUpdate {
  readonly outcomeId: string;
  readonly gameId: number;
  readonly odds: MilliOdds;
  readonly version: number;
  readonly isLive: boolean;
  readonly trouble?: BetTrouble | undefined;
  /** May not be the banker of a system. */
  readonly isDisabledBanker: boolean;
  readonly status: GameStatus;
  readonly startsAt: EpochMillis;
  readonly score: Score;
  readonly clock: GameClock;
  /** What stands for the sides, for players who want to see it. */
  readonly home?: OpponentLook | undefined;
  readonly away?: OpponentLook | undefined;
  /** What the feed says of the bet besides; missing where the game is not known any more. */
  readonly details?: BetDetails | undefined;
  /** In the language that was asked for; missing where the game is not known any more. */
  readonly names?: BetNames | undefined;
}
