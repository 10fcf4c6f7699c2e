import type { Selectable } from 'kysely';
import type { Minor } from '../../../../core/shared/money.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { WireReply } from '../../../http/call.ts';
import type { LOTTO_TICKETS } from '../../../lotto/lotto-calls.ts';
import type { LottoTicketRecord } from '../../database/lotto/lotto-tables.ts';
import { majorAmount } from '../../players/player-accounts.ts';
import { readNumbers } from './ticket-price.ts';

type WireTicket = WireReply<typeof LOTTO_TICKETS>[number];

/** A draw that a ticket takes part in. */
export interface TicketDraw {
  readonly number: number;
  readonly draws_at: EpochMillis;
  readonly numbers: string | null;
  readonly prize: Minor;
}

export function writeTicket(ticket: Selectable<LottoTicketRecord>, draws: readonly TicketDraw[]): WireTicket {
  const { currency } = ticket;
  return {
    id: ticket.id,
    lottoId: ticket.lotto_id,
    placedAt: ticket.placed_at,
    currency,
    numbers: [...readNumbers(ticket.numbers)],
    combinations: ticket.combinations,
    amount: majorAmount(ticket.amount, currency),
    entries: draws.map((draw) => ({
      number: draw.number,
      drawsAt: draw.draws_at,
      numbers: [...readNumbers(draw.numbers)],
      prize: majorAmount(draw.prize, currency),
    })),
  };
}
