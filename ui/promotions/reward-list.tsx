import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reward, RewardState } from '../../core/promotions/reward.ts';
import { EmptyState } from '../kit/feedback/empty-state.tsx';
import { Tag, type TagTone } from '../kit/feedback/tag.tsx';
import { formatMoney } from '../kit/formats/format-money.ts';
import type { IconName } from '../kit/pictures/icon-name.ts';
import { usePage } from '../page/use-page.ts';
import { usePromotionDate } from './use-promotion-date.ts';
import styles from './bonuses.module.scss';

const STATES = {
  going: ['bonus', 't-hourglass'],
  released: ['success', 'f-circle-check'],
  credited: ['success', 'f-circle-check'],
  expired: ['neutral', 't-clock'],
  'given-up': ['neutral', 't-x'],
  lost: ['neutral', 'f-circle-x'],
} as const satisfies Readonly<Record<RewardState, readonly [TagTone, IconName]>>;

/** RWD-1 What the player was given, and what became of it. */
export const RewardList = observer(function RewardList({
  rewards,
}: {
  readonly rewards: readonly Reward[];
}): ReactNode {
  const { t } = useTranslation('cashback');
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="given-rewards">
      <h2 id="given-rewards">{t('rewards.given')}</h2>
      {rewards.length === 0 ? (
        <EmptyState icon="t-gift" title={t('rewards.given.none')}>
          {t('rewards.given.none-text')}
        </EmptyState>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('rewards.given.date')}</th>
              <th scope="col">{t('rewards.given.kind')}</th>
              <th scope="col">{t('rewards.given.sum')}</th>
              <th scope="col">{t('rewards.given.state')}</th>
            </tr>
          </thead>
          <tbody>
            {rewards.map((reward) => (
              <RewardRow key={reward.id} reward={reward} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
});

const RewardRow = observer(function RewardRow({ reward }: { readonly reward: Reward }): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('cashback');
  const date = usePromotionDate();
  const { kind, at, state, given } = reward;
  const [tone, icon] = STATES[state];
  const sum =
    'points' in given
      ? t('rewards.points', { count: given.points })
      : formatMoney(given.amount, given.currency, { language, isShort: true });
  return (
    <tr>
      <td>{date(at)}</td>
      <th scope="row">{t(`rewards.kind.${kind}`)}</th>
      <td className="num">
        <b>{`+${sum}`}</b>
      </td>
      <td>
        <Tag tone={tone} icon={icon}>
          {t(`rewards.state.${state}`)}
        </Tag>
      </td>
    </tr>
  );
});
