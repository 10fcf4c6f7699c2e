import { TOTO_RULES, type TotoResult } from '../../../core/lotto/toto-rules.ts';
import type { TotoSort } from '../../../core/lotto/toto-page.ts';
import { days, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import { outcomeId } from '../../../core/sports/game/outcome-id.ts';
import type { SandboxParts } from '../sandbox-parts.ts';

/** TT-19 A game that is not over so long after its start counts as cancelled. */
const LONGEST_WAIT: Millis = days(1);

/** A game of a draw as the database has it. */
export interface KeptTotoGame {
  readonly game_id: number;
  readonly starts_at: EpochMillis;
  readonly result: number | null;
}

/** TT-19 What became of a game, by what bets on it are settled with; undefined until it is over. */
export function totoResult(
  parts: Pick<SandboxParts, 'world' | 'overrides'>,
  sort: TotoSort,
  { game, now }: { readonly game: KeptTotoGame; readonly now: EpochMillis },
): TotoResult | undefined {
  if (game.result !== null) return game.result === 0 ? 'cancelled' : game.result;
  const { game_id: gameId, starts_at: startsAt } = game;
  const override = parts.overrides.of(gameId);
  if (now < startsAt && override === undefined) return undefined;
  if (!parts.world.isGameOver(gameId, now, override)) return now > startsAt + LONGEST_WAIT ? 'cancelled' : undefined;
  const { market, answers } = TOTO_RULES[sort];
  const listed = answers.filter((code) => code !== 'rest');
  const results = listed.map((code) =>
    parts.world.result(outcomeId({ gameId, kind: market, period: 0, code }), now, override),
  );
  const won = results.indexOf('win');
  if (won >= 0) return won + 1;
  if (listed.length < answers.length && results.every((result) => result === 'lose')) return answers.length;
  return 'cancelled';
}
