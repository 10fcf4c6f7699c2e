import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { usePage } from '../../page/use-page.ts';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import { useCasino } from '../use-casino.ts';
import { JackpotAmounts } from './jackpot-amounts.tsx';
import { WonJackpots } from './won-jackpots.tsx';
import styles from './jackpots.module.scss';

/** JKP-9 The jackpots above the games; nothing for whoever is not to be courted. */
export const JackpotStrip = observer(function JackpotStrip(): ReactNode {
  const { language } = usePage();
  const { playGuard } = useCasino();
  const { t } = useCasinoWords();
  if (!playGuard.mayPromote || playGuard.stop !== undefined) return null;
  return (
    <section className={`panel ${styles.strip}`} aria-labelledby="casino-jackpots">
      <header className={styles.head}>
        <h2 id="casino-jackpots">{t('jackpots')}</h2>
        <Link to={inLanguage('/slots?machines=royal', language)}>{t('jackpots.games')}</Link>
      </header>
      <JackpotAmounts />
      <WonJackpots />
    </section>
  );
});
