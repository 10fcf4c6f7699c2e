import { setImmediate as otherWork } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { SidePair } from '../../../core/sports/game/game.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { PastGame } from '../../../core/sports/statistics/past-game.ts';
import type { SandboxParts } from '../sandbox-parts.ts';

type PlayedParts = Pick<SandboxParts, 'world' | 'overrides' | 'now'>;

/** How games ended, in the order they are asked for, others' work between any two that are played; those that are not over, or were abandoned, are left out. */
export type PastGames = (ids: readonly number[], language: Language) => Promise<readonly PastGame[]>;

/** Final scores that are kept: to play a game again costs milliseconds. */
const MOST_KEPT = 10_000;

export function pastGames({ world, overrides, now }: PlayedParts): PastGames {
  const scores = new LRUCache<number, SidePair>({ max: MOST_KEPT });
  const scoreOf = (id: number): SidePair | undefined => {
    const override = overrides.of(id);
    const known = override === undefined ? scores.get(id) : undefined;
    if (known !== undefined) return known;
    const row = world.resultRow(id, { now: now(), language: 'en', override });
    if (row?.status !== 'finished') return undefined;
    const score = { home: row.score.home, away: row.score.away };
    if (override === undefined) scores.set(id, score);
    return score;
  };
  return async (ids, language) => {
    const games: PastGame[] = [];
    for (const id of ids) {
      if (!scores.has(id)) await otherWork();
      const score = scoreOf(id);
      const card = world.card(id, language);
      if (score === undefined || card?.away === undefined) continue;
      games.push({ id, startsAt: card.startsAt, home: card.home, away: card.away, score });
    }
    return games;
  };
}
