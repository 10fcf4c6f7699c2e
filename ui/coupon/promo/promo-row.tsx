import { observer } from 'mobx-react-lite';
import { lazy, useState, type ReactNode } from 'react';
import { Icon } from '../../kit/pictures/icon.tsx';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { Badge } from '../../kit/feedback/badge.tsx';
import { usePage } from '../../page/use-page.ts';
import { SlipPart } from '../building/slip-part.tsx';
import { useCoupon } from '../use-coupon.ts';
import { useSlipWords } from '../use-slip-words.ts';
import styles from './promo-row.module.scss';
import { usePromoWords } from './use-promo-words.ts';

const PromoDialog = lazy(async () => ({ default: (await import('./promo-dialog.tsx')).PromoDialog }));

/** The promo code in force as a line of the coupon, and the way to the others. */
export const PromoRow = observer(function PromoRow(): ReactNode {
  const { couponPromo } = useCoupon();
  const { t } = useSlipWords();
  const { session } = usePage();
  const [isOpen, open] = useState(false);
  if (!session.isSignedIn) return null;
  const { terms, codes } = couponPromo;
  const count = codes.offered.length;
  return (
    <>
      {terms === undefined ? null : <PromoInForce />}
      <button
        type="button"
        className={styles.open}
        onClick={() => {
          open(true);
        }}
      >
        <Icon name="t-ticket" size="sm" />
        <span>{t(terms === undefined ? 'promo' : 'promo.another')}</span>
        {count === 0 ? null : <Badge isMuted>{count}</Badge>}
        <Icon name="t-chevron-right" size="sm" isFlipping />
      </button>
      {isOpen ? (
        <SlipPart>
          <PromoDialog
            onClose={() => {
              open(false);
            }}
          />
        </SlipPart>
      ) : null}
    </>
  );
});

const PromoInForce = observer(function PromoInForce(): ReactNode {
  const { coupon, couponPromo, couponSums } = useCoupon();
  const { t } = useSlipWords();
  const words = usePromoWords();
  const { terms } = couponPromo;
  if (terms === undefined) return null;
  const { promoObstacle: obstacle } = couponSums;
  const text = obstacle === undefined ? t(`promo.${terms.kind}.text`) : words.obstacle(obstacle);
  return (
    <div className={styles.promo}>
      <Icon name={terms.kind === 'free-bet' ? 't-ticket' : 'f-bolt'} />
      <span>
        <span className={styles.code}>{terms.code}</span>
        <small className={obstacle === undefined ? undefined : styles.bad}>{text}</small>
      </span>
      <b className="num ltr">{words.gain(terms)}</b>
      <IconButton
        icon="t-x"
        size="sm"
        label={t('promo.remove')}
        reason={coupon.isFrozen ? t('frozen') : undefined}
        onClick={() => {
          couponPromo.choose(undefined);
        }}
      />
    </div>
  );
});
