import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BonusEnd, BonusStake, PlayerBonus } from '../../core/promotions/player-bonus.ts';
import { NO_MONEY } from '../../core/shared/money.ts';
import type { EpochMillis } from '../../core/shared/time.ts';
import { Tag, type TagTone } from '../kit/feedback/tag.tsx';
import { formatDate, formatMoment } from '../kit/formats/format-date.ts';
import type { IconName } from '../kit/pictures/icon-name.ts';
import { usePage } from '../page/use-page.ts';
import { useBonusMoney } from './use-bonus-money.ts';
import styles from './bonuses.module.scss';

const ENDS = {
  released: ['success', 'f-circle-check'],
  expired: ['neutral', 't-clock'],
  'given-up': ['neutral', 't-x'],
  lost: ['neutral', 'f-circle-x'],
} as const satisfies Readonly<Record<BonusEnd, readonly [TagTone, IconName]>>;

/** BON-4 What each coupon counted for, and why not. */
export const BonusStakes = observer(function BonusStakes({ bonus }: { readonly bonus: PlayerBonus }): ReactNode {
  const { t } = useTranslation('bonuses');
  if (bonus.stakes.length === 0) return null;
  return (
    <section className={`panel ${styles.part}`} aria-labelledby={`stakes-${String(bonus.id)}`}>
      <h2 id={`stakes-${String(bonus.id)}`}>{t('stakes')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('stakes.date')}</th>
            <th scope="col">{t('stakes.coupon')}</th>
            <th scope="col">{t('stakes.stake')}</th>
            <th scope="col" className={styles.right}>
              {t('stakes.counted')}
            </th>
          </tr>
        </thead>
        <tbody>
          {bonus.stakes.map((stake) => (
            <StakeRow key={stake.couponId} stake={stake} currency={bonus.currency} />
          ))}
        </tbody>
      </table>
    </section>
  );
});

interface StakeRowProps {
  readonly stake: BonusStake;
  readonly currency: string;
}

const StakeRow = observer(function StakeRow({ stake, currency }: StakeRowProps): ReactNode {
  const { t } = useTranslation('bonuses');
  const money = useBonusMoney(currency);
  const moment = useMoment();
  const { couponId, amount, counted, betCount, at } = stake;
  return (
    <tr>
      <td>{moment(at)}</td>
      <td>{t('stakes.express', { id: couponId, count: betCount })}</td>
      <td className="num">{money(amount)}</td>
      <td className={`num ${styles.right}`}>
        {counted === undefined ? (
          <span className={styles.quiet}>{t('stakes.open')}</span>
        ) : counted === NO_MONEY ? (
          <>
            <b>{money(counted)}</b> <span className={styles.quiet}>{t('stakes.returned')}</span>
          </>
        ) : (
          <b>{`+${money(counted)}`}</b>
        )}
      </td>
    </tr>
  );
});

/** What became of bonuses that are over. */
export const FinishedBonuses = observer(function FinishedBonuses({
  bonuses,
}: {
  readonly bonuses: readonly PlayerBonus[];
}): ReactNode {
  const { t } = useTranslation('bonuses');
  if (bonuses.length === 0) return null;
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="bonuses-finished">
      <h2 id="bonuses-finished">{t('finished')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['granted', 'bonus', 'sum', 'came', 'state'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`finished.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bonuses.map((bonus) => (
            <FinishedRow key={bonus.id} bonus={bonus} />
          ))}
        </tbody>
      </table>
    </section>
  );
});

const FinishedRow = observer(function FinishedRow({ bonus }: { readonly bonus: PlayerBonus }): ReactNode {
  const { clock, settings } = usePage();
  const { t } = useTranslation('bonuses');
  const { t: kit } = useTranslation('kit');
  const money = useBonusMoney(bonus.currency);
  const end = bonus.end ?? 'lost';
  const [tone, icon] = ENDS[end];
  return (
    <tr>
      <td>{formatDate(bonus.grantedAt, clock.now, { look: settings.settings, words: kit })}</td>
      <td>{t(`source.${bonus.source}`)}</td>
      <td className="num">{money(bonus.amount)}</td>
      <td className="num">{money(bonus.money)}</td>
      <td>
        <Tag tone={tone} icon={icon}>
          {t(`end.${end}`)}
        </Tag>
      </td>
    </tr>
  );
});

function useMoment(): (at: EpochMillis) => string {
  const { clock, settings } = usePage();
  const { t } = useTranslation('kit');
  return (at) => formatMoment(at, clock.now, { look: settings.settings, words: t });
}
