import type { Generated, Selectable } from 'kysely';
import type { AccountId, UserId } from '../../../../core/shared/ids.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';

/** CNV-8 What was converted, and the figures of the rate as they were shown. */
export interface ConversionTable {
  readonly id: Generated<number>;
  readonly user_id: UserId;
  readonly from_account: AccountId;
  readonly to_account: AccountId;
  readonly from_currency: string;
  readonly to_currency: string;
  readonly paid: Minor;
  readonly got: Minor;
  readonly rate_paid: string;
  readonly rate_got: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly at: EpochMillis;
}
export type ConversionRow = Selectable<ConversionTable>;
