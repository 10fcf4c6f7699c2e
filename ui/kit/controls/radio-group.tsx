import { useId, type ReactNode } from 'react';
import styles from './choice.module.scss';
import { classNames } from '../behaviour/class-names.ts';

interface RadioOption<Value extends string | number> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

export interface RadioGroupProps<Value extends string | number> {
  readonly legend: ReactNode;
  readonly isLegendHidden?: boolean;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly isRow?: boolean;
}

/** One of several, each with room for a word of explanation. */
export function RadioGroup<Value extends string | number>({
  legend,
  isLegendHidden = false,
  options,
  value,
  onChange,
  isRow = false,
}: RadioGroupProps<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset className={classNames(styles.group, isRow && styles.row)}>
      <legend className={isLegendHidden ? 'vh' : styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => {
              onChange(option.value);
            }}
          />
          <span>
            {option.label}
            {option.hint === undefined ? null : <span className={styles.hint}>{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
