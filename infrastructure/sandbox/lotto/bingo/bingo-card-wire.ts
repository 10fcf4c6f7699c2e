import type { Selectable } from 'kysely';
import { NO_MONEY } from '../../../../core/shared/money.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { WireReply } from '../../../http/call.ts';
import type { BINGO_CARDS } from '../../../lotto/bingo-calls.ts';
import type { BingoCardRecord } from '../../database/lotto/bingo-tables.ts';
import { majorAmount } from '../../players/player-accounts.ts';
import { readNumbers } from '../numbers/ticket-price.ts';

type WireCard = WireReply<typeof BINGO_CARDS>[number];

interface CardDraw {
  readonly number: number;
  readonly draws_at: EpochMillis;
}

export function writeCard(card: Selectable<BingoCardRecord>, draw: CardDraw): WireCard {
  const { currency, is_settled: isSettled, prize } = card;
  return writeWith(card, draw, { isSettled, prize: majorAmount(prize, currency) });
}

/** As it was when it was bought, whatever has become of it since. */
export function writeBoughtCard(card: Selectable<BingoCardRecord>, draw: CardDraw): WireCard {
  return writeWith(card, draw, { isSettled: false, prize: majorAmount(NO_MONEY, card.currency) });
}

function writeWith(
  card: Selectable<BingoCardRecord>,
  { number, draws_at: drawsAt }: CardDraw,
  state: Pick<WireCard, 'isSettled' | 'prize'>,
): WireCard {
  return {
    id: card.id,
    drawId: card.draw_id,
    number,
    drawsAt,
    placedAt: card.placed_at,
    currency: card.currency,
    numbers: [...readNumbers(card.numbers)],
    amount: majorAmount(card.amount, card.currency),
    ...state,
  };
}
