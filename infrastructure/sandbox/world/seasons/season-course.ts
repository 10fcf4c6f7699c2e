import type { EpochMillis } from '../../../../core/shared/time.ts';
import { leaguePoints } from '../../../../core/sports/statistics/league-table.ts';
import { sportId } from '../../../../core/sports/tree/sport.ts';
import type { ChampRecord } from '../champ-table.ts';
import type { GameOverride } from '../game-override.ts';
import { endOf, gameStateAt, type GameRecord } from '../game-record.ts';
import type { Contestant } from '../rosters.ts';
import type { WorldParts } from '../world-views.ts';
import type { OpenMatch, Race } from './season-race.ts';
import type { Season } from './season.ts';

export type FinalParts = WorldParts & { readonly overrideOf: (gameId: number) => GameOverride | undefined };

/** A season with what is known of it beforehand. */
export interface Final {
  readonly champ: ChampRecord;
  readonly season: Season;
  readonly records: readonly GameRecord[];
  /** The strongest first, which are the codes of their answers. */
  readonly members: readonly Contestant[];
}

interface SeasonRace {
  readonly race: Race;
  readonly open: readonly OpenMatch[];
  /** Whether a match of it is being played. */
  readonly isRunning: boolean;
}

/** The season as far as it was played, and what is left of it. */
export function seasonRaceAt(parts: FinalParts, { champ, records, members }: Final, now: EpochMillis): SeasonRace {
  const win = leaguePoints({ won: 1, drawn: 0, lost: 0, scored: 0, conceded: 0 }, sportId(champ.sport) ?? 0);
  const points: Race['points'] = win === undefined ? undefined : [win, 1];
  const places = new Map(members.map(({ id }, place) => [id, place]));
  const played: Race['played'][number][] = [];
  const open: OpenMatch[] = [];
  let isRunning = false;
  for (const record of records) {
    const { fixture, pairing } = record;
    const [home, away] = [places.get(pairing.home.id) ?? 0, places.get(pairing.away?.id ?? 0) ?? 0];
    const override = parts.overrideOf(fixture.id);
    const isOver = fixture.startsAt <= now && endOf(record, override).at <= now;
    if (!isOver) {
      isRunning ||= fixture.startsAt <= now;
      open.push({ home, away, margin: marginOf(parts, record, points !== undefined) });
      continue;
    }
    const { status, frame } = gameStateAt(record, endOf(record, override).at, override);
    if (status === 'finished') played.push({ home, away, score: frame.score });
  }
  return { race: { members: members.length, points, played }, open, isRunning };
}

const MARGINS = new WeakMap<GameRecord, OpenMatch['margin']>();

/** The law of a match before it begins, by the true strengths. */
function marginOf({ probabilities }: FinalParts, record: GameRecord, hasDraws: boolean): OpenMatch['margin'] {
  const known = MARGINS.get(record);
  if (known !== undefined) return known;
  const state = gameStateAt(record, record.fixture.startsAt - 1);
  const law = probabilities({ ...state, view: state.matchup });
  const counts = hasDraws ? (['regular'] as const) : (['sets', 'whole', 'regular'] as const);
  const spread = counts.map((count) => law.spread(count, 0)).find((found) => found !== undefined && found !== 'void');
  if (spread === undefined) throw new TypeError(`No law of ${record.fixture.champ.en}.`);
  MARGINS.set(record, spread.margin);
  return spread.margin;
}
