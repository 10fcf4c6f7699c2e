import type { Millis } from '../../../../core/shared/time.ts';
import { decisionChance, fightRounds, FINISHES, finishRate, ROUND_SECONDS } from '../plays/fight-rules.ts';
import type { Frame, Side } from '../plays/play.ts';
import type { Chances, View } from './chances.ts';
import { winning } from './grade.ts';
import type { Mass } from './mass.ts';
import { certain } from './mass.ts';
import { cellSpread, certainSpread, independentSpread } from './spread.ts';

const SIDES = ['home', 'away'] as const;

/** What a fight may still come to: either side may end it at any second, else the judges do. */
export function fightChances(view: View, frame: Frame, elapsed: Millis): Chances {
  const rounds = fightRounds(view.key);
  const whole = rounds * ROUND_SECONDS;
  const running = frame.phase === 'playing' ? (elapsed - frame.at) / 1000 : 0;
  const fought = frame.phase === 'waiting' ? 0 : Math.min(whole, frame.clock + running);
  const rate = (side: Side, way: (typeof FINISHES)[number]): number => finishRate(view, side, way);
  const sum = SIDES.flatMap((side) => FINISHES.map((way) => rate(side, way))).reduce((total, part) => total + part, 0);
  const isOver = frame.phase === 'over';
  const [endSide, endWay] = (frame.finish ?? '').split('-');
  /** How likely the fight is still on at a second that is to come. */
  const isOnAt = (second: number): number => (second <= fought ? 1 : Math.exp(-sum * (second - fought)));
  const endedIn = (from: number, to: number): number => isOnAt(from) - isOnAt(Math.min(to, whole));

  const chanceOf = (side: Side, way: string): number => {
    if (isOver) return Number(endSide === side && endWay === way);
    const decided = isOnAt(whole);
    if (way === 'decision') return decided * (side === 'home' ? decisionChance(view) : 1 - decisionChance(view));
    const known = FINISHES.find((finish) => finish === way);
    return known === undefined ? 0 : ((1 - decided) * rate(side, known)) / sum;
  };
  const wins = (side: Side): number =>
    ['knockout', 'submission', 'decision'].reduce((total, way) => total + chanceOf(side, way), 0);

  /** Rounds that count for a total: half a round more than was fought, in whole numbers. */
  const fullRounds = (): Mass => {
    if (isOver) return certain(Math.min(rounds, Math.floor(frame.clock / ROUND_SECONDS + 0.5)));
    const weights = Float64Array.from({ length: rounds + 1 }, (_, count) =>
      count === rounds
        ? isOnAt((count - 0.5) * ROUND_SECONDS)
        : endedIn((count - 0.5) * ROUND_SECONDS, (count + 0.5) * ROUND_SECONDS),
    );
    return { from: 0, weights };
  };

  return {
    spread: (count, period) => {
      if (period !== 0) return undefined;
      if (count === 'regular') return independentSpread(fullRounds(), certain(0));
      if (count !== 'whole') return undefined;
      if (isOver) return certainSpread(frame.score.home, frame.score.away);
      return cellSpread([
        { home: 1, away: 0, weight: wins('home') },
        { home: 0, away: 1, weight: wins('away') },
      ]);
    },
    special: ({ kind, code }) => {
      const [first = '', second = ''] = code.split('-');
      if (kind === 'method') return winning(chanceOf('home', code) + chanceOf('away', code));
      if (kind === 'winner-method') return winning(chanceOf(first === 'home' ? 'home' : 'away', second));
      const decided = chanceOf('home', 'decision') + chanceOf('away', 'decision');
      if (kind === 'goes-the-distance') return winning(code === 'yes' ? decided : 1 - decided);
      if (kind !== 'finish-round') return undefined;
      if (code === 'decision') return winning(decided);
      const round = Number(code);
      if (isOver) return winning(Number(endWay !== 'decision' && round === frame.period));
      return winning(endedIn((round - 1) * ROUND_SECONDS, round * ROUND_SECONDS));
    },
  };
}
