import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { JACKPOT_LEVELS } from '../../../core/casino/jackpots/jackpot-terms.ts';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import { useCasino } from '../use-casino.ts';
import styles from './jackpots.module.scss';

/** JKP-9 What the jackpots hold now; a dash where the server does not say. */
export const JackpotAmounts = observer(function JackpotAmounts(): ReactNode {
  const { jackpots } = useCasino();
  const { t, money } = useCasinoWords();
  useEffect(() => jackpots.watch(), [jackpots]);
  const { board } = jackpots;
  return (
    <dl className={styles.amounts} aria-label={t('jackpots')}>
      {JACKPOT_LEVELS.map((level) => {
        const amount = board?.pools.find((pool) => pool.level === level)?.amount;
        return (
          <div key={level} data-level={level}>
            <dt data-letter={t(`jackpots.${level}`).charAt(0)}>{t(`jackpots.${level}`)}</dt>
            <dd className="num">{board === undefined || amount === undefined ? '—' : money(amount, board.currency)}</dd>
          </div>
        );
      })}
    </dl>
  );
});
