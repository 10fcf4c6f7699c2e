import * as v from 'valibot';
import type { UserId } from '../../../../core/shared/ids.ts';
import { NO_MONEY, type Minor } from '../../../../core/shared/money.ts';
import { seconds, type EpochMillis, type Millis } from '../../../../core/shared/time.ts';
import type { DrawnBy, SlotRoundRow } from '../../database/casino/casino-tables.ts';
import { inTransaction } from '../../database/retried-transaction.ts';
import { afterCommit } from '../../after-commit.ts';
import { eachAlone } from '../../each-alone.ts';
import { signCallback } from '../../payments/provider/callback-signature.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { signedWalletText, walletAnswer, type WalletAnswer, type WalletMessage } from '../wallet-message.ts';
import { levelsOf } from '../jackpots/levels-of.ts';
import { drawOutcome } from './draw-outcome.ts';
import { seedsOf } from './slot-seeds.ts';
import { slotManner } from './slot-switches.ts';

export type SlotParts = Pick<SandboxParts, 'database' | 'random' | 'secret' | 'callbacks' | 'faults' | 'now'>;

/** A round as its provider is asked for it. */
export interface AskedRound {
  readonly id: string;
  readonly userId: UserId;
  readonly machine: DrawnBy;
  readonly choice: string | null;
  readonly currency: string;
  readonly stake: Minor;
}

/** So long a round waits for an answer before its provider goes on without. */
const GOES_ON_AFTER: Millis = seconds(5);
const MOST_AT_ONCE = 200;
const GOING_ON = ['bet', 'rollback', 'win', 'finish'] as const;

/** Begins a round, once, and takes it as far as the wallet answers. */
export async function playSlot(parts: SlotParts, { userId, ...asked }: AskedRound): Promise<void> {
  const begun = await parts.database
    .insertInto('slot_rounds')
    .values({
      ...asked,
      user_id: userId,
      step: 'bet',
      win: NO_MONEY,
      seed_id: null,
      nonce: null,
      stops: null,
      jackpots: null,
      sent_at: parts.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (begun !== undefined) await goOnWhatever(parts, begun);
}

/** Goes on with what may be booked: where that fails, it is gone on with later, and whoever asked is told what is known. */
export async function goOnWhatever(parts: SlotParts, round: SlotRoundRow): Promise<void> {
  await afterCommit(parts, {
    subject: nameOf(round),
    known: undefined,
    run: async () => goOn(parts, round),
  });
}

function nameOf({ id }: Pick<SlotRoundRow, 'id'>): string {
  return `casino round ${id}`;
}

/** RND-15 Goes on with rounds that were cut off: those that were not drawn are rolled back, those that were are paid; one that fails stops no other. */
export async function goOnWithSlots(parts: SlotParts, now: EpochMillis): Promise<void> {
  const due = await parts.database
    .selectFrom('slot_rounds')
    .selectAll()
    .where('step', 'in', GOING_ON)
    .where('sent_at', '<=', now - GOES_ON_AFTER)
    .orderBy('sent_at')
    .limit(MOST_AT_ONCE)
    .execute();
  await eachAlone(parts, due, {
    name: nameOf,
    run: async (round) => {
      const next = round.step === 'bet' ? await move(parts, round, 'rollback') : round;
      if (next !== undefined) await goOn(parts, next);
    },
  });
}

/** Takes a round as far as the wallet answers. */
async function goOn(parts: SlotParts, round: SlotRoundRow): Promise<void> {
  await parts.database.updateTable('slot_rounds').set({ sent_at: parts.now() }).where('id', '=', round.id).execute();
  const next = await nextStep(parts, round);
  if (next !== undefined) await goOn(parts, next);
}

/** What follows from the answer to what is said now; nothing where there is none, or nothing follows. */
async function nextStep(parts: SlotParts, round: SlotRoundRow): Promise<SlotRoundRow | undefined> {
  const message = messageOf(round);
  if (message === undefined) return undefined;
  const answer = await say(parts, message);
  if (answer === undefined || answer.status === 'too-early') return undefined;
  const isDone = answer.status === 'done';
  switch (message.kind) {
    case 'bet':
      return isDone ? draw(parts, round) : move(parts, round, 'refused');
    case 'rollback':
      return move(parts, round, 'rolled-back');
    case 'win':
      return isDone ? move(parts, round, 'finish') : undefined;
    case 'finish':
      return isDone ? move(parts, round, 'done') : undefined;
  }
}

function messageOf(row: SlotRoundRow): WalletMessage | undefined {
  const { id: round, step, stake, win, seed_id: seedId, nonce, stops } = row;
  if (step === 'bet') return { kind: step, round, amount: stake };
  if (step === 'rollback') return { kind: step, round };
  if ((step !== 'win' && step !== 'finish') || seedId === null || nonce === null || stops === null) return undefined;
  const drawn = { seedId, nonce, stops: stops.split(',').map(Number) };
  if (step === 'win') return { kind: step, round, amount: win, drawn };
  return {
    kind: step,
    round,
    amount: win,
    drawn,
    ...(row.jackpots === null ? {} : { jackpots: levelsOf(row.jackpots) }),
  };
}

/** A round has one next step, whoever of two takes it. */
async function move(
  { database }: Pick<SlotParts, 'database'>,
  { id, step }: SlotRoundRow,
  next: SlotRoundRow['step'],
): Promise<SlotRoundRow | undefined> {
  return database
    .updateTable('slot_rounds')
    .set({ step: next })
    .where('id', '=', id)
    .where('step', '=', step)
    .returningAll()
    .executeTakeFirst();
}

/** RND-7 Draws the outcome once the stake is taken; from then on the round is paid, whatever happens. */
async function draw(parts: SlotParts, round: SlotRoundRow): Promise<SlotRoundRow | undefined> {
  return inTransaction(parts, async (transaction) => {
    const { current } = await seedsOf(transaction, round.user_id);
    if (current === undefined || current.player_seed === null) return undefined;
    const { nonce } = current;
    const outcome = await drawOutcome(round, {
      serverSeed: current.server_seed,
      playerSeed: current.player_seed,
      nonce,
    });
    if (outcome === undefined) return undefined;
    const drawn = await transaction
      .updateTable('slot_rounds')
      .set({
        step: outcome.isOpen ? 'play' : outcome.win === NO_MONEY ? 'finish' : 'win',
        win: outcome.win,
        seed_id: current.id,
        nonce,
        stops: outcome.drawn.join(','),
        jackpots: outcome.jackpots.length === 0 ? null : outcome.jackpots.join(','),
      })
      .where('id', '=', round.id)
      .where('step', '=', 'bet')
      .returningAll()
      .executeTakeFirst();
    if (drawn === undefined) return undefined;
    await transaction
      .updateTable('slot_seeds')
      .set({ nonce: nonce + 1 })
      .where('id', '=', current.id)
      .execute();
    return drawn;
  });
}

/** Says something to the wallet, and hears the answer, unless one of both is lost on the way. */
async function say(parts: SlotParts, message: WalletMessage): Promise<WalletAnswer | undefined> {
  const { lose, double, swap } = await slotManner(parts.database);
  const happens = (share: number): boolean => share > 0 && parts.random.fraction() < share;
  const { round } = message;
  // a rollback that overtakes its bet
  if (message.kind === 'bet' && happens(swap)) await deliver(parts, { kind: 'rollback', round });
  if (happens(lose)) return undefined;
  const answer = await deliver(parts, message);
  if (happens(double)) await deliver(parts, message);
  return happens(lose) ? undefined : answer;
}

async function deliver(parts: SlotParts, message: WalletMessage): Promise<WalletAnswer | undefined> {
  const body = JSON.stringify(message);
  const signature = signCallback(parts.secret, signedWalletText(body), parts.now());
  const text = await parts.callbacks.tellWallet?.(body, signature);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), walletAnswer), text);
  return read.success ? read.output : undefined;
}
