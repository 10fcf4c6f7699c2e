import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { COUPON_TYPES, type CouponType } from '../../core/coupon/coupon-type.ts';
import { typeBounds } from '../../core/coupon/type-bounds.ts';
import { typeMenu } from '../../core/coupon/type-menu.ts';
import { useStores } from '../app/stores.ts';
import { Menu } from '../kit/menu.tsx';
import { Segment, segmentOptionClass } from '../kit/segment.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import styles from './coupon-panel.module.scss';
import { useSlipWords, type SlipWords } from './use-slip-words.ts';

const USUAL: readonly CouponType[] = ['single', 'express', 'system'];

/** The type of the coupon: the three most used at hand, all ten in the menu. */
export const CouponTypes = observer(function CouponTypes(): ReactNode {
  const { coupon } = useStores();
  const words = useSlipWords();
  const offered = typeMenu(coupon.playedCount);
  const choose = (type: CouponType): void => {
    if (typeMenu(coupon.playedCount).includes(type)) coupon.edit({ type: 'type-chosen', couponType: type });
  };
  const isOther = !USUAL.includes(coupon.type);
  return (
    <div className={styles.types}>
      <Segment
        label={words.t('types')}
        isBlock
        options={USUAL.map((value) => ({ value, label: words.type(value) }))}
        value={isOther ? undefined : coupon.type}
        onChange={choose}
      >
        <Menu
          label={words.t('types')}
          align="end"
          className={segmentOptionClass(isOther)}
          items={COUPON_TYPES.map((type) => ({
            id: type,
            text: words.type(type),
            isCurrent: type === coupon.type,
            reason: offered.includes(type) ? undefined : typeReason(type, words),
            onChoose: () => {
              choose(type);
            },
          }))}
        >
          <VisuallyHidden>{words.t('types')}</VisuallyHidden>
          {isOther ? words.type(coupon.type) : words.t('types.more', { count: COUPON_TYPES.length - USUAL.length })}
        </Menu>
      </Segment>
    </div>
  );
});

function typeReason(type: CouponType, { t }: SlipWords): string {
  if (type === 'single') return t('type-reason.single');
  const { fewestBets, mostBets } = typeBounds(type);
  return t('type-reason', { from: Math.max(2, fewestBets), to: type === 'system' ? 20 : mostBets });
}
