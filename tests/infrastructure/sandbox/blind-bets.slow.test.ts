import { describe, expect, it } from 'vitest';
import { PLAYER_KINDS } from '../../../core/sports/game/player-kinds.ts';
import { SPORTS, type SportCode } from '../../../core/sports/tree/sport.ts';
import { blindReturns, winningBlindly } from '../../support/blind-bets.ts';

const SEEDS = ['first', 'second'];
/** Games of every sport, for each seed, where `npm run test:deep` asks for the whole. */
const DEEP_GAMES = 600;
/** Otherwise about a minute in all: more games for the sports whose law is intricate, fewer where a game costs much to price. */
const GAMES: Readonly<Partial<Record<SportCode, number>>> = {
  football: 90,
  'ice-hockey': 90,
  basketball: 130,
  tennis: 200,
  baseball: 300,
  volleyball: 80,
  handball: 80,
  'table-tennis': 120,
  badminton: 120,
  'dota-2': 120,
  cs2: 120,
  lol: 60,
  valorant: 60,
  'rainbow-six': 60,
  'starcraft-2': 60,
  'cyber-football': 60,
  'cyber-ice-hockey': 60,
  'cyber-basketball': 60,
  mma: 200,
  cricket: 250,
  politics: 120,
};
/** Of a sport that shares its law with one above. */
const LESSER_GAMES = 60;
/** Of the competitions whose goals have scorers. */
const TOP_GAMES = 90;
const LONG = 600_000;
const isDeep = process.env['PROPERTY_RUNS'] !== undefined;

describe('blind bets, on thousands of games', () => {
  const runs = SPORTS.flatMap(({ code }) => SEEDS.map((seed) => [code, seed] as const));
  it.each(runs)(
    'win in no market of %s, at no stage and no price (%s seed)',
    (sport, seed) => {
      const returns = blindReturns(sport, { count: isDeep ? DEEP_GAMES : (GAMES[sport] ?? LESSER_GAMES), seed });
      expect(returns.length).toBeGreaterThan(0);
      expect(winningBlindly(returns)).toEqual([]);
    },
    LONG,
  );

  it.each(SEEDS)(
    'win in no market of those who score in top football, at no stage and no price (%s seed)',
    (seed) => {
      const returns = blindReturns('football', { count: isDeep ? DEEP_GAMES : TOP_GAMES, seed, isTop: true });
      const kinds = new Set(returns.map(({ bets }) => bets.split(' ')[0]));
      expect([...PLAYER_KINDS, 'no-goalscorer'].filter((kind) => !kinds.has(kind))).toEqual([]);
      expect(winningBlindly(returns)).toEqual([]);
    },
    LONG,
  );
});
