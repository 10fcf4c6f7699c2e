import type { BetResult } from '../../../core/coupon/maths/bet-result.ts';
import type { TimelineEntry } from '../../../core/sports/game/game.ts';
import type { LineUps } from '../../../core/sports/game/line-up.ts';

/** What a game was: who was there, and what happened. */
export interface Told {
  readonly lineUps: LineUps;
  readonly timeline: readonly TimelineEntry[];
}

type Scorer = Pick<TimelineEntry, 'period' | 'seconds'> & { readonly name: string };

/** Who scored, own goals left out. */
export function scorersIn({ timeline }: Pick<Told, 'timeline'>): readonly Scorer[] {
  return timeline.flatMap(({ kind, how, player, period, seconds }) =>
    kind === 'goal' && how !== 'own-goal' && player !== undefined ? [{ name: player, period, seconds }] : [],
  );
}

const DEEDS: Readonly<Record<string, (entry: TimelineEntry, name: string) => boolean>> = {
  'player-assist': ({ assist }, name) => assist === name,
  'player-yellow-card': ({ kind, player }, name) => kind === 'yellow-card' && player === name,
  'player-shot-on-target': ({ kind, how, player }, name) =>
    player === name && (kind === 'saved-shot' || (kind === 'goal' && how !== 'own-goal')),
};

/** What somebody did that a question counts; undefined where it asks who scores. */
export function deedsIn({ timeline }: Pick<Told, 'timeline'>, kind: string, name: string) {
  const isOne = DEEDS[kind === 'player-two-or-more-shots' ? 'player-shot-on-target' : kind];
  return isOne && timeline.filter((entry) => isOne(entry, name));
}

/** What becomes of an answer about players by what the course of play tells. */
export function resultByScorers({ lineUps, timeline }: Told, kind: string, code: string): BetResult {
  const scored = scorersIn({ timeline }).map(({ name }) => name);
  const wonIf = (isWon: boolean): BetResult => (isWon ? 'win' : 'lose');
  if (kind === 'no-goalscorer') return wonIf((scored.length === 0) === (code === 'yes'));
  const side = code.startsWith('h') ? lineUps.home : lineUps.away;
  const { name, isStarter } = side.find(({ number }) => number === Number(code.slice(1)))!;
  const first = timeline.findIndex(({ kind: what, how }) => what === 'goal' && how !== 'own-goal');
  const cameOn = timeline.findIndex(({ kind: what, player }) => what === 'substitution' && player === name);
  if (!isStarter && cameOn === -1) return 'return';
  if (kind === 'first-goalscorer' && !isStarter && first !== -1 && cameOn > first) return 'return';
  const deeds = deedsIn({ timeline }, kind, name);
  if (deeds !== undefined) return wonIf(deeds.length >= (kind === 'player-two-or-more-shots' ? 2 : 1));
  const goals = scored.filter((scorer) => scorer === name).length;
  if (kind === 'first-goalscorer') return wonIf(scored[0] === name);
  if (kind === 'last-goalscorer') return wonIf(scored.at(-1) === name);
  return wonIf(goals >= (kind === 'two-or-more-goals' ? 2 : 1));
}
