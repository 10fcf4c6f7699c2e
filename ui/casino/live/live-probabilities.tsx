import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { exactReturn } from '../../../core/casino/games/house-game.ts';
import { topOfSpot, type LiveSpot } from '../../../core/casino/live/live-table.ts';
import { useGameWords } from '../games/use-game-words.ts';
import slotStyles from '../rounds/slot-screen.module.scss';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import { useCasino } from '../use-casino.ts';
import { useLiveWords } from './use-live-words.ts';

const NAMED_AT_MOST = 6;

/** LCT-4 What each kind of spot pays, how often it wins, and what it returns. */
export const LiveProbabilities = observer(function LiveProbabilities(): ReactNode {
  const { liveTables: live } = useCasino();
  const { t, spot } = useLiveWords();
  const { t: say, pay, probability } = useGameWords();
  const { percent } = useCasinoWords();
  return (
    <section className={`panel ${slotStyles.card}`} aria-labelledby="live-probabilities">
      <h2 id="live-probabilities">{say('probabilities')}</h2>
      <table className={slotStyles.rounds} aria-labelledby="live-probabilities">
        <thead>
          <tr>
            <th scope="col">{t('spot')}</th>
            <th scope="col">{say('probabilities.pays')}</th>
            <th scope="col">{say('probabilities.share')}</th>
            <th scope="col">{t('return')}</th>
          </tr>
        </thead>
        <tbody>
          {alike(live.rules.spots).map(([first, ...others]) => {
            const names = [first, ...others].map(({ name }) => spot(name));
            const all = first.probabilities.reduce((sum, { ways }) => sum + ways, 0n);
            const [best] = first.probabilities;
            return (
              <tr key={first.name}>
                <th scope="row">
                  {names.length > NAMED_AT_MOST ? t('one-of-spots', { number: `${names.length}` }) : names.join(', ')}
                </th>
                <td className="num ltr">{pay(topOfSpot(first))}</td>
                <td className="num">{best === undefined ? '—' : probability(best, all)}</td>
                <td className="num">{percent(exactReturn(first.probabilities))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
});

type Alike = [LiveSpot, ...LiveSpot[]];

/** Spots that pay alike and as often, together. */
function alike(spots: readonly LiveSpot[]): readonly Alike[] {
  const groups = new Map<string, Alike>();
  for (const spot of spots) {
    const key = spot.probabilities.map(({ pays, ways }) => `${pays}:${ways}`).join(' ');
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [spot]);
    else known.push(spot);
  }
  return [...groups.values()];
}
