import type { AccountMovement } from './account-movement.ts';

/** What a movement of a draw was paid for, or paid out on. */
export interface DrawnTicket {
  readonly game: 'lotto' | 'toto';
  /** Of the ticket of the lotto, or of the coupon of the toto. */
  readonly id: number;
}

const NAMED = /^(?<game>lotto|toto)-(?:stake|prize|return):(?:\d{1,15}:)?(?<ticket>[1-9]\d{0,14})$/;

/** AH-11 The ticket of the lotto or the coupon of the toto that a movement belongs to. */
export function drawnTicket({ id }: Pick<AccountMovement, 'id'>): DrawnTicket | undefined {
  const { game, ticket } = NAMED.exec(id)?.groups ?? {};
  if (game !== 'lotto' && game !== 'toto') return undefined;
  return { game, id: Number(ticket) };
}
