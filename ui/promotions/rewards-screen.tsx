import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import type { OpenRewards, Rewards } from '../../core/promotions/reward.ts';
import { buttonClass } from '../kit/controls/button.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { Icon } from '../kit/pictures/icon.tsx';
import type { IconName } from '../kit/pictures/icon-name.ts';
import { usePage } from '../page/use-page.ts';
import { ReplyPage } from './reply-page.tsx';
import { RewardList } from './reward-list.tsx';
import { usePromotions } from './use-promotions.ts';
import styles from './bonuses.module.scss';

/** RWD-1, RWD-2 What may be taken, and what the player was given. */
export const Screen = observer(function RewardsScreen(): ReactNode {
  const { ownRewards } = usePromotions();
  const { t } = useTranslation('cashback');
  return (
    <ReplyPage title={t('rewards.title')} store={ownRewards}>
      {(rewards) => <Content rewards={rewards} />}
    </ReplyPage>
  );
});

function Content({ rewards: { open, rewards } }: { readonly rewards: Rewards }): ReactNode {
  const { t } = useTranslation('cashback');
  return (
    <>
      {open === undefined ? <FormNotice tone="warning">{t('rewards.closed')}</FormNotice> : <Open open={open} />}
      <RewardList rewards={rewards} />
    </>
  );
}

/** RWD-2 */
function Open({ open: { points, isBonusOffered, going } }: { readonly open: OpenRewards }): ReactNode {
  const { t } = useTranslation('cashback');
  return (
    <ul className={styles.cards} aria-label={t('rewards.open')}>
      <Way name="points" icon="t-coins" to="office-promotion" text={t('rewards.points', { count: points })} />
      {isBonusOffered ? (
        <Way name="deposit" icon="t-gift" to="deposit-bonuses" text={t('rewards.open.deposit-text')} />
      ) : null}
      {going === 0 ? null : (
        <Way name="wager" icon="t-hourglass" to="wager-bonuses" text={t('rewards.open.bonuses', { count: going })} />
      )}
      <Way name="friends" icon="t-user-plus" to="bring-friend" text={t('rewards.open.friends-text')} />
    </ul>
  );
}

interface WayProps {
  readonly name: 'points' | 'deposit' | 'wager' | 'friends';
  readonly icon: IconName;
  readonly to: 'office-promotion' | 'deposit-bonuses' | 'wager-bonuses' | 'bring-friend';
  readonly text: string;
}

const Way = observer(function Way({ name, icon, to, text }: WayProps): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('cashback');
  return (
    <li className={`panel ${styles.card}`}>
      <div className={styles.title}>
        <Icon name={icon} />
        <div>
          <h2>{t(`rewards.open.${name}-title`)}</h2>
          <small>{text}</small>
        </div>
      </div>
      <div className={styles.foot}>
        <Link
          discover="none"
          className={buttonClass({ size: 'sm' })}
          to={addressInLanguage(routePath(to, {}), language)}
        >
          {t(`rewards.open.${name}-way`)}
        </Link>
      </div>
    </li>
  );
});
