import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { COUPON_TYPES, type CouponType } from '../../../core/coupon/maths/coupon-type.ts';
import { typeBounds } from '../../../core/coupon/maths/type-bounds.ts';
import { typeMenu } from '../../../core/coupon/building/type-menu.ts';
import { useCoupon } from '../use-coupon.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { Menu } from '../../kit/controls/menu.tsx';
import { Segment, segmentOptionClass } from '../../kit/controls/segment.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import styles from '../coupon-panel.module.scss';
import { useSlipWords, type SlipWords } from '../use-slip-words.ts';

/** The type of the coupon: the three most used at hand, all ten in the menu; what was chosen too early waits for more events. */
export const CouponTypes = observer(function CouponTypes(): ReactNode {
  const { coupon } = useCoupon();
  const words = useSlipWords();
  const offered = typeMenu(coupon.playedCount);
  const choose = (type: CouponType): void => {
    coupon.edit({ type: 'type-chosen', couponType: type });
  };
  const usual: readonly CouponType[] = [coupon.playedCount < 2 ? 'single' : 'singles', 'express', 'system'];
  const isOther = !usual.includes(coupon.type);
  const { chosenType } = coupon.state;
  const frozen = coupon.isFrozen ? words.t('frozen') : undefined;
  const isWaiting = chosenType !== undefined && chosenType !== 'single' && !offered.includes(chosenType);
  return (
    <div className={styles.types} title={frozen}>
      <Segment
        label={words.t('types')}
        isBlock
        options={(isOther ? usual.slice(1) : usual).map((value) => ({
          value,
          label: words.type(value),
          isDisabled: coupon.isFrozen,
        }))}
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
            reason: frozen ?? (offered.includes(type) ? undefined : typeReason(type, words)),
            hint: words.t(`type-help.${type}`),
            onChoose: () => {
              choose(type);
            },
          }))}
        >
          <VisuallyHidden>{words.t('types')}</VisuallyHidden>
          {isOther ? words.type(coupon.type) : words.t('types.more', { count: COUPON_TYPES.length - usual.length })}
        </Menu>
      </Segment>
      {frozen === undefined ? null : <VisuallyHidden>{frozen}</VisuallyHidden>}
      {isWaiting ? (
        <output className={styles.typeNote}>
          <Icon name="t-info-circle" size="xs" />
          {words.t('type-waiting', { type: words.type(chosenType), reason: typeReason(chosenType, words) })}
        </output>
      ) : null}
      {isOther ? <p className={styles.typeNote}>{words.t(`type-help.${coupon.type}`)}</p> : null}
    </div>
  );
});

function typeReason(type: CouponType, { t }: SlipWords): string {
  if (type === 'single') return t('type-reason.single');
  const { fewestBets, mostBets } = typeBounds(type);
  return t('type-reason', { from: Math.max(2, fewestBets), to: type === 'system' ? 20 : mostBets });
}
