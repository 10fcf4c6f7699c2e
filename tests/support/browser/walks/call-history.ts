import type { CouponId } from '../../../../core/shared/ids.ts';
import { HISTORY } from '../../../../infrastructure/coupon/coupon-calls.ts';
import {
  BETTING_STATISTICS,
  HISTORY_TOTALS,
  SEND_STATEMENT,
  STATEMENT_ROWS,
} from '../../../../infrastructure/coupon/history-calls.ts';
import { OUTBOX, OUTBOX_ATTACHMENT } from '../../../../infrastructure/site/debugger-calls.ts';
import type { Visitor } from '../visitor.ts';

/** A page of the history, what it comes to, and its rows as a file. */
export async function callHistory(player: Visitor, before: CouponId): Promise<void> {
  await player.send(HISTORY, { query: { lng: 'ru', state: 'all', page: 1 } });
  await player.send(HISTORY, { query: { lng: 'ru', state: 'all', gameId: 1, page: 1 } });
  await player.send(HISTORY_TOTALS, { query: { state: 'all' } });
  await player.send(BETTING_STATISTICS, { query: { state: 'settled', from: 1, zoneMinutes: 180 } });
  for (const part of [{}, { before }]) {
    await player.send(STATEMENT_ROWS, { query: { state: 'all', lng: 'ru', ...part } });
  }
}

/** The file by e-mail, to a player with a proven address. */
export async function callStatement(player: Visitor): Promise<void> {
  await player.send(SEND_STATEMENT, { body: { state: 'all', lng: 'en', zoneMinutes: 180 } });
  const letter = (await player.send(OUTBOX)).read().messages[0]!;
  await player.send(OUTBOX_ATTACHMENT, { params: { id: letter.id } });
}
