import { isCount } from '../../shared/untrusted.ts';
import type { GameProbability, HouseGame } from './house-game.ts';

/** GM-60 The numbers of a board from the top, clockwise. */
export const DART_NUMBERS = [20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5] as const;
const DARTS_THROWN = 3;
/** GM-60 What may be aimed at: the bull is 0, then come the numbers as singles, as doubles and as triples. */
export const DART_AIMS = ['single', 'double', 'triple'] as const;
export const LAST_AIM: number = DART_AIMS.length * DART_NUMBERS.length;

/** The rings from the middle; what is further out is off the board. */
const RINGS = ['bull', 'outer', 'single', 'triple', 'single', 'double'] as const;
const PLACES = DART_NUMBERS.length;
const RING_OF_AIM = [4, 5, 3];
/** GM-60 By how many rings, or numbers, each of twenty equally likely draws misses. */
const SCATTER = [-2, -2, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2];
/** GM-61 What a dart pays, in hundredths of the stake for all three. */
const PAYS = {
  bull: { hit: 150, near: 25 },
  single: { hit: 80, near: 100 },
  double: { hit: 185, near: 20 },
  triple: { hit: 175, near: 20 },
};

type DartTarget = keyof typeof PAYS;

/** Where a dart is aimed, or stuck. */
export interface DartPlace {
  /** From 0, the bull, outwards. */
  readonly ring: number;
  /** From 0, the number at the top, clockwise. */
  readonly place: number;
  readonly bed: (typeof RINGS)[number] | 'off';
}

function placeOf(ring: number, place: number): DartPlace {
  return { ring, place, bed: RINGS[ring] ?? 'off' };
}

/** Where a dart of this aim is meant to go; undefined for what is no aim. */
export function dartAim(aim: number): DartPlace | undefined {
  if (!isCount(aim) || aim > LAST_AIM) return undefined;
  if (aim === 0) return placeOf(0, 0);
  return placeOf(RING_OF_AIM[Math.floor((aim - 1) / PLACES)] ?? 0, (aim - 1) % PLACES);
}

/** GM-60 Where a dart of this aim goes by its two draws of twenty. */
export function dartLanding(aim: number, [depth, side]: readonly number[]): DartPlace | undefined {
  const aimed = dartAim(aim);
  const outwards = SCATTER[depth ?? -1];
  const sideways = SCATTER[side ?? -1];
  if (aimed === undefined || outwards === undefined || sideways === undefined) return undefined;
  // around the middle every miss leads outwards
  if (aimed.ring === 0) {
    const away = Math.min(2, Math.abs(outwards) + Math.abs(sideways));
    return placeOf(away, (5 * (outwards + 2) + sideways + 2) % PLACES);
  }
  return placeOf(aimed.ring + outwards, (aimed.place + sideways + PLACES) % PLACES);
}

/** GM-61 What a dart pays: for what it was aimed at, and less for what lies near by. */
function dartPays(aim: number, draws: readonly number[]): number {
  const aimed = dartAim(aim);
  const landed = dartLanding(aim, draws);
  if (aimed === undefined || landed === undefined) return 0;
  const pays = PAYS[aimed.bed as DartTarget];
  if (landed.bed === aimed.bed && (aim === 0 || landed.place === aimed.place)) return pays.hit;
  if (aim === 0) return landed.bed === 'outer' ? pays.near : 0;
  const isNumber = landed.place === aimed.place && landed.ring > 1 && landed.bed !== 'off';
  return isNumber ? pays.near : 0;
}

function drawsOf(drawn: readonly number[], dart: number): readonly number[] {
  return drawn.slice(2 * dart, 2 * dart + 2);
}

/** GM-4 What one dart of an aim brings, over all its ways. */
export function dartProbabilities(aim: number): readonly GameProbability[] {
  const ways = new Map<number, bigint>();
  if (dartAim(aim) === undefined) return [];
  for (const depth of SCATTER.keys())
    for (const side of SCATTER.keys()) {
      const pays = dartPays(aim, [depth, side]);
      ways.set(pays, (ways.get(pays) ?? 0n) + 1n);
    }
  return [...ways].map(([pays, count]) => ({ pays, ways: count }));
}

/** GM-4 What darts bring together. */
function together(aims: readonly number[]): readonly GameProbability[] {
  let sums = new Map([[0, 1n]]);
  for (const aim of aims.slice(0, DARTS_THROWN)) {
    const next = new Map<number, bigint>();
    for (const [sum, before] of sums)
      for (const { pays, ways } of dartProbabilities(aim))
        next.set(sum + pays, (next.get(sum + pays) ?? 0n) + before * ways);
    sums = next;
  }
  return [...sums].map(([pays, ways]) => ({ pays, ways }));
}

/** GM-4 How often a dart brings what is paid for its aim. */
function paysOfTarget(target: DartTarget, aim: number): NonNullable<HouseGame['turns']>['pays'] {
  const all = dartProbabilities(aim);
  return (['hit', 'near'] as const).map((kind) => {
    const pays = PAYS[target][kind];
    const ways = all.find((each) => each.pays === pays)?.ways ?? 0n;
    return { name: `${target}-${kind}`, pays, share: { ways, all: BigInt(SCATTER.length ** 2) } };
  });
}

/** GM-60 Three darts, each aimed once the last one is stuck. */
export const DARTS: HouseGame = {
  id: 'darts',
  blocks: 1,
  topPay: DARTS_THROWN * PAYS.double.hit,
  firstChoice: [],
  isChoice: (choice) => choice.length === 0,
  draw: (take) => Array.from({ length: 2 * DARTS_THROWN }, () => take(SCATTER.length)),
  pays: (aims, drawn) =>
    aims.slice(0, DARTS_THROWN).reduce((sum, aim, dart) => sum + dartPays(aim, drawsOf(drawn, dart)), 0),
  probabilities: (aims) => (aims.length === 0 ? [] : together(aims)),
  turns: {
    isOver: (_, aims) => aims.length >= DARTS_THROWN,
    isMove: (_, aims, aim) => aims.length < DARTS_THROWN && dartAim(aim) !== undefined,
    seen: (drawn, aims) => drawn.slice(0, 2 * aims.length),
    lastMove: 0,
    bestReturn: 9600,
    pays: [
      ...paysOfTarget('triple', 41),
      ...paysOfTarget('double', 21),
      ...paysOfTarget('single', 1),
      ...paysOfTarget('bull', 0),
    ],
  },
};
