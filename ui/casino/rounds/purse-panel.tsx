import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { countedShare } from '../../../core/casino/rounds/counted-share.ts';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { wageredShare, type PlayerBonus } from '../../../core/promotions/player-bonus.ts';
import { Segment } from '../../kit/controls/segment.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { ProgressBar } from '../../kit/feedback/progress-bar.tsx';
import { usePage } from '../../page/use-page.ts';
import { useCasinoWords } from './use-casino-words.ts';
import { useCasino } from '../use-casino.ts';
import styles from './purse-panel.module.scss';

export interface PursePanelProps {
  /** The machine or the game that draws the rounds. */
  readonly drawnBy: string;
  /** A round is on: what it is staked from stays. */
  readonly isBusy: boolean;
}

/** BON-46 The choice between own money and the bonus, and what the game counts for; nothing to whoever has no bonus. */
export const PursePanel = observer(function PursePanel({ drawnBy, isBusy }: PursePanelProps): ReactNode {
  const { page } = usePage();
  const stores = useCasino();
  const { lazy: parts, purse } = stores;
  const { t } = useCasinoWords();
  const isKnown = parts.isLoaded('playerBonuses');
  useEffect(() => {
    parts.ensure(['playerBonuses']).catch(() => page.reportMissingPart());
  }, [page, parts]);
  useEffect(() => (isKnown ? purse.watch(stores.playerBonuses) : undefined), [isKnown, purse, stores]);
  const { bonus, isBonusChosen } = purse;
  if (bonus === undefined && !isBonusChosen) return null;
  if (countedShare(drawnBy) === 0) return <p className={styles.not}>{t('bonus.not')}</p>;
  return (
    <div className={styles.purse}>
      <Segment
        label={t('purse')}
        options={[
          { value: 'own', label: t('purse.own'), isDisabled: isBusy },
          { value: 'bonus', label: t('purse.bonus'), isDisabled: isBusy },
        ]}
        value={isBonusChosen ? 'bonus' : 'own'}
        onChange={(value) => {
          purse.choose(value === 'bonus');
        }}
      />
      {bonus === undefined ? (
        <FormNotice tone="info">{t('bonus.over')}</FormNotice>
      ) : (
        <BonusFacts bonus={bonus} share={countedShare(drawnBy)} />
      )}
    </div>
  );
});

/** BON-43 How far the bonus is, and what a round from it may cost and counts for. */
const BonusFacts = observer(function BonusFacts({
  bonus,
  share,
}: {
  readonly bonus: PlayerBonus;
  readonly share: number;
}): ReactNode {
  const { language } = usePage();
  const { accounts } = useCasino();
  const { t, money } = useCasinoWords();
  const sum = (amount: PlayerBonus['money']): string => money(amount, bonus.currency);
  const progress = t('bonus.progress', { wagered: sum(bonus.wagered), total: sum(bonus.toWager) });
  return (
    <div className={styles.facts}>
      <ul>
        <li>
          {t('bonus.balance')} <b className="num">{accounts.isBalanceHidden ? '•••' : sum(bonus.money)}</b>
        </li>
        <li>{t('bonus.counts', { share })}</li>
        <li>{t('bonus.most', { sum: sum(bonus.mostStake) })}</li>
        <li>
          <Link discover="none" to={addressInLanguage(routePath('wager-bonuses', {}), language)}>
            {t('bonus.terms')}
          </Link>
        </li>
      </ul>
      <p className="num">{progress}</p>
      <ProgressBar label={t('purse.bonus')} share={wageredShare(bonus) / 100} valueText={progress} tone="bonus" />
    </div>
  );
});
