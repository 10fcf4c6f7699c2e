import { VIP_LOOKED_UP_EVERY } from '../../../core/coupon/placement/vip-wait.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { seconds, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { WireReply } from '../../http/call.ts';
import type { PLACEMENT_LOOKUP } from '../../coupon/coupon-calls.ts';
import type { PlacementRow } from '../database/tables.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import type { PreparedReply } from '../server/serve-call.ts';

export interface PlacementKey {
  readonly userId: UserId;
  readonly key: string;
}

type Pending = Extract<WireReply<typeof PLACEMENT_LOOKUP>, { readonly status: 'pending' }>;
/** Where an undecided VIP bet stands: it is kept in the place of the reply until there is one. */
type KeptWait = NonNullable<Pending['vip']>;

export function waitText(wait: KeptWait): string {
  return JSON.stringify(wait);
}

type StoredPlacement = Pick<PlacementRow, 'status' | 'accept_at' | 'reply'> & { readonly is_dropped: boolean };

/** When a key whose order runs is asked about again. */
const RUNNING_WAIT: Millis = seconds(2);

/** What a key answers. */
export type KeyAnswer = PreparedReply | Refusal;

type KeyParts = Pick<SandboxParts, 'database' | 'now'>;

/** What became of a key. That none is known decides nothing: its order may be on its way, or wait in another process. */
export async function lookUpKey(parts: KeyParts, key: PlacementKey, isRunning: boolean): Promise<KeyAnswer> {
  if (isRunning) return { preparedText: pendingText(parts.now() + RUNNING_WAIT, parts.now()) };
  const placement = await findPlacement(parts, key);
  return placement === undefined ? refuse(404, 'placement') : keyAnswer(placement, parts.now());
}

/**
 * Claims a key for no order at all. The claim waits for a transaction that holds the key, so what it finds is final; an order
 * that comes later finds its key void.
 */
export async function voidKey(
  parts: SandboxParts,
  { userId, key }: PlacementKey,
  isRunning: boolean,
): Promise<KeyAnswer> {
  if (isRunning) return { preparedText: pendingText(parts.now() + RUNNING_WAIT, parts.now()) };
  const claim = await parts.database
    .insertInto('placements')
    .values({ user_id: userId, key, fingerprint: '', status: 'void', created_at: parts.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  const placement = claim === undefined ? await findPlacement(parts, { userId, key }) : undefined;
  return placement === undefined ? refuse(404, 'void-key') : keyAnswer(placement, parts.now());
}

/** What a stored placement answers now. */
export function storedAnswer(
  placement: Pick<StoredPlacement, 'status' | 'accept_at' | 'reply'>,
  now: EpochMillis,
): string {
  const { status, reply, accept_at: acceptAt } = placement;
  if (status === 'done' && reply !== null) return reply;
  if (reply !== null) return pendingText(now + VIP_LOOKED_UP_EVERY, now, JSON.parse(reply) as KeptWait);
  return pendingText(acceptAt ?? now, now);
}

function keyAnswer(placement: StoredPlacement, now: EpochMillis): KeyAnswer {
  if (placement.is_dropped) return refuse(410, 'too-old');
  return placement.status === 'void' ? refuse(404, 'void-key') : { preparedText: storedAnswer(placement, now) };
}

function pendingText(acceptAt: EpochMillis, serverTime: EpochMillis, vip?: KeptWait): string {
  const pending: Pending = { status: 'pending', acceptAt, serverTime, ...(vip && { vip }) };
  return JSON.stringify(pending);
}

/** Whether an order came under the key before. */
export async function isKnownKey(parts: SandboxParts, key: PlacementKey): Promise<boolean> {
  return (await findPlacement(parts, key)) !== undefined;
}

async function findPlacement(
  { database }: Pick<KeyParts, 'database'>,
  { userId, key }: PlacementKey,
): Promise<StoredPlacement | undefined> {
  return database
    .selectFrom('placements')
    .select(['status', 'accept_at', 'reply', 'is_dropped'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
}
