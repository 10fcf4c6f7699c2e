import { describe, expect, it } from 'vitest';
import { PLAYER_KINDS } from '../../../core/sports/game/player-kinds.ts';
import { SPORTS, type SportCode } from '../../../core/sports/tree/sport.ts';
import { blindReturns, winningBlindly } from '../../support/blind-bets.ts';

const SEEDS = ['first', 'second'];
/** Games of every sport, for each seed, where `npm run test:deep` asks for the whole. */
const DEEP_GAMES = 600;
/** Otherwise three quarters of a minute in all: more games for the sports whose law is intricate, fewer where a game costs much to price. */
const GAMES: Readonly<Partial<Record<SportCode, number>>> = {
  football: 63,
  'ice-hockey': 63,
  basketball: 91,
  tennis: 140,
  baseball: 210,
  volleyball: 56,
  handball: 56,
  'table-tennis': 84,
  badminton: 84,
  'dota-2': 84,
  cs2: 84,
  lol: 42,
  valorant: 42,
  'rainbow-six': 42,
  'starcraft-2': 42,
  'cyber-football': 42,
  'cyber-ice-hockey': 42,
  'cyber-basketball': 42,
  mma: 140,
  cricket: 175,
  politics: 84,
};
/** Of a sport that shares its law with one above. */
const LESSER_GAMES = 42;
/** Of the competitions whose goals have scorers. */
const TOP_GAMES = 63;
const LONG = 600_000;
const isDeep = process.env['PROPERTY_RUNS'] !== undefined;

describe('blind bets, on thousands of games', () => {
  it.each(SPORTS.map(({ code }) => code))(
    'win in no market of %s, at no stage and no price',
    (sport) => {
      const count = isDeep ? DEEP_GAMES : (GAMES[sport] ?? LESSER_GAMES);
      const returns = blindReturns(sport, { count, seeds: SEEDS });
      expect(returns.length).toBeGreaterThan(0);
      expect(winningBlindly(returns)).toEqual([]);
    },
    LONG,
  );

  it(
    'win in no market of those who score in top football, at no stage and no price',
    () => {
      const returns = blindReturns('football', { count: isDeep ? DEEP_GAMES : TOP_GAMES, seeds: SEEDS, isTop: true });
      const kinds = new Set(returns.map(({ bets }) => bets.split(' ')[0]));
      expect([...PLAYER_KINDS, 'no-goalscorer'].filter((kind) => !kinds.has(kind))).toEqual([]);
      expect(winningBlindly(returns)).toEqual([]);
    },
    LONG,
  );
});
