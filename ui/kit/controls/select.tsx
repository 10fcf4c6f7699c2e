import { useId, type ReactNode, type Ref, type SelectHTMLAttributes } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import { FieldNotes, describedBy, frameClass } from './field.tsx';
import { Icon } from '../pictures/icon.tsx';
import styles from './field.module.scss';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'onChange' | 'value'> {
  readonly label: ReactNode;
  readonly isLabelHidden?: boolean;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly isQuiet?: boolean;
  readonly before?: ReactNode;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** One of many, by the browser's own list. */
export function Select({
  label,
  isLabelHidden = false,
  options,
  onChange,
  hint,
  error,
  size = 'md',
  isQuiet = false,
  before,
  className,
  id,
  ...rest
}: SelectProps): ReactNode {
  const own = useId();
  const selectId = id ?? own;
  const isInvalid = describedBy(selectId, error, undefined) !== undefined;
  return (
    <div className={classNames(styles.field, className)}>
      <label className={isLabelHidden ? 'vh' : styles.label} htmlFor={selectId}>
        {label}
      </label>
      <div className={frameClass({ size, isQuiet, isInvalid })}>
        {before}
        <select
          {...rest}
          id={selectId}
          className={styles.select}
          data-plain=""
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy(selectId, error, hint)}
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="t-chevron-down" size="sm" className={styles.arrow} />
      </div>
      <FieldNotes id={selectId} error={error} hint={hint} />
    </div>
  );
}
