import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { UserId } from '../../../../core/shared/ids.ts';
import type { HISTORY_TOTALS } from '../../../coupon/history-calls.ts';
import type { Tables } from '../../database/tables.ts';
import type { Ask } from '../../server/serve-call.ts';

/** A coupon under review is open for its player. */
export const UNSETTLED = ['open', 'needs-review'] as const;

type Builder = ExpressionBuilder<Tables, 'coupons'>;
/** What is chosen of the history. */
export type ChosenFilter = Ask<typeof HISTORY_TOTALS>['query'];

/** Whether a coupon is the player's and among those that are chosen. */
export function chosenCoupons(where: Builder, userId: UserId, filter: ChosenFilter): Expression<SqlBool> {
  const { state, typeId, accountId, id, from, to } = filter;
  return where.and([
    where('user_id', '=', userId),
    ...stateFilter(where, state),
    ...(typeId === undefined ? [] : [where('type_id', '=', typeId)]),
    ...(accountId === undefined ? [] : [where('account_id', '=', accountId)]),
    ...(id === undefined ? [] : [where('id', '=', id)]),
    ...(from === undefined ? [] : [where('placed_at', '>=', from)]),
    ...(to === undefined ? [] : [where('placed_at', '<=', to)]),
  ]);
}

function stateFilter(where: Builder, state: ChosenFilter['state']): readonly Expression<SqlBool>[] {
  if (state === 'all') return [];
  if (state === 'settled') return [where('state', 'not in', UNSETTLED)];
  return [state === 'open' ? where('state', 'in', UNSETTLED) : where('state', '=', state)];
}
