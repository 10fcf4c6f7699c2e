import type { AccountMovement } from './account-movement.ts';

/** What a movement of a draw was paid for, or paid out on. */
export interface DrawnTicket {
  readonly game: 'lotto' | 'toto';
  /** Of the ticket of the lotto, or of the coupon of the toto. */
  readonly id: number;
}

const NAMED = /^(lotto|toto)-(?:stake|prize|return):(?:\d{1,15}:)?([1-9]\d{0,14})$/;

/** AH-11 The ticket of the lotto or the coupon of the toto that a movement belongs to. */
export function drawnTicket({ id }: Pick<AccountMovement, 'id'>): DrawnTicket | undefined {
  const named = NAMED.exec(id);
  const game = named?.[1];
  return game === 'lotto' || game === 'toto' ? { game, id: Number(named?.[2]) } : undefined;
}
