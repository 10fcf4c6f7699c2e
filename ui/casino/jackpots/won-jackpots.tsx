import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { JACKPOT_LEVELS, JACKPOTS } from '../../../core/casino/jackpots/jackpot-terms.ts';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import { useCasino } from '../use-casino.ts';
import styles from './jackpots.module.scss';

const COLUMNS = ['rounds.time', 'jackpot', 'jackpots.slot', 'jackpots.player', 'win'] as const;
const SHARE = JACKPOT_LEVELS.reduce((sum, level) => sum + JACKPOTS[level].share, 0);

/** JKP-2, JKP-9 How jackpots come about, and who won them last. */
export const WonJackpots = observer(function WonJackpots(): ReactNode {
  const { jackpots } = useCasino();
  const { t, moment, money, percent } = useCasinoWords();
  const { board } = jackpots;
  return (
    <details className={styles.won}>
      <summary>{t('jackpots.last')}</summary>
      <p>{t('jackpots.terms', { share: percent(SHARE) })}</p>
      {board === undefined ? null : board.won.length === 0 ? (
        <p>{t('jackpots.none')}</p>
      ) : (
        <table aria-label={t('jackpots.last')}>
          <thead>
            <tr>
              {COLUMNS.map((key) => (
                <th key={key} scope="col">
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {board.won.map(({ level, amount, game, player, at }) => (
              <tr key={`${at} ${level} ${player}`}>
                <td className="num">{moment(at)}</td>
                <td>{t(`jackpots.${level}`)}</td>
                <td>{game}</td>
                <td className="num ltr">…{player}</td>
                <td className="num">{money(amount, board.currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
});
