import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import {
  PROMOTION_ORDERS,
  SHOWN_PROMOTIONS,
  writePromotionWish,
  type PromotionWish,
  type ShownPromotions,
} from '../../../core/promotions/offers/promotion-wish.ts';
import { chipClass } from '../../kit/controls/chip.tsx';
import { Select } from '../../kit/controls/select.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { useOfferWords } from './use-offer-words.ts';
import styles from './offer-bar.module.scss';

const NAMES = {
  all: 'show.all',
  sport: 'category.sport',
  casino: 'category.casino',
  common: 'category.all',
  mine: 'show.mine',
} as const satisfies Record<ShownPromotions, string>;

interface OfferBarProps {
  readonly wish: PromotionWish;
  readonly counts: Readonly<Record<ShownPromotions, number>>;
}

/** PRM-15 Which promotions are shown and in what order, kept in the address. */
export const OfferBar = observer(function OfferBar({ wish, counts }: OfferBarProps): ReactNode {
  const { t, count } = useOfferWords('');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const hrefWith = (changed: Partial<PromotionWish>): string => pathname + writePromotionWish({ ...wish, ...changed });
  // what would show nothing, or the same, is offered only while it is chosen
  const shown = SHOWN_PROMOTIONS.filter((show) => {
    const isPart = show === 'mine' ? counts.mine > 0 : counts[show] > 0 && counts[show] < counts.all;
    return show === 'all' || show === wish.show || isPart;
  });
  return (
    <div className={styles.bar}>
      <nav aria-label={t('show')}>
        <ul className={styles.chips}>
          {shown.map((show) => (
            <li key={show}>
              <Link
                className={chipClass(show === wish.show)}
                to={hrefWith({ show })}
                aria-current={show === wish.show ? 'true' : undefined}
                discover="none"
                replace
                preventScrollReset
              >
                {t(NAMES[show])} <span className={`num ${styles.count}`}>{count(counts[show])}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Select
        className={styles.order}
        size="sm"
        isQuiet
        label={t('order')}
        isLabelHidden
        before={<Icon name="t-arrows-sort" size="sm" />}
        options={PROMOTION_ORDERS.map((order) => ({ value: order, label: t(`order.${order}`) }))}
        value={wish.order}
        onChange={(typed) => {
          const order = PROMOTION_ORDERS.find((known) => known === typed);
          if (order !== undefined) void navigate(hrefWith({ order }), { replace: true, preventScrollReset: true });
        }}
      />
    </div>
  );
});
