import type { LimitKind } from '../../../core/limits/limit-kind.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { countryRegime, playerRegime } from '../limits/player-regime.ts';
import { permitMoney, type MoneyPermit, type MoneyRefusal } from '../limits/money-permit.ts';
import { majorAmount } from '../players/player-accounts.ts';
import type { PlacementAsk, PlacementScene } from './place-order.ts';
import { rejection, type WireRejection } from './rejection.ts';

/** What a stopped order is refused for. */
const REASONS: Readonly<Partial<Record<LimitKind, WireRejection['reason']>>> = {
  'self-exclusion': 'self-excluded',
  'deposit-time-out': 'timed-out',
  session: 'session-ended',
  'reality-check': 'reality-check-due',
  'daily-wagering': 'daily-wagering-reached',
  'weekly-wagering': 'weekly-wagering-reached',
  'monthly-wagering': 'monthly-wagering-reached',
  'daily-loss': 'daily-loss-reached',
  'weekly-loss': 'weekly-loss-reached',
  'monthly-loss': 'monthly-loss-reached',
};

interface Wager {
  /** What the player stakes, an advance included. */
  readonly stake: Minor;
  readonly outcomes?: readonly string[] | undefined;
  /** Of the player, where it is known already. */
  readonly country?: string | undefined;
}

/** Who stakes in which currency, whatever on. */
type Staking = Pick<PlacementAsk, 'userId' | 'sessionHash'> & {
  readonly order: Pick<PlacementAsk['order'], 'currency'>;
};

/** RG-09 Whether the player's own limits let a stake through; asked once the player is locked. */
export async function permitStake(
  {
    parts,
    transaction,
  }: Pick<PlacementScene, 'transaction'> & {
    readonly parts: Pick<PlacementScene['parts'], 'jurisdiction' | 'now'>;
  },
  { userId, order: { currency }, sessionHash }: Staking,
  { stake: amount, outcomes, country }: Wager,
): Promise<Omit<MoneyPermit, 'refusal'> & { readonly refusal?: WireRejection | undefined }> {
  const ask = { userId, purpose: 'stake', amount, currency, sessionHash, outcomes } as const;
  const regime = country === undefined ? await playerRegime(parts, transaction, userId) : countryRegime(parts, country);
  const { refusal, wins } = await permitMoney(transaction, ask, regime);
  return { refusal: refusal === undefined ? undefined : refusedStake(refusal, currency), wins };
}

function refusedStake({ kind, left, until }: MoneyRefusal, currency: string): WireRejection {
  const reason = REASONS[kind];
  return {
    ...rejection(reason === undefined ? 'player-blocked' : reason),
    ...(left === undefined ? {} : { limit: majorAmount(left, currency) }),
    ...(until === undefined ? {} : { until }),
  };
}
