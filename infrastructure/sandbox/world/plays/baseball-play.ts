import { seconds } from '../../../../core/shared/time.ts';
import { createDice } from '../dice.ts';
import { expectedRuns, HALF_INNING_SECONDS, INNINGS } from './baseball-rules.ts';
import type { Matchup, Play } from './play.ts';
import { NOBODY, oneMore, oneMoreIn } from './play.ts';
import { recordPlay } from './play-recorder.ts';

/** Plays a game of baseball out: the visitors bat first, the home side not at all where it has won already. */
export function playBaseball(matchup: Matchup): Play {
  const dice = createDice(matchup.key);
  const record = recordPlay({ periods: [NOBODY], serving: 'away' });
  let at = 0;
  for (let inning = 1; ; inning += 1) {
    for (const side of ['away', 'home'] as const) {
      const before = record.last().score;
      if (side === 'home' && inning >= INNINGS && before.home > before.away) return record.finish(at);
      if (at > 0) {
        const isNew = side === 'away';
        record.change(at, {
          period: inning,
          serving: side,
          clock: 0,
          ...(isNew ? { periods: [...record.last().periods, NOBODY] } : {}),
        });
      }
      const length = Math.round(seconds(HALF_INNING_SECONDS) * (0.7 + dice.roll() * 0.6));
      const runs = dice.poisson(expectedRuns(matchup, side));
      const hits = runs + dice.poisson(0.5);
      for (let hit = 0; hit < hits; hit += 1)
        record.count(at + Math.floor((length * (hit + 0.5)) / hits), 'hits', side);
      if (dice.isHit(0.06)) record.count(at + length - 1, 'errors', side === 'home' ? 'away' : 'home');
      for (let run = 0; run < runs; run += 1) {
        const moment = at + Math.floor((length * (run + 0.9)) / runs);
        const last = record.last();
        record.decide(moment);
        record.change(moment, { score: oneMore(last.score, side), periods: oneMoreIn(last.periods, inning, side) });
        record.mention(moment, 'goal', side);
        const { home, away } = record.last().score;
        if (side === 'home' && inning >= INNINGS && home > away) return record.finish(moment + 1);
      }
      at += length;
    }
    record.mention(at, 'period-end');
    const { home, away } = record.last().score;
    if (inning >= INNINGS && home !== away) return record.finish(at);
  }
}
