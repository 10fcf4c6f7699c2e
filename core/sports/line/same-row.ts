import type { Game, GameClock, SidePair } from '../game/game.ts';
import type { Market } from '../game/market.ts';

/** LN-19 A row is drawn anew only when something but a price or a lock changed; a clock that runs on as before is no change. */
export function isSameRow(left: Game, right: Game): boolean {
  return (
    left.id === right.id &&
    left.section === right.section &&
    left.status === right.status &&
    left.startsAt === right.startsAt &&
    left.outcomeCount === right.outcomeCount &&
    left.home.name === right.home.name &&
    left.away?.name === right.away?.name &&
    isSameClock(left.clock, right.clock) &&
    isSameScore(left, right) &&
    hasSameOutcomes(left.markets, right.markets)
  );
}

/** Whether the same questions are asked with the same answers, whatever their prices. */
export function hasSameOutcomes(left: readonly Market[], right: readonly Market[]): boolean {
  return isSameList(left, right, (first, second) => {
    return (
      first.id === second.id &&
      first.isMain === second.isMain &&
      isSameList(first.outcomes, second.outcomes, (one, other) => one.id === other.id)
    );
  });
}

function isSameClock(left: GameClock, right: GameClock): boolean {
  if (left.period !== right.period || left.isRunning !== right.isRunning || left.isShown !== right.isShown)
    return false;
  if (!left.isRunning) return left.seconds === right.seconds;
  return Math.abs(left.at - left.seconds * 1000 - (right.at - right.seconds * 1000)) < 1000;
}

function isSameScore({ score: left }: Game, { score: right }: Game): boolean {
  return (
    isSamePair(left, right) &&
    isSamePair(left.redCards, right.redCards) &&
    left.serving === right.serving &&
    left.points?.home === right.points?.home &&
    left.points?.away === right.points?.away &&
    isSameList(left.periods, right.periods, isSamePair)
  );
}

function isSamePair(left: SidePair, right: SidePair): boolean {
  return left.home === right.home && left.away === right.away;
}

function isSameList<Item>(
  left: readonly Item[],
  right: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): boolean {
  return left.length === right.length && left.every((item, place) => isSame(item, right[place] as Item));
}
