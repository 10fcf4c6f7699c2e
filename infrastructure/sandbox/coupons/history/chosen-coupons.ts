import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { GameId, UserId } from '../../../../core/shared/ids.ts';
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
  const { state, typeId, accountId, id, gameId, from, to } = filter;
  return where.and([
    where('user_id', '=', userId),
    ...stateFilter(where, state),
    ...(typeId === undefined ? [] : [where('type_id', '=', typeId)]),
    ...(accountId === undefined ? [] : [where('account_id', '=', accountId)]),
    ...(id === undefined ? [] : [where('id', '=', id)]),
    ...(gameId === undefined ? [] : [hasBetOn(where, gameId)]),
    ...(from === undefined ? [] : [where('placed_at', '>=', from)]),
    ...(to === undefined ? [] : [where('placed_at', '<=', to)]),
  ]);
}

function hasBetOn(where: Builder, gameId: GameId): Expression<SqlBool> {
  const bets = where.selectFrom('coupon_bets').select('coupon_id').where('game_id', '=', gameId);
  return where.exists(bets.whereRef('coupon_bets.coupon_id', '=', 'coupons.id'));
}

function stateFilter(where: Builder, state: ChosenFilter['state']): readonly Expression<SqlBool>[] {
  if (state === 'all') return [];
  if (state === 'settled') return [where('state', 'not in', UNSETTLED)];
  return [state === 'open' ? where('state', 'in', UNSETTLED) : where('state', '=', state)];
}
