import { useId, type ReactNode, type Ref, type SelectHTMLAttributes } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import { FieldNotes, describedBy, frameClass } from './field.tsx';
import { Icon } from '../pictures/icon.tsx';
import styles from './field.module.scss';

interface SelectOption {
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
  /** What stands in the closed field where the words of the list are too long for it. */
  readonly shown?: string | undefined;
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
  shown,
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
      <div className={classNames(frameClass({ size, isQuiet, isInvalid }), shown !== undefined && styles.holder)}>
        {before}
        <select
          {...rest}
          id={selectId}
          className={classNames(styles.select, shown !== undefined && styles.covered)}
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
        {shown === undefined ? null : (
          <span className={styles.shown} aria-hidden="true">
            {shown}
          </span>
        )}
        <Icon name="t-chevron-down" size="sm" className={styles.arrow} />
      </div>
      <FieldNotes id={selectId} error={error} hint={hint} />
    </div>
  );
}
