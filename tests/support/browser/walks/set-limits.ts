import { randomUUID } from 'node:crypto';
import type { Limit, LimitValue } from '../../../../core/limits/limit.ts';
import type { LimitKind } from '../../../../core/limits/limit-kind.ts';
import type { CallReply } from '../../../../infrastructure/http/call.ts';
import {
  BLOCK_USER,
  LIMITS,
  REMOVE_LIMIT,
  SAVE_LIMITS,
  TEST_ANSWERS,
} from '../../../../infrastructure/limits/limit-calls.ts';
import { draftOnWire } from '../../../../infrastructure/limits/limit-wire.ts';
import type { Visitor } from '../visitor.ts';

type Wish = readonly [kind: LimitKind, value: LimitValue];

/** What the sandbox takes for right. */
const RIGHT_ANSWERS = [
  { questionId: 1, answerId: 2 },
  { questionId: 2, answerId: 1 },
];

export async function saveLimits(player: Visitor, wishes: readonly Wish[], key: string = randomUUID()) {
  return player.send(SAVE_LIMITS, {
    key,
    body: { limits: wishes.map(([kind, value]) => draftOnWire({ kind, value })) },
  });
}

/** Saves what is looser, with the right answers to the questions. */
export async function loosen(player: Visitor, wishes: readonly Wish[]): Promise<void> {
  await answerRightly(player, (await saveLimits(player, wishes)).read());
}

/** Removes a limit, with the right answers to the questions. */
export async function removeLimit(player: Visitor, limitType: number): Promise<void> {
  await answerRightly(player, (await player.send(REMOVE_LIMIT, { query: { limitType } })).read());
}

async function answerRightly(player: Visitor, asked: CallReply<typeof SAVE_LIMITS>): Promise<void> {
  if (asked.status !== 'questions') throw new Error('nothing was asked');
  const { success } = (
    await player.send(TEST_ANSWERS, { body: { tokenGuid: asked.tokenGuid, answers: RIGHT_ANSWERS } })
  ).read();
  if (!success) throw new Error('answered wrongly');
}

export async function limitsOf(player: Visitor): Promise<readonly Limit[]> {
  const limits = (await player.send(LIMITS)).read();
  return limits.toSorted((one, other) => (one.kind === other.kind ? 0 : one.kind < other.kind ? -1 : 1));
}

/** Shuts the player out for so many days. */
export async function shutOut(
  player: Visitor,
  days: number,
  kind: LimitKind = 'self-exclusion',
  key: string = randomUUID(),
  reasonId?: number,
) {
  const selfExclusionReason = reasonId === undefined ? undefined : { id: reasonId, text: '' };
  return player.send(BLOCK_USER, { key, body: draftOnWire({ kind, value: days, selfExclusionReason }) });
}
