import type { EpochMillis } from '../shared/time.ts';
import type { PaymentFact, PaymentFactKind } from './payment-fact.ts';

export const WITHDRAWAL_STEPS = ['requested', 'held', 'sent', 'paid'] as const;
export type WithdrawalStepName = (typeof WITHDRAWAL_STEPS)[number];

export interface WithdrawalStep {
  readonly name: WithdrawalStepName;
  readonly state: 'done' | 'current' | 'failed' | 'ahead';
  /** When it came, or failed. */
  readonly at?: EpochMillis | undefined;
  /** What it failed by. */
  readonly failure?: PaymentFactKind | undefined;
}

const FAILURES: readonly PaymentFactKind[] = ['cancelled', 'refused', 'returned'];

/** WDR-3 A withdrawal goes from its request over the hold and the sending of its sum to the payout: what is behind the last known step is done, the last is current, and it failed where the money came back. */
export function withdrawalSteps(facts: readonly PaymentFact[]): readonly WithdrawalStep[] {
  const timeOf = (kind: PaymentFactKind): EpochMillis | undefined => facts.find((fact) => fact.kind === kind)?.at;
  const failure = facts.find(({ kind }) => FAILURES.includes(kind));
  const times = WITHDRAWAL_STEPS.map((name) => timeOf(name === 'requested' ? 'held' : name));
  const last = times.findLastIndex((at) => at !== undefined);
  return WITHDRAWAL_STEPS.map((name, index) => {
    if (index > last) return { name, state: 'ahead' };
    if (index < last || name === 'paid') return { name, state: 'done', at: times[index] };
    if (failure === undefined) return { name, state: 'current', at: times[index] };
    return { name, state: 'failed', at: failure.at, failure: failure.kind };
  });
}
