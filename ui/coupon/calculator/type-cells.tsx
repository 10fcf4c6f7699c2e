import { useId, type ReactNode } from 'react';
import { COUPON_TYPES, type CouponType } from '../../../core/coupon/maths/coupon-type.ts';
import styles from './type-cells.module.scss';
import type { CalculatorWords } from './use-calculator-words.ts';

interface TypeCellsProps {
  readonly words: CalculatorWords;
  readonly type: CouponType;
  readonly onChoose: (type: CouponType) => void;
}

/** The ten types, each with its bounds. */
export function TypeCells({ words, type, onChoose }: TypeCellsProps): ReactNode {
  const name = useId();
  const { t, bounds } = words;
  return (
    <div className={`panel ${styles.types}`} role="radiogroup" aria-label={t('types')}>
      {COUPON_TYPES.map((each) => (
        <label key={each} className={styles.type}>
          <input
            className="vh"
            type="radio"
            name={name}
            data-plain=""
            checked={each === type}
            onChange={() => {
              onChoose(each);
            }}
          />
          <b>{t(`type.${each}`)}</b>
          <small className="num">{bounds(each)}</small>
        </label>
      ))}
    </div>
  );
}
