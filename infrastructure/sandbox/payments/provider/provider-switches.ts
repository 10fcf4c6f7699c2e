import type { Kysely } from 'kysely';
import { FAILURE_REASONS } from '../../../../core/payments/payment-fact.ts';
import { seconds } from '../../../../core/shared/time.ts';
import type { Tables } from '../../database/tables.ts';

/** How the demonstration's payment system misbehaves: how late it calls, and how likely each fault is. */
const PROVIDER_SWITCHES = {
  /** Milliseconds. */
  delay: { usual: seconds(1), most: 600_000 },
  lose: { usual: 0, most: 1 },
  double: { usual: 0, most: 1 },
  contradict: { usual: 0, most: 1 },
  disorder: { usual: 0, most: 1 },
  /** What becomes of payouts: 0 paid, 1 refused, 2 returned. */
  payout: { usual: 0, most: 2 },
  /** PMT-17 Which reason it gives for that, counted from 1; 0 none. */
  reason: { usual: 0, most: FAILURE_REASONS.length },
} as const;
export type ProviderSwitch = keyof typeof PROVIDER_SWITCHES;
export type ProviderManner = Readonly<Record<ProviderSwitch, number>>;
export const SWITCH_NAMES = Object.keys(PROVIDER_SWITCHES) as readonly ProviderSwitch[];

export async function providerManner(database: Kysely<Tables>): Promise<ProviderManner> {
  const rows = await database.selectFrom('provider_switches').selectAll().execute();
  const kept = new Map(rows.map(({ name, value }) => [name, value]));
  return Object.fromEntries(
    SWITCH_NAMES.map((name) => [name, kept.get(name) ?? PROVIDER_SWITCHES[name].usual]),
  ) as ProviderManner;
}

export async function setProviderManner(database: Kysely<Tables>, change: Partial<ProviderManner>): Promise<void> {
  for (const name of SWITCH_NAMES) {
    const asked = change[name];
    if (asked === undefined || !Number.isFinite(asked)) continue;
    const value = Math.min(Math.max(0, asked), PROVIDER_SWITCHES[name].most);
    await database
      .insertInto('provider_switches')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }
}
