import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { CrashShownStake } from '../../../../core/casino/games/crash-gateway.ts';
import { gameWin } from '../../../../core/casino/games/house-game.ts';
import { useCasinoWords } from '../../rounds/use-casino-words.ts';
import { useCasino } from '../../use-casino.ts';
import { useGameWords } from '../use-game-words.ts';
import styles from './crash-others.module.scss';

/** GM-39 All stakes on the round, without names, and what they come to in each currency. */
export const CrashOthers = observer(function CrashOthers(): ReactNode {
  const { crash } = useCasino();
  const { t } = useGameWords();
  const { money } = useCasinoWords();
  const { bets = 0, stakes = [], totals = [] } = crash.table ?? {};
  if (stakes.length === 0) return <p className={styles.more}>{t('crash.others.none')}</p>;
  return (
    <>
      <table className={styles.others} aria-label={t('crash.others')}>
        <thead>
          <tr>
            <th scope="col">{t('crash.player')}</th>
            <th scope="col">{t('crash.stake')}</th>
            <th scope="col">{t('crash.cash-out')}</th>
          </tr>
        </thead>
        <tbody>
          {stakes.map((stake, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- stakes have no names
            <Stake key={place} stake={stake} />
          ))}
        </tbody>
      </table>
      {bets > stakes.length && (
        <p className={styles.more}>{t('crash.others.more', { shown: String(stakes.length), all: String(bets) })}</p>
      )}
      <ul className={styles.totals} aria-label={t('crash.totals')}>
        {totals.map(({ currency, stake, win }) => (
          <li key={currency} className="num">
            {t('crash.total', { stake: money(stake, currency), win: money(win, currency) })}
          </li>
        ))}
      </ul>
    </>
  );
});

function Stake({ stake: { cashedOut, currency, digits, stake } }: { readonly stake: CrashShownStake }): ReactNode {
  const { t, multiplier } = useGameWords();
  const { money } = useCasinoWords();
  const win = cashedOut === undefined ? undefined : gameWin(stake, cashedOut);
  return (
    <tr data-won={cashedOut !== undefined}>
      <td className="num ltr">{t('crash.player.masked', { digits })}</td>
      <td className="num">{money(stake, currency)}</td>
      <td className="num">
        {cashedOut === undefined ? (
          '—'
        ) : (
          <>
            <span className="ltr">{multiplier(cashedOut)}</span> {win === undefined ? '' : money(win, currency)}
          </>
        )}
      </td>
    </tr>
  );
}
