import { useId, type ReactNode } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import styles from './segment.module.scss';

interface SegmentOption<Value extends string | number> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly isDisabled?: boolean;
}

export interface SegmentProps<Value extends string | number> {
  /** What is chosen here, in words. */
  readonly label: string;
  readonly options: readonly SegmentOption<Value>[];
  /** Nothing is marked where the value is none of the options. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly isChrome?: boolean;
  readonly isBlock?: boolean;
  /** What stands in the track after the options: a menu of further ones. */
  readonly children?: ReactNode;
}

/** Two to four modes of which one holds. */
export function Segment<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  isChrome = false,
  isBlock = false,
  children,
}: SegmentProps<Value>): ReactNode {
  const name = useId();
  return (
    <div className={classNames(styles.segment, isChrome && styles.chrome, isBlock && styles.block)}>
      <div className={styles.options} role="radiogroup" aria-label={label}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              className="vh"
              type="radio"
              name={name}
              data-plain=""
              disabled={option.isDisabled}
              checked={option.value === value}
              onChange={() => {
                onChange(option.value);
              }}
            />
            {option.label}
          </label>
        ))}
      </div>
      {children}
    </div>
  );
}

/** The look of an option, for a menu button in the track. */
export function segmentOptionClass(isOn: boolean): string {
  return classNames(styles.option, isOn && styles.on);
}
