import { expect, it } from 'vitest';
import { drawnTicket } from '../../../../core/accounts/history/drawn-ticket.ts';

it.each([
  ['lotto-stake:12', { game: 'lotto', id: 12 }],
  ['lotto-prize:7:12', { game: 'lotto', id: 12 }],
  ['toto-stake:5', { game: 'toto', id: 5 }],
  ['toto-prize:5', { game: 'toto', id: 5 }],
  ['toto-return:1700000000000:5', { game: 'toto', id: 5 }],
  ['bingo-stake:12', { game: 'bingo', id: 12 }],
  ['bingo-prize:12', { game: 'bingo', id: 12 }],
  ['bingo-jackpot:5:RUB', undefined],
  ['stake:5', undefined],
  ['toto-fee:5:RUB', undefined],
  ['lotto-stake:0', undefined],
  ['lotto-stake:12:', undefined],
  ['', undefined],
])('finds in %s what it was paid for: %o [AH-11]', (id, ticket) => {
  expect(drawnTicket({ id })).toEqual(ticket);
});
