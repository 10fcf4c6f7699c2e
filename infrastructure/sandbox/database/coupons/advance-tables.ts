import type { AccountId, CouponId } from '../../../../core/shared/ids.ts';
import type { Minor } from '../../../../core/shared/money.ts';

/** What is owed of stakes that were paid in advance. */
export interface AdvanceTables {
  readonly advance_holds: AdvanceHoldRow;
}

/** What an account still owes of the advance on a coupon. */
interface AdvanceHoldRow {
  readonly account_id: AccountId;
  readonly coupon_id: CouponId;
  readonly held: Minor;
}
