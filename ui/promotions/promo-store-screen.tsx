import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PromoStore } from '../../core/promotions/points.ts';
import { promoPoints } from '../../core/promotions/promo-points.ts';
import { MiniAppSlot } from '#ui/mini-apps/mini-app-slot.tsx';
import { EmptyState } from '../kit/feedback/empty-state.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { Skeleton } from '../kit/feedback/skeleton.tsx';
import { Icon } from '../kit/pictures/icon.tsx';
import { FailedLoad } from '../page/missing/failed-load.tsx';
import { SignedOutPage } from '../page/missing/signed-out-page.tsx';
import { usePage } from '../page/use-page.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import { OwnCodes } from './own-codes.tsx';
import { StoreItemCard } from './store-item-card.tsx';
import { useBonusMoney } from './use-bonus-money.ts';
import { usePromotions } from './use-promotions.ts';
import styles from './bonuses.module.scss';

/** Promo codes for points, how points grow, and the codes that the player has. */
export const Screen = observer(function PromoStoreScreen(): ReactNode {
  const { session } = usePage();
  const { t } = useTranslation('promo-store');
  usePageTitle(t('title'));
  if (!session.isSignedIn) return <SignedOutPage />;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
      </div>
      <Content />
    </div>
  );
});

const Content = observer(function Content(): ReactNode {
  const { promoShop } = usePromotions();
  useEffect(() => {
    void promoShop.load();
  }, [promoShop]);
  const { failure, store } = promoShop;
  if (failure !== undefined) return <FailedLoad failure={failure} onRetry={async () => promoShop.load()} />;
  if (store === undefined) return <Skeleton shape="block" />;
  return (
    <>
      <div className={styles.pair}>
        <Points store={store} />
        {promoPoints({ ...store.promoSetting, promoPoints: store.points }).areRulesShown ? (
          <PointRules store={store} />
        ) : null}
      </div>
      <output>{promoShop.isBought ? <Bought /> : null}</output>
      {store.isClosed ? <Closed isDeclined={store.isDeclined} /> : <Items store={store} />}
      <MiniAppSlot slot="store-prices" />
      <OwnCodes store={store} />
    </>
  );
});

/** PTS-1, PTS-2 */
function Points({ store }: { readonly store: PromoStore }): ReactNode {
  const { t } = useTranslation('promo-store');
  const { count, name } = promoPoints({ ...store.promoSetting, promoPoints: store.points });
  return (
    <section className={`panel ${styles.card}`} aria-labelledby="own-points">
      <h2 id="own-points">{t(`points.${name}`)}</h2>
      <p className={styles.sum}>
        <b className="num">{t('points.count', { count })}</b>
      </p>
    </section>
  );
}

/** PTS-3 */
function PointRules({ store }: { readonly store: PromoStore }): ReactNode {
  const { t } = useTranslation('promo-store');
  return (
    <section className={`panel ${styles.card}`} aria-labelledby="point-rules">
      <h2 id="point-rules">{t('rules')}</h2>
      <ul className={styles.terms}>
        {store.steps.map((step) => (
          <StepRule key={step.currency} step={step} />
        ))}
        <li>
          <Icon name="t-ban" size="sm" />
          {t('rules.none')}
        </li>
      </ul>
    </section>
  );
}

function StepRule({ step: { currency, step } }: { readonly step: PromoStore['steps'][number] }): ReactNode {
  const { t } = useTranslation('promo-store');
  const money = useBonusMoney(currency);
  return (
    <li>
      <Icon name="t-coins" size="sm" />
      {t('rules.step', { sum: money(step) })}
    </li>
  );
}

function Bought(): ReactNode {
  const { t } = useTranslation('promo-store');
  return <FormNotice tone="success">{t('bought')}</FormNotice>;
}

function Closed({ isDeclined }: Pick<PromoStore, 'isDeclined'>): ReactNode {
  const { t } = useTranslation('promo-store');
  return (
    <section className="panel">
      <EmptyState icon="t-lock" title={isDeclined ? t('closed.declined') : t('closed')}>
        {isDeclined ? t('closed.declined-text') : t('closed.text')}
      </EmptyState>
    </section>
  );
}

function Items({ store }: { readonly store: PromoStore }): ReactNode {
  const { t } = useTranslation('promo-store');
  return (
    <ul className={styles.items} aria-label={t('items')}>
      {store.items.map((item) => (
        <StoreItemCard key={item.id} item={item} store={store} />
      ))}
    </ul>
  );
}
