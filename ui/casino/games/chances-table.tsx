import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { exactReturn } from '../../../core/casino/games/house-game.ts';
import slotStyles from '../rounds/slot-screen.module.scss';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import { useCasino } from '../use-casino.ts';
import { useGameWords } from './use-game-words.ts';

/** GM-4 What the choice may bring, how often, and what it returns over all its ways. */
export const ChancesTable = observer(function ChancesTable(): ReactNode {
  const { houseGame } = useCasino();
  const { t, pay, chance } = useGameWords();
  const { percent } = useCasinoWords();
  const { choice, game, isChosen } = houseGame;
  const chances = isChosen ? game.chances(choice) : [];
  const all = chances.reduce((sum, { ways }) => sum + ways, 0n);
  return (
    <section className={`panel ${slotStyles.card}`} aria-labelledby="game-chances">
      <h2 id="game-chances">{t('chances')}</h2>
      {isChosen ? (
        <>
          <p className={slotStyles.quiet}>{t('return', { share: percent(exactReturn(chances)) })}</p>
          <table className={slotStyles.rounds} aria-labelledby="game-chances">
            <thead>
              <tr>
                <th scope="col">{t('chances.pays')}</th>
                <th scope="col">{t('chances.chance')}</th>
              </tr>
            </thead>
            <tbody>
              {chances
                .toSorted((left, right) => right.pays - left.pays)
                .map((each) => (
                  <tr key={each.pays}>
                    <td className="num ltr">{each.pays === 0 ? '—' : pay(each.pays)}</td>
                    <td className="num">{chance(each, all)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </>
      ) : (
        <p className={slotStyles.quiet}>{t('choose-first')}</p>
      )}
    </section>
  );
});
