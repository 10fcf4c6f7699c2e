import type { AccountMovement } from './account-movement.ts';

/** What a movement of a draw was paid for, or paid out on. */
export interface DrawnTicket {
  readonly game: 'lotto' | 'toto' | 'bingo';
  /** Of the ticket of the lotto, the coupon of the toto, or the card of bingo. */
  readonly id: number;
}

const NAMED = /^(lotto|toto|bingo)-(?:stake|prize|return):(?:\d{1,15}:)?([1-9]\d{0,14})$/;

/** AH-11 The ticket of the lotto, the coupon of the toto or the card of bingo that a movement belongs to. */
export function drawnTicket({ id }: Pick<AccountMovement, 'id'>): DrawnTicket | undefined {
  const named = NAMED.exec(id);
  const game = named?.[1];
  return game === 'lotto' || game === 'toto' || game === 'bingo' ? { game, id: Number(named?.[2]) } : undefined;
}
