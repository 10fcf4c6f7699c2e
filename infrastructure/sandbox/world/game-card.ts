import type { Champ } from '../../../core/sports/tree/champ.ts';
import type { Opponent } from '../../../core/sports/game/game.ts';
import type { Sport } from '../../../core/sports/tree/sport.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';

export type NamedChamp = Omit<Champ, 'liveCount' | 'lineCount'>;
export type NamedSport = Omit<Sport, 'liveCount' | 'lineCount'>;

/** What a game is and who plays, without prices and score: for search and history. */
export interface GameCard {
  readonly id: number;
  readonly sportId: number;
  readonly champId: number;
  readonly sportName: string;
  readonly champName: string;
  readonly champLanguage?: Language | undefined;
  readonly countryCode: string;
  readonly startsAt: EpochMillis;
  /** When it entered the line. */
  readonly publishedAt: EpochMillis;
  readonly home: Opponent;
  readonly away?: Opponent | undefined;
}
