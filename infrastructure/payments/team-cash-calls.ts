import * as v from 'valibot';
import type { TeamCashPayment } from '../../core/payments/team-cash.ts';
import { defineCall } from '../http/call.ts';
import { queryLanguage, wireAmount, wireCount, wireId, wireMillis, wireText } from '../http/wire.ts';

const wireTeamCash = v.pipe(
  v.object({
    id: wireId,
    status_id: wireId,
    message: wireText,
    translate_message: wireText,
    skks_hash: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)),
    timestamp: wireMillis,
    date_payment: wireMillis,
    status_title: wireText,
    summ: wireAmount,
    money_deposit_id: wireId,
  }),
  v.transform((wire): TeamCashPayment => ({
    id: wire.id,
    statusId: wire.status_id,
    statusTitle: wire.status_title,
    message: wire.message,
    translatedMessage: wire.translate_message,
    deskHash: wire.skks_hash,
    recordedAt: wire.timestamp,
    paidAt: wire.date_payment,
    amount: wire.summ,
    depositId: wire.money_deposit_id,
  })),
);

export const TEAM_CASH = defineCall({
  name: 'teamCash',
  summary: "The player's payments of team cash: deposits with vouchers of a cash desk, the newest first",
  method: 'GET',
  path: '/web-api/payments/team-cash',
  query: v.object({ lng: queryLanguage }),
  reply: v.pipe(
    v.object({ entities: v.array(wireTeamCash), total_count: wireCount }),
    v.transform(({ entities: payments, total_count: totalCount }) => ({ payments, totalCount })),
  ),
  access: 'player',
  changes: 'none',
});
