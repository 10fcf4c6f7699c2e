import type { Transaction } from 'kysely';
import type { JackpotLevel } from '../../../core/casino/jackpots/jackpot-terms.ts';
import type { RoundRefusal } from '../../../core/casino/rounds/casino-round.ts';
import { slotMachineById } from '../../../core/casino/rounds/slot-machines.ts';
import { NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import { settleBonusRound, stakeFromBonus, takeBackWin } from '../bonuses/bonus-rounds.ts';
import { debitStake, refusedDebit } from '../coupons/debit-stake.ts';
import { permitStake } from '../coupons/permit-stake.ts';
import type { WireRejection } from '../coupons/rejection.ts';
import type { CasinoMoveRow, CasinoRoundRow } from '../database/casino/casino-tables.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import type { Tables } from '../database/tables.ts';
import { paidOut, transferRows } from '../players/ledger.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { moveJackpots } from './jackpots/move-jackpots.ts';
import { messageId, type WalletAnswer, type WalletMessage } from './wallet-message.ts';

export type WalletParts = Pick<SandboxParts, 'database' | 'random' | 'jurisdiction' | 'now'>;

interface WalletScene {
  readonly parts: WalletParts;
  readonly transaction: Transaction<Tables>;
  readonly round: CasinoRoundRow;
}

const DONE: WalletAnswer = { status: 'done' };
const REFUSED: WalletAnswer = { status: 'refused' };
const TOO_EARLY: WalletAnswer = { status: 'too-early' };

/** RND-13 Takes each message of a provider once; a repeat is answered as the first one was, whatever became of the round since. */
export async function takeMessage(parts: WalletParts, message: WalletMessage): Promise<WalletAnswer> {
  return inTransaction(parts, async (transaction) => takeMessageIn({ parts, transaction }, message));
}

/** RND-13 The same within a transaction that does more. */
export async function takeMessageIn(
  { parts, transaction }: Pick<WalletScene, 'parts' | 'transaction'>,
  message: WalletMessage,
): Promise<WalletAnswer> {
  // every message of a round waits here for the one before it
  const round = await transaction
    .selectFrom('casino_rounds')
    .selectAll()
    .where('id', '=', message.round)
    .forUpdate()
    .executeTakeFirst();
  if (round === undefined) return REFUSED;
  const known = await transaction
    .selectFrom('casino_moves')
    .select(['answer', 'amount'])
    .where('id', '=', messageId(message))
    .executeTakeFirst();
  if (known !== undefined) {
    return known.amount === amountOf(message) ? { status: known.answer as WalletAnswer['status'] } : REFUSED;
  }
  const answer = await firstAnswer({ parts, transaction, round }, message);
  if (answer.status !== 'too-early') await keepMove({ parts, transaction }, message, answer);
  return answer;
}

async function firstAnswer(scene: WalletScene, message: WalletMessage): Promise<WalletAnswer> {
  switch (message.kind) {
    case 'bet':
      return takeBet(scene, message.amount);
    case 'win':
      return payWin(scene, message);
    case 'rollback':
      return rollBack(scene);
    case 'finish':
      return finish(scene, message);
  }
}

function amountOf(message: WalletMessage): Minor {
  return message.kind === 'rollback' ? NO_MONEY : message.amount;
}

async function keepMove(
  { parts, transaction }: Pick<WalletScene, 'parts' | 'transaction'>,
  message: WalletMessage,
  { status }: WalletAnswer,
): Promise<void> {
  const { round, kind } = message;
  const move: CasinoMoveRow = {
    id: messageId(message),
    round_id: round,
    kind,
    amount: amountOf(message),
    answer: status,
    at: parts.now(),
  };
  await transaction.insertInto('casino_moves').values(move).execute();
}

/** RND-11, RND-41 The stake goes by the function that every stake asks, once the player is locked; one from a bonus by its terms too. */
async function takeBet(scene: WalletScene, amount: Minor): Promise<WalletAnswer> {
  const { parts, transaction, round } = scene;
  if (round.state !== 'asked' || amount !== round.stake) return REFUSED;
  const order = { accountId: round.account_id, currency: round.currency };
  const payer = { userId: round.user_id, order };
  const debited = await debitStake(transaction, payer, amount);
  if (debited === undefined) return refuseBet(scene, refusalOf(await refusedDebit(transaction, payer)));
  const { refusal } = await permitStake(
    { parts, transaction },
    { ...payer, sessionHash: round.session_hash ?? undefined },
    { stake: amount, country: debited.country },
  );
  const refused =
    refusal !== undefined
      ? refusalOf(refusal)
      : debited.isBonus
        ? await stakeFromBonus(transaction, round, parts.now())
        : undefined;
  if (refused !== undefined) {
    await credit(scene, amount);
    return refuseBet(scene, refused);
  }
  await write(scene, { kind: 'casino-bet', amount: paidOut(amount) });
  await change(scene, { state: 'open' });
  return DONE;
}

async function refuseBet(scene: WalletScene, refusal: RoundRefusal): Promise<WalletAnswer> {
  await change(scene, { state: 'refused', refusal });
  return REFUSED;
}

/** A refused stake in the words of rounds. */
function refusalOf({ reason }: WireRejection): RoundRefusal {
  if (/-(?:wagering|loss)-reached$/.test(reason)) return 'limit-reached';
  const own = ['self-excluded', 'timed-out', 'session-ended', 'reality-check-due', 'not-enough-money'] as const;
  return own.find((each) => each === reason) ?? (reason === 'account-unavailable' ? reason : 'player-blocked');
}

async function payWin(scene: WalletScene, { amount, drawn }: Extract<WalletMessage, { kind: 'win' }>) {
  if (scene.round.state === 'asked') return TOO_EARLY;
  if (scene.round.state !== 'open') return REFUSED;
  await credit(scene, amount);
  await write(scene, { kind: 'casino-win', amount });
  await takeBackWin(scene.transaction, scene.round, { paid: amount, at: scene.parts.now() });
  await change(scene, { win: amount, ...drawnColumns(drawn) });
  return DONE;
}

/** RND-14 A rollback holds, whether its bet came or is still to come; what is drawn and paid is not rolled back. */
async function rollBack(scene: WalletScene): Promise<WalletAnswer> {
  const { round } = scene;
  if (round.state === 'asked') {
    await change(scene, { state: 'returned' });
    return DONE;
  }
  if (round.state === 'refused') return DONE;
  if (round.state !== 'open' || round.stops !== null) return REFUSED;
  await credit(scene, round.stake);
  await write(scene, { kind: 'casino-returned', amount: round.stake });
  await settleBonusRound(scene.transaction, round, { end: 'returned', at: scene.parts.now() });
  await change(scene, { state: 'returned' });
  return DONE;
}

/** The end of a round says what it won in all: before that win has come it is too early. */
async function finish(scene: WalletScene, message: Extract<WalletMessage, { kind: 'finish' }>): Promise<WalletAnswer> {
  const { amount, drawn, jackpots = [] } = message;
  const { state, win } = scene.round;
  if (state === 'asked' || (state === 'open' && win !== amount)) return TOO_EARLY;
  if (state !== 'open') return REFUSED;
  const hasJackpots = slotMachineById(scene.round.machine)?.hasJackpots === true;
  if (!hasJackpots && jackpots.length > 0) return REFUSED;
  const won = hasJackpots ? await jackpotColumns(scene, jackpots) : {};
  await change(scene, { state: 'finished', ...drawnColumns(drawn), ...won });
  await settleBonusRound(scene.transaction, scene.round, { end: 'finished', at: scene.parts.now() });
  return DONE;
}

/** JKP-6 The jackpots go with the end of their round. */
async function jackpotColumns({ parts, transaction, round }: WalletScene, levels: readonly JackpotLevel[]) {
  const won = await moveJackpots({ transaction, round, at: parts.now() }, levels);
  return levels.length === 0 ? {} : { jackpots: levels.join(','), jackpot_win: won };
}

function drawnColumns({ seedId, nonce, stops }: Extract<WalletMessage, { kind: 'win' }>['drawn']) {
  return { seed_id: seedId, nonce, stops: stops.join(',') };
}

async function credit({ transaction, round }: WalletScene, amount: Minor): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set((eb) => ({ balance: eb('balance', '+', amount) }))
    .where('id', '=', round.account_id)
    .execute();
}

async function write(
  { parts, transaction, round }: WalletScene,
  { kind, amount }: { readonly kind: 'casino-bet' | 'casino-win' | 'casino-returned'; readonly amount: Minor },
): Promise<void> {
  const { account_id: accountId, currency } = round;
  const transfer = { transfer: `${kind}:${round.id}`, kind, accountId, currency, amount, at: parts.now() };
  await transaction.insertInto('ledger').values(transferRows(transfer)).execute();
}

async function change(
  { transaction, round }: WalletScene,
  changed: Partial<
    Pick<CasinoRoundRow, 'state' | 'refusal' | 'win' | 'seed_id' | 'nonce' | 'stops' | 'jackpots' | 'jackpot_win'>
  >,
): Promise<void> {
  await transaction.updateTable('casino_rounds').set(changed).where('id', '=', round.id).execute();
}
