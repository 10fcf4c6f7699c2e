import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import { days, hours, isMoment, type EpochMillis } from '../../shared/time.ts';
import { isCount } from '../../shared/untrusted.ts';
import type { BonusGameRoute } from '../bonus-game.ts';
import { drawnText, type FairDigests, type FairVerdict } from '../rounds/fair-round.ts';
import { ALL_SHARES, bonusGameOf, type BonusGame } from './bonus-games.ts';

/** A game of a player that is over, with the seeds that it was drawn from. */
export interface BonusPlay {
  /** The key that it was asked under. */
  readonly id: string;
  readonly game: BonusGameRoute;
  readonly at: EpochMillis;
  readonly serverHash: string;
  readonly serverSeed: string;
  readonly playerSeed: string;
  /** The places that the player opened. */
  readonly picks: readonly number[];
  /** The sector of a wheel, or the points behind every place. */
  readonly drawn: readonly number[];
  /** What it gave. */
  readonly points: number;
}

/** MG-9 Why nobody is given anything by bonus games now. */
export const BONUS_STOPS = ['restricted', 'declined'] as const;
export type BonusStop = (typeof BONUS_STOPS)[number];

/** What a player has of the bonus games. */
export interface BonusBoard {
  readonly serverTime: EpochMillis;
  /** MG-1 When the attempts are new again. */
  readonly renewsAt: EpochMillis;
  /** Promo points of the player. */
  readonly points: number;
  readonly stop?: BonusStop | undefined;
  readonly games: readonly {
    readonly route: BonusGameRoute;
    readonly left: number;
    /** MG-6 The hash of the seed that the next game is drawn from. */
    readonly nextHash: string;
  }[];
}

export interface BonusOrder {
  readonly game: BonusGameRoute;
  /** MG-6 The hash that was promised. */
  readonly serverHash: string;
  readonly playerSeed: string;
  readonly picks: readonly number[];
}

type Reply<Value> = Promise<Result<Value, RequestFailure>>;

/** The server's side of the bonus games. */
export interface BonusGamesGateway {
  readonly board: () => Reply<BonusBoard>;
  /** The latest first. */
  readonly plays: (game: BonusGameRoute) => Reply<readonly BonusPlay[]>;
  /** MG-8 Once under its key; a repeat is answered alike. */
  readonly play: (order: BonusOrder, key: string) => Reply<BonusPlay>;
}

/** MG-6 What a game shows by the bytes of its draw: all of them count, so that no outcome comes measurably more often than its probability. */
export function bonusDraw({ rules }: Pick<BonusGame, 'rules'>, bytes: readonly number[]): readonly number[] {
  const drawn = numberOf(bytes);
  if (rules.kind === 'hidden') return mixed(rules.places, drawn);
  const { shares, sectors } = rules;
  let left = Number(drawn % BigInt(ALL_SHARES));
  const prize = shares.find(({ share }) => (left -= share) < 0);
  const fitting = sectors.flatMap((points, sector) => (points === prize?.points ? [sector] : []));
  const sector = fitting[Number((drawn / BigInt(ALL_SHARES)) % BigInt(Math.max(1, fitting.length)))];
  return sector === undefined ? [] : [sector];
}

function numberOf(bytes: readonly number[]): bigint {
  const digits = bytes.map((byte) => (isCount(byte) ? byte % 256 : 0).toString(16).padStart(2, '0'));
  return BigInt(`0x0${digits.join('')}`);
}

/** Every order of the places belongs to equally many numbers. */
function mixed(places: readonly number[], number: bigint): readonly number[] {
  const rest = [...places];
  let left = number;
  return places.map(() => {
    const count = BigInt(rest.length);
    const [taken = 0] = rest.splice(Number(left % count), 1);
    left /= count;
    return taken;
  });
}

/** MG-7 Whether places may be opened: as many as the game says, none twice, each there; none of a wheel. */
export function areBonusPicks({ rules }: Pick<BonusGame, 'rules'>, picks: readonly number[]): boolean {
  if (rules.kind === 'wheel') return picks.length === 0;
  const areThere = picks.every((pick) => isCount(pick) && pick < rules.places.length);
  return picks.length === rules.picks && new Set(picks).size === picks.length && areThere;
}

/** MG-7 What a draw gives whoever opened these places. */
export function bonusPoints(
  { rules }: Pick<BonusGame, 'rules'>,
  drawn: readonly number[],
  picks: readonly number[],
): number {
  if (rules.kind === 'wheel') return rules.sectors[drawn[0] ?? -1] ?? 0;
  const [first, ...others] = picks.map((pick) => drawn[pick] ?? 0);
  return first !== undefined && others.every((points) => points === first) ? first : 0;
}

/** MG-10 What a check found; the seed is told with every game. */
export type BonusVerdict = Exclude<FairVerdict, 'unrevealed'>;

/** MG-10 Checks a game: its seed has the hash that was promised, and gives the outcome and the points that were shown. */
export async function checkBonusPlay(play: BonusPlay, digests: FairDigests): Promise<BonusVerdict> {
  const game = bonusGameOf(play.game);
  if ((await digests.commitment(play.serverSeed)) !== play.serverHash) return 'other-seed';
  if (game === undefined) return 'other-outcome';
  const drawn = bonusDraw(game, await digests.draw(play.serverSeed, bonusDrawnText(play.playerSeed)));
  const isSame = drawn.length === play.drawn.length && drawn.every((each, place) => each === play.drawn[place]);
  return isSame && bonusPoints(game, drawn, play.picks) === play.points ? 'fair' : 'other-outcome';
}

/** MG-6 What a game is drawn from beside the seed of the server, which is used once. */
export function bonusDrawnText(playerSeed: string): string {
  return drawnText(playerSeed, 0);
}

const ZONE = hours(3);

/** MG-1 The day of attempts that a moment belongs to: it begins at midnight of UTC+3. */
export function bonusDay(now: EpochMillis): { readonly from: EpochMillis; readonly until: EpochMillis } {
  const at = isMoment(now) ? now : 0;
  const from = Math.floor((at + ZONE) / days(1)) * days(1) - ZONE;
  return { from, until: from + days(1) };
}
