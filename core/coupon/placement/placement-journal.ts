import { isCount, isFields, type Fields } from '../../shared/untrusted.ts';
import { ok } from '../../shared/result.ts';
import type { StoredValue } from '../../shared/stored-value.ts';
import { hours, seconds } from '../../shared/time.ts';
import type { EpochMillis, Millis } from '../../shared/time.ts';
import type { SidePair } from '../../sports/game/game.ts';
import type { AnyOrder, PlacementOrder, UnitOrder } from './placement-verdict.ts';
import { orderInUnits, plainOrder, type KeptOrder } from './unit-order.ts';

/** An order on its way: written to the journal before it is sent, removed when its outcome is known. */
export interface PlacementAttempt<Order extends AnyOrder = PlacementOrder> {
  /** UUID v4, one for each intent. */
  readonly key: string;
  readonly userId: number;
  readonly hash: string;
  /** When the player pressed. */
  readonly at: EpochMillis;
  readonly order: Order;
}

/** A coupon that was placed a moment ago. */
export interface RecentPlacement {
  readonly userId: number;
  readonly hash: string;
  readonly at: EpochMillis;
}

/** PL-2 Attempts and recent placements are kept where every tab and the next start of the browser find them. */
export interface PlacementJournal<Order extends AnyOrder = PlacementOrder> {
  readonly attempts: readonly PlacementAttempt<Order>[];
  readonly placed: readonly RecentPlacement[];
}

export const EMPTY_JOURNAL: PlacementJournal<never> = { attempts: [], placed: [] };

export const PLACEMENT_JOURNAL: StoredValue<PlacementJournal> = {
  key: 'placement-journal',
  keepFor: 'ever',
  staysAtSignOut: true,
  version: 1,
  parse: (stored) => {
    const { attempts, placed } = readJournal(stored);
    return ok({ attempts: attempts.filter(isPlain), placed });
  },
};

/** PL-39 The same journal with every order in units, in whatever form it was written down. */
export const UNIT_JOURNAL: StoredValue<PlacementJournal<UnitOrder>> = {
  ...PLACEMENT_JOURNAL,
  parse: (stored) => {
    const { attempts, placed } = readJournal(stored);
    return ok({ attempts: attempts.flatMap(attemptInUnits), placed });
  },
};

/** PL-39 The journal as it is written down. */
export function plainJournal({ attempts, placed }: PlacementJournal<UnitOrder>): PlacementJournal {
  const plain = attempts.flatMap((attempt) => {
    const order = plainOrder(attempt.order);
    return order === undefined ? [] : [{ ...attempt, order }];
  });
  return { attempts: plain, placed };
}

/** PL-3 The same coupon sent less than 60 s ago is asked about before it is sent again. */
export const PLACED_AGAIN_WINDOW: Millis = seconds(60);
const ATTEMPT_KEPT: Millis = hours(48);

/** Writes an attempt down; the same key is there once. */
export function withAttempt<Order extends AnyOrder>(
  journal: PlacementJournal<Order>,
  attempt: PlacementAttempt<Order>,
): PlacementJournal<Order> {
  const others = journal.attempts.filter(({ key }) => key !== attempt.key);
  return { ...journal, attempts: [...others, attempt] };
}

/** PL-4 An attempt leaves the journal only when its outcome is known. */
export function withoutAttempt<Order extends AnyOrder>(
  journal: PlacementJournal<Order>,
  key: string,
): PlacementJournal<Order> {
  return { ...journal, attempts: journal.attempts.filter((attempt) => attempt.key !== key) };
}

/** Notes a coupon that was placed and forgets those of more than a minute ago. */
export function withPlacement<Order extends AnyOrder>(
  journal: PlacementJournal<Order>,
  placement: RecentPlacement,
): PlacementJournal<Order> {
  const recent = journal.placed.filter(({ at }) => placement.at - at < PLACED_AGAIN_WINDOW);
  return { ...journal, placed: [...recent, placement] };
}

/**
 * PL-3 When this player last sent this coupon, if it was placed less than 60 s ago, or nobody knows yet what became of it
 * [PL-36]. The attempt itself does not count.
 */
export function placedBefore(
  journal: PlacementJournal<AnyOrder>,
  { userId, hash, key }: Pick<PlacementAttempt, 'userId' | 'hash' | 'key'>,
  now: EpochMillis,
): EpochMillis | undefined {
  const others = journal.attempts.filter((attempt) => attempt.key !== key);
  const isSame = (sent: RecentPlacement): boolean => sent.userId === userId && sent.hash === hash;
  const recent = journal.placed.filter((sent) => isSame(sent) && Math.abs(now - sent.at) < PLACED_AGAIN_WINDOW);
  const undecided = others.filter((sent) => isSame(sent) && isKept(sent, now));
  const times = [...recent, ...undecided].map(({ at }) => at);
  return times.length === 0 ? undefined : Math.max(...times);
}

/** PL-5 On start the newest attempt of the player who is signed in is taken up again; those of others stay untouched. */
export function attemptToResume<Order extends AnyOrder>(
  journal: PlacementJournal<Order>,
  userId: number,
  now: EpochMillis,
): PlacementAttempt<Order> | undefined {
  return journal.attempts.findLast((attempt) => attempt.userId === userId && isKept(attempt, now));
}

/** An entry of a clock that was ahead is not kept for longer than others. */
function isKept({ at }: Pick<PlacementAttempt, 'at'>, now: EpochMillis): boolean {
  return Math.abs(now - at) < ATTEMPT_KEPT;
}

/** PL-6 A bad entry is dropped and the others stay. PL-37 An order written down in an older form is read in that of today. */
function readJournal(stored: unknown): PlacementJournal<KeptOrder> {
  const fields = isFields(stored) ? stored : {};
  return {
    attempts: listOf(fields['attempts']).filter(isAttempt).map(withReadScores),
    placed: listOf(fields['placed']).filter(isPlacement),
  };
}

function isAttempt(value: unknown): value is PlacementAttempt<KeptOrder> {
  if (!isFields(value) || !isPlacement(value)) return false;
  const { key, order } = value as Fields;
  if (typeof key !== 'string' || !/^[0-9a-f-]{36}$/i.test(key) || !isFields(order)) return false;
  const { bets, amount, blockAmounts } = order;
  if (blockAmounts !== undefined && !Array.isArray(blockAmounts)) return false;
  return Array.isArray(bets) && bets.every(isFields) && typeof amount === 'number';
}

function isPlain(attempt: PlacementAttempt<KeptOrder>): attempt is PlacementAttempt {
  return attempt.order.isInUnits !== true;
}

function attemptInUnits(attempt: PlacementAttempt<KeptOrder>): readonly PlacementAttempt<UnitOrder>[] {
  const order = orderInUnits(attempt.order);
  return order === undefined ? [] : [{ ...attempt, order }];
}

function withReadScores<Order extends AnyOrder>(attempt: PlacementAttempt<Order>): PlacementAttempt<Order> {
  const bets = attempt.order.bets.map(({ scoreSeen, ...bet }) => {
    const score = readScore(scoreSeen);
    return score === undefined ? bet : { ...bet, scoreSeen: score };
  });
  return { ...attempt, order: { ...attempt.order, bets } };
}

/** The score was a text once, home first; what is no score at all was not seen. */
function readScore(stored: unknown): SidePair | undefined {
  if (typeof stored === 'string') {
    const [, home, away] = /^(\d{1,4}):(\d{1,4})$/.exec(stored) ?? [];
    return home === undefined || away === undefined ? undefined : { home: Number(home), away: Number(away) };
  }
  if (!isFields(stored)) return undefined;
  const { home, away } = stored;
  return isCount(home) && isCount(away) ? { home, away } : undefined;
}

function isPlacement(value: unknown): value is RecentPlacement {
  if (!isFields(value)) return false;
  return typeof value['hash'] === 'string' && isCount(value['userId']) && isCount(value['at']);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
