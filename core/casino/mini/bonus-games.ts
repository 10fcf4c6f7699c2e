import type { BonusGameRoute } from '../bonus-game.ts';

/** MG-3 A wheel: each prize has a share of its own, whatever the width of its sectors. */
interface BonusWheel {
  readonly kind: 'wheel';
  /** The points of each sector, clockwise from the top. */
  readonly sectors: readonly number[];
  /** The probability of each prize, in hundredths of a percent. */
  readonly shares: readonly { readonly points: number; readonly share: number }[];
}

/** MG-4 Places with something hidden behind each, of which one is opened, or two that must be alike. */
interface HiddenPrizes {
  readonly kind: 'hidden';
  /** The points behind the places, before they are mixed. */
  readonly places: readonly number[];
  readonly picks: 1 | 2;
}

export interface BonusGame {
  readonly route: BonusGameRoute;
  /** MG-1 How often a day it is played. */
  readonly attempts: number;
  readonly rules: BonusWheel | HiddenPrizes;
}

/** MG-3 What the shares of a wheel come to. */
export const ALL_SHARES = 10_000;

/** The bonus games, with all that they give. */
export const BONUS_GAME_LIST: readonly BonusGame[] = [
  {
    route: 'fortuna-bonus',
    attempts: 2,
    rules: {
      kind: 'wheel',
      sectors: [10, 0, 5, 2, 100, 0, 5, 2, 50, 0, 5, 0, 2, 25, 0, 2],
      shares: [
        { points: 100, share: 10 },
        { points: 50, share: 90 },
        { points: 25, share: 200 },
        { points: 10, share: 700 },
        { points: 5, share: 2000 },
        { points: 2, share: 3000 },
        { points: 0, share: 4000 },
      ],
    },
  },
  hidden('chest-bonus', [25, 10, 5, 2, 2, 1, 0, 0, 0]),
  hidden('memory-bonus', [20, 20, 10, 10, 5, 5, 2, 2], 2),
  hidden('safe-bonus', [30, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  hidden('lottery-bonus', [40, 10, 5, 5, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  hidden('dragon-bonus', [10, 5, 2, 1, 0, 0]),
];

function hidden(route: BonusGameRoute, places: readonly number[], picks: 1 | 2 = 1): BonusGame {
  return { route, attempts: 1, rules: { kind: 'hidden', places, picks } };
}

/** The bonus game of a route. */
export function bonusGameOf(route: BonusGameRoute): BonusGame | undefined {
  return BONUS_GAME_LIST.find((game) => game.route === route);
}

/** MG-5 How likely a prize is: so many ways of all that there are. */
export interface BonusProbability {
  readonly points: number;
  readonly ways: number;
  readonly of: number;
  /** Sectors of the wheel, or places, that have it. */
  readonly count: number;
}

/** MG-5 The probability of every prize of a game, exactly; the largest prize first. */
export function bonusProbabilities({ rules }: Pick<BonusGame, 'rules'>): readonly BonusProbability[] {
  const places = rules.kind === 'wheel' ? rules.sectors : rules.places;
  const countOf = (points: number): number => places.filter((each) => each === points).length;
  if (rules.kind === 'wheel') {
    return rules.shares.map(({ points, share }) => ({ points, ways: share, of: ALL_SHARES, count: countOf(points) }));
  }
  const prizes = [...new Set(places)].toSorted((one, other) => other - one);
  if (rules.picks === 1) {
    return prizes.map((points) => ({ points, ways: countOf(points), of: places.length, count: countOf(points) }));
  }
  const pairs = (count: number): number => (count * (count - 1)) / 2;
  const of = pairs(places.length);
  const won = prizes.map((points) => ({ points, ways: pairs(countOf(points)), of, count: countOf(points) }));
  const missed = of - won.reduce((sum, { ways }) => sum + ways, 0);
  return [...won, { points: 0, ways: missed, of, count: 0 }];
}
