import type { Game, Kit, Momentum, Statistic } from '../../../core/sports/game/game.ts';
import { sportId } from '../../../core/sports/tree/sport.ts';
import { boardOf } from './game-board.ts';
import { gameStateAt, versionOf } from './game-record.ts';
import { momentumUntil, statisticsUntil } from './game-statistics.ts';
import type { Glance, WorldParts } from './world-views.ts';

/** What a camera beside a game would see of it: no prices, no names. */
export interface GameScene {
  readonly game: Pick<Game, 'id' | 'sportId' | 'status' | 'clock' | 'score'>;
  readonly statistics: readonly Statistic[];
  readonly momentum: Momentum;
  readonly kits: { readonly home?: Kit | undefined; readonly away?: Kit | undefined };
}

/** How a game looks at a moment; undefined before its start. */
export function gameScene(parts: WorldParts, gameId: number, { now, override }: Glance): GameScene | undefined {
  const record = parts.recordOf(gameId);
  if (record === undefined) return undefined;
  const version = versionOf(record, now, override);
  const state = gameStateAt(record, version, override);
  if (state.status === 'scheduled') return undefined;
  const { fixture, pairing } = record;
  return {
    game: {
      id: fixture.id,
      sportId: sportId(fixture.champ.sport) ?? 0,
      status: state.status,
      ...boardOf(record, state, version),
    },
    statistics: statisticsUntil(record.play(), state.elapsed),
    momentum: momentumUntil(record.play(), state.elapsed),
    kits: { home: pairing.home.kit, away: pairing.away?.kit },
  };
}
