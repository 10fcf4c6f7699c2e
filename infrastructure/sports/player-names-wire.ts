import * as v from 'valibot';
import { isPlayerKind } from '../../core/sports/game/player-kinds.ts';
import type { wireMarket, WireMarket } from './game-wire.ts';

type ReadMarket = v.InferOutput<typeof wireMarket>;

/** PLP-7 The name of a player stands beside the first of his answers alone. */
export function withNamesOnce(markets: readonly WireMarket[]): WireMarket[] {
  const named = new Map<string, string>();
  return markets.map((market) => {
    if (!isPlayerKind(market.k)) return market;
    return {
      ...market,
      o: market.o.map((outcome) => {
        const [code, odds, locked, label] = outcome;
        if (label === undefined || named.get(code) !== label) {
          if (label !== undefined) named.set(code, label);
          return outcome;
        }
        return locked === 1 ? [code, odds, 1] : [code, odds];
      }),
    };
  });
}

/** PLP-7 The name beside each of his answers again. */
export function withNamesAgain(markets: readonly ReadMarket[]): readonly ReadMarket[] {
  const named = new Map<string, string>();
  return markets.map((market) => {
    if (!isPlayerKind(market.k)) return market;
    return {
      ...market,
      o: market.o.map((outcome): ReadMarket['o'][number] => {
        const [code, odds, locked = 0, label = named.get(code)] = outcome;
        if (label === undefined) return outcome;
        named.set(code, label);
        return [code, odds, locked, label];
      }),
    };
  });
}
