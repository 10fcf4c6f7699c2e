import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { missingPoints, type PromoStore, type StoreItem } from '../../core/promotions/points.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { Button } from '../kit/controls/button.tsx';
import { Icon } from '../kit/pictures/icon.tsx';
import { usePromoName, usePromoTerms } from './use-promo-name.ts';
import { usePromotions } from './use-promotions.ts';
import styles from './store-item-card.module.scss';

interface StoreItemProps {
  readonly item: StoreItem;
  readonly store: PromoStore;
}

/** PTS-6 What is sold, on what terms and for how many points. */
export const StoreItemCard = observer(function StoreItemCard({ item, store }: StoreItemProps): ReactNode {
  const { promoShop } = usePromotions();
  const { t } = useTranslation('promo-store');
  const name = usePromoName()(item);
  const terms = usePromoTerms()(item, store);
  const isBoost = item.kind === 'boost';
  const price = t('points.count', { count: item.price });
  const missing = missingPoints(item.price, store.points);
  return (
    <li className={`panel ${styles.card}`}>
      <div className={classNames(styles.art, isBoost && styles.boost, missing > 0 && styles.dear)}>
        <Icon name={isBoost ? 't-chevrons-up' : 't-gift'} />
      </div>
      <div className={styles.words}>
        <h2>{name}</h2>
        <small>{[...terms, t('item.days', { count: item.days })].join(' · ')}</small>
        <div className={styles.foot}>
          <b className="num">{price}</b>
          <Button
            size="sm"
            aria-label={missing > 0 ? undefined : t('buy.named', { price, item: name })}
            isDisabled={promoShop.buying !== undefined}
            reason={missing > 0 ? t('missing', { count: missing }) : undefined}
            onClick={() => void promoShop.buy(item.id)}
          >
            {missing > 0 ? t('missing', { count: missing }) : t('buy')}
          </Button>
        </div>
      </div>
    </li>
  );
});
