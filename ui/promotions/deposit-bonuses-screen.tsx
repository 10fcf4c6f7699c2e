import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import type { FirstDepositOffer, PlayerBonuses } from '../../core/promotions/bonuses-gateway.ts';
import { BONUS_CHOICES } from '../../core/registration/registration-type.ts';
import { buttonClass } from '../kit/controls/button.tsx';
import { RadioGroup } from '../kit/controls/radio-group.tsx';
import { EmptyState } from '../kit/feedback/empty-state.tsx';
import { Skeleton } from '../kit/feedback/skeleton.tsx';
import { Icon } from '../kit/pictures/icon.tsx';
import type { IconName } from '../kit/pictures/icon-name.ts';
import { FailedLoad } from '../page/missing/failed-load.tsx';
import { SignedOutPage } from '../page/missing/signed-out-page.tsx';
import { usePage } from '../page/use-page.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import { useBonusMoney } from './use-bonus-money.ts';
import { BONUS_ICONS, useStakedTerms } from './use-bonus-terms.ts';
import { usePromotions } from './use-promotions.ts';
import styles from './bonuses.module.scss';

/** BON-9 What deposits give, on what terms, and the way to decline it. */
export const Screen = observer(function DepositBonusesScreen(): ReactNode {
  const { session, language } = usePage();
  const { t } = useTranslation('bonuses');
  usePageTitle(t('deposit.title'));
  if (!session.isSignedIn) return <SignedOutPage />;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1>{t('deposit.title')}</h1>
        <Link
          discover="none"
          className={buttonClass({ size: 'sm' })}
          to={addressInLanguage(routePath('wager-bonuses', {}), language)}
        >
          {t('deposit.own')}
        </Link>
      </div>
      <Content />
    </div>
  );
});

const Content = observer(function Content(): ReactNode {
  const { playerBonuses: bonuses } = usePromotions();
  useEffect(() => {
    void bonuses.load();
  }, [bonuses]);
  const { failure, known } = bonuses;
  if (failure !== undefined) return <FailedLoad failure={failure} onRetry={async () => bonuses.load()} />;
  if (known === undefined) return <Skeleton shape="block" />;
  if (known.obstacle !== undefined) return <NoOffer obstacle={known.obstacle} />;
  return (
    <>
      <Choice known={known} />
      <ul className={styles.cards}>
        {known.offers.map((offer) => (
          <OfferCard key={`${String(offer.accountId)}-${offer.kind}`} offer={offer} />
        ))}
      </ul>
    </>
  );
});

function NoOffer({ obstacle }: { readonly obstacle: NonNullable<PlayerBonuses['obstacle']> }): ReactNode {
  const { t } = useTranslation('bonuses');
  return (
    <section className="panel">
      <EmptyState icon="t-gift" title={t(`deposit.${obstacle}`)}>
        {t(`deposit.${obstacle}-text`)}
      </EmptyState>
    </section>
  );
}

const Choice = observer(function Choice({ known }: { readonly known: PlayerBonuses }): ReactNode {
  const { playerBonuses: bonuses } = usePromotions();
  const { t } = useTranslation('bonuses');
  return (
    <section className={`panel ${styles.choice}`} aria-busy={bonuses.isSending}>
      <RadioGroup
        legend={t('choice')}
        options={BONUS_CHOICES.map(({ choice }) => ({
          value: choice,
          label: t(`choice.${choice}`),
        }))}
        value={known.choice}
        onChange={(choice) => void bonuses.choose(choice)}
      />
    </section>
  );
});

const OfferCard = observer(function OfferCard({ offer }: { readonly offer: FirstDepositOffer }): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('bonuses');
  const money = useBonusMoney(offer.currency);
  return (
    <li className={`panel ${styles.card}`}>
      <div className={styles.title}>
        <Icon name={BONUS_ICONS[offer.kind]} />
        <div>
          <h2>{t('deposit.offer', { percent: offer.percent })}</h2>
          <small>{t(`choice.${offer.kind}`)}</small>
        </div>
      </div>
      <p className={styles.sum}>
        <b className="num">{t('deposit.most', { sum: money(offer.most) })}</b>
      </p>
      <OfferTerms offer={offer} />
      <div className={styles.foot}>
        <Link
          discover="none"
          className={buttonClass({ size: 'sm', look: 'primary' })}
          to={addressInLanguage(routePath('recharge', {}), language)}
        >
          {t('deposit.pay')}
        </Link>
      </div>
    </li>
  );
});

const OfferTerms = observer(function OfferTerms({ offer }: { readonly offer: FirstDepositOffer }): ReactNode {
  const { t } = useTranslation('bonuses');
  const money = useBonusMoney(offer.currency);
  const staked = useStakedTerms();
  const { wager, days } = offer;
  const terms: readonly (readonly [IconName, string])[] = [
    ['t-repeat', t('deposit.wager', { wager, count: days })],
    ...staked(offer),
    ['t-cash', offer.kind === 'casino' ? t('term.stake', { sum: money(offer.mostStake) }) : t('deposit.stake')],
    ['t-wallet', t('deposit.payout')],
    ...(offer.kind === 'casino' ? [['t-coins', t('deposit.paid', { times: offer.mostPaidTimes })] as const] : []),
    ['t-cash-banknote', t('deposit.withdrawal')],
  ];
  return (
    <ul className={styles.terms}>
      {terms.map(([icon, text]) => (
        <li key={text}>
          <Icon name={icon} size="sm" />
          {text}
        </li>
      ))}
    </ul>
  );
});
