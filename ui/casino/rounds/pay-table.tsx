import { useState, type ReactNode } from 'react';
import { jackpotReturn } from '../../../core/casino/jackpots/jackpot-terms.ts';
import { exactRtp, type SlotMachine } from '../../../core/casino/rounds/slot-machine.ts';
import styles from './slot-screen.module.scss';
import { useCasinoWords } from './use-casino-words.ts';

/** RND-2, RND-3, JKP-5 What each symbol pays on a line, in stakes of a line, and the return that this comes to, counted here. */
export function PayTable({ machine }: { readonly machine: SlotMachine }): ReactNode {
  const { t, count, percent } = useCasinoWords();
  const [counted, setCounted] = useState<number>();
  const { hasJackpots, lines, pays, reels } = machine;
  const counts = reels.map((_, index) => index + 1).slice(1);
  return (
    <details
      className={`panel ${styles.rules}`}
      onToggle={() => {
        setCounted(exactRtp(machine));
      }}
    >
      <summary>{t('rules')}</summary>
      <p>{t('rules.text', { lines: count(lines.length) })}</p>
      {counted === undefined ? null : <p>{t('rules.counted', { share: percent(counted) })}</p>}
      {hasJackpots === true ? <p>{t('rules.jackpots', { share: percent(jackpotReturn()) })}</p> : null}
      <table className={styles.rounds} aria-label={t('rules')}>
        <thead>
          <tr>
            <th scope="col">{t('rules.symbol')}</th>
            {counts.map((each) => (
              <th key={each} scope="col" className="num">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(pays).map(([symbol, list]) => (
            <tr key={symbol}>
              <th scope="row">{t(`symbol.${symbol}`)}</th>
              {counts.map((each) => (
                <td key={each} className="num">
                  {list[each - 1] === 0 ? '—' : count(list[each - 1] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
