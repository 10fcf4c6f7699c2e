import { useId, type ReactNode, type Ref } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import { describedBy, FieldNotes } from './field.tsx';
import fieldStyles from './field.module.scss';
import styles from './code-field.module.scss';

export const CODE_LENGTH = 6;

export interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onType: (code: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A code of six digits: one input that is drawn as six boxes, so that a paste and a filled-in code land in all of them. */
export function CodeField({ label, value, error, onType, ref }: CodeFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.boxes}>
        <input
          ref={ref}
          id={id}
          className={styles.input}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          data-plain=""
          value={value}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, error, undefined)}
          onChange={(event) => {
            onType(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, CODE_LENGTH));
          }}
        />
        {Array.from({ length: CODE_LENGTH }, (_each, index) => (
          <span
            key={index}
            className={classNames(styles.box, 'num', index === Math.min(value.length, CODE_LENGTH - 1) && styles.next)}
            aria-hidden="true"
          >
            {value[index]}
          </span>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
