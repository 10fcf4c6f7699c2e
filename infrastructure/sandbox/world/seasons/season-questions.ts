import { deadHeatResult, type BetResult } from '../../../../core/coupon/maths/bet-result.ts';
import type { MarketKind } from '../../../../core/sports/game/market-kind.ts';
import type { ChampRecord } from '../champ-table.ts';
import type { RosterName } from '../rosters.ts';
import type { Rank } from './season-race.ts';

/** What is asked of each member of a season: whether it ends at one of these places of the table. */
export interface SeasonQuestion extends Rank {
  readonly kind: MarketKind;
  /** How many places it is about, where the kind has a number. */
  readonly line?: number;
}

/** Cups and tours that are played as leagues: whoever is last in them loses no more than the others. */
const CUPS: ReadonlySet<RosterName> = new Set([
  'champions',
  'europa',
  'handball-champions',
  'water-polo',
  'tennis-men',
  'tennis-women',
  'badminton',
  'beach-volleyball',
  'squash',
  'padel',
  'snooker',
  'darts',
  'starcraft-2',
]);
/** Leagues that nobody leaves. */
const WITHOUT_RELEGATION: ReadonlySet<RosterName> = new Set([
  'usa',
  'mexico',
  'khl',
  'nhl',
  'vhl',
  'mhl',
  'nba',
  'euroleague',
  'vtb',
  'china',
  'mlb',
  'npb',
  'kbo',
  'cpbl',
  'ipl',
  'big-bash',
  'pakistan-league',
  'american-football',
  'rugby-league',
  'australian-football',
  'netball',
  'cs2',
  'cyber-football',
  'cyber-ice-hockey',
  'cyber-basketball',
]);
const TOPS = [2, 3, 4] as const;
const MIDDLE_LEAGUE = 8;
const LARGE_LEAGUE = 12;

/** STC-10 A season is asked who wins, who ends in its first two, three and four as far as that is half the league, who is last, and who is in the relegation places: two of eight, three of twelve and more. A cup or a tour has no last place and a league that nobody leaves no relegation. */
export function seasonQuestions({ roster }: Pick<ChampRecord, 'roster'>, members: number): readonly SeasonQuestion[] {
  const bottom = (places: number): Rank => ({ from: members - places, to: members });
  const relegated = members >= LARGE_LEAGUE ? 3 : members >= MIDDLE_LEAGUE ? 2 : 0;
  const questions: SeasonQuestion[] = [{ kind: 'outright', from: 0, to: 1 }];
  for (const line of TOPS) if (line * 2 <= members) questions.push({ kind: 'season-top', line, from: 0, to: line });
  if (CUPS.has(roster)) return questions;
  if (relegated > 0 && !WITHOUT_RELEGATION.has(roster))
    questions.push({ kind: 'season-relegation', line: relegated, ...bottom(relegated) });
  questions.push({ kind: 'season-last', ...bottom(1) });
  return questions;
}

/** STC-11 A member that is at one of the places asked for wins; one that shares them with others for which they do not suffice has a dead heat with all of those. */
export function questionResult({ from, to }: SeasonQuestion, rank: Rank): BetResult {
  if (rank.from >= from && rank.to <= to) return 'win';
  return rank.to <= from || rank.from >= to ? 'lose' : deadHeatResult(rank.to - rank.from);
}
