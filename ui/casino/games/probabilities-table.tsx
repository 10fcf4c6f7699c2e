import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { exactReturn, type HouseGame } from '../../../core/casino/games/house-game.ts';
import slotStyles from '../rounds/slot-screen.module.scss';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import { useCasino } from '../use-casino.ts';
import { useGameWords } from './use-game-words.ts';

/** GM-4 What the choice may bring, how often, and what it returns over all its ways. */
export const ProbabilitiesTable = observer(function ProbabilitiesTable(): ReactNode {
  const { houseGame } = useCasino();
  const { t, pay, probability } = useGameWords();
  const { percent } = useCasinoWords();
  const { choice, game, isChosen } = houseGame;
  if (game.turns !== undefined) return <PayList turns={game.turns} />;
  const probabilities = isChosen ? game.probabilities(choice) : [];
  const all = probabilities.reduce((sum, { ways }) => sum + ways, 0n);
  return (
    <section className={`panel ${slotStyles.card}`} aria-labelledby="game-probabilities">
      <h2 id="game-probabilities">{t('probabilities')}</h2>
      {isChosen ? (
        <>
          <p className={slotStyles.quiet}>{t('return', { share: percent(exactReturn(probabilities)) })}</p>
          <table className={slotStyles.rounds} aria-labelledby="game-probabilities">
            <thead>
              <tr>
                <th scope="col">{t('probabilities.pays')}</th>
                <th scope="col">{t('probabilities.share')}</th>
              </tr>
            </thead>
            <tbody>
              {probabilities
                .toSorted((left, right) => right.pays - left.pays)
                .map((each) => (
                  <tr key={each.pays}>
                    <td className="num ltr">{each.pays === 0 ? '—' : pay(each.pays)}</td>
                    <td className="num">{probability(each, all)}</td>
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

/** GM-4 What a game of several steps pays, and what it returns to who plays it as well as can be. */
function PayList({ turns }: { readonly turns: NonNullable<HouseGame['turns']> }): ReactNode {
  const { t, pay, probability } = useGameWords();
  const { percent } = useCasinoWords();
  return (
    <section className={`panel ${slotStyles.card}`} aria-labelledby="game-probabilities">
      <h2 id="game-probabilities">{t('pays')}</h2>
      <p className={slotStyles.quiet}>{t('return.best', { share: percent(turns.bestReturn) })}</p>
      <table className={slotStyles.rounds} aria-labelledby="game-probabilities">
        <tbody>
          {turns.pays.map(({ name, pays, share }) => (
            <tr key={name}>
              <th scope="row">{t(`hand.${name}`)}</th>
              <td className="num ltr">{pay(pays)}</td>
              {share === undefined ? null : (
                <td className="num">{probability({ pays, ways: share.ways }, share.all)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
