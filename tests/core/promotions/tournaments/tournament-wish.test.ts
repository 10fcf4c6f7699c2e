import { describe, expect, it } from 'vitest';
import {
  readTournamentWish,
  SHOWN_TOURNAMENTS,
  wishedTournaments,
  writeTournamentWish,
  type TournamentWish,
} from '../../../../core/promotions/tournaments/tournament-wish.ts';
import type { TournamentCard } from '../../../../core/promotions/tournaments/tournaments-gateway.ts';
import { minor } from '../../../support/units.ts';

const card = (id: string, title: string, state: TournamentCard['state']): TournamentCard => ({
  id,
  title,
  state,
  summary: 'Неделя слотов',
  language: 'ru',
  theme: 'sea',
  startsAt: 0,
  endsAt: 1,
  gameCount: 1,
  playerCount: 1,
  pool: minor(100),
});
const CARDS = [
  card('sea', 'Морской кубок', 'running'),
  card('fruit', 'Фруктовый Приём', 'announced'),
  card('old', 'Café Royal', 'finished'),
  card('done', 'Проверка', 'checking'),
];
const idsOf = (wish: Partial<TournamentWish>, joined: readonly string[] = []) =>
  wishedTournaments(CARDS, { search: '', show: 'all', ...wish }, joined).map(({ id }) => id);

describe('the tournaments that are looked for', () => {
  it.each([
    ['all', ['sea', 'fruit', 'old', 'done']],
    ['running', ['sea']],
    ['coming', ['fruit']],
    ['finished', ['old', 'done']],
    ['mine', ['fruit']],
  ] as const)('are by state %s %s [PRM-40]', (show, ids) => {
    expect(idsOf({ show }, ['fruit'])).toEqual(ids);
  });

  it('have every word that was typed, whatever its case and marks [PRM-40]', () => {
    expect(idsOf({ search: ' КУБОК недел ' })).toEqual(['sea']);
    expect(idsOf({ search: 'cafe' })).toEqual(['old']);
    expect(idsOf({ search: 'кубок фрукт' })).toEqual([]);
    expect(idsOf({ search: '  ' })).toHaveLength(4);
  });

  it('stand in the address, and come back out of it [PRM-40]', () => {
    for (const show of SHOWN_TOURNAMENTS) {
      const wish = { search: 'a&b=я ?', show };
      expect(readTournamentWish(new URLSearchParams(writeTournamentWish(wish)))).toEqual(wish);
    }
    expect(writeTournamentWish({ search: ' ', show: 'all' })).toBe('');
    const odd = readTournamentWish(new URLSearchParams(`?show=none&q=${'x'.repeat(90)}`));
    expect(odd).toEqual({ search: 'x'.repeat(60), show: 'all' });
    // cut in the middle of a letter
    const cut = readTournamentWish(new URLSearchParams(`?q=${'x'.repeat(59)}😀`));
    expect(writeTournamentWish(cut)).toBe(`?q=${'x'.repeat(59)}`);
  });
});
