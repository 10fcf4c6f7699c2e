import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import styles from './field.module.scss';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'prefix'> {
  readonly label: ReactNode;
  /** A label that only a screen reader gets; the meaning must be plain from the place. */
  readonly isLabelHidden?: boolean;
  readonly hint?: ReactNode;
  /** What is wrong and what to do. */
  readonly error?: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly isQuiet?: boolean;
  /** Stands before and after the text inside the frame: a glyph, a currency, a button. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A line of text to fill in. */
export function Field({
  label,
  isLabelHidden = false,
  hint,
  error,
  size = 'md',
  isQuiet = false,
  before,
  after,
  className,
  id,
  ...rest
}: FieldProps): ReactNode {
  const own = useId();
  const inputId = id ?? own;
  const isInvalid = hasContent(error);
  return (
    <div className={classNames(styles.field, className)}>
      <label className={isLabelHidden ? 'vh' : styles.label} htmlFor={inputId}>
        {label}
      </label>
      <div className={frameClass({ size, isQuiet, isInvalid })}>
        {before}
        <input
          type="text"
          {...rest}
          id={inputId}
          data-plain=""
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy(inputId, error, hint)}
        />
        {after}
      </div>
      <FieldNotes id={inputId} error={error} hint={hint} />
    </div>
  );
}

/** The hint and the error under a field. */
export function FieldNotes({
  id,
  error,
  hint,
}: {
  readonly id: string;
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
}): ReactNode {
  return (
    <>
      {hasContent(error) ? (
        <span className={styles.error} id={`${id}-error`}>
          <Icon name="f-alert-circle" size="xs" />
          <span>{error}</span>
        </span>
      ) : null}
      {hasContent(hint) ? (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
    </>
  );
}

/** The frame of a field, for selects and stakes that look like one. */
export function frameClass(frame: {
  readonly size?: 'sm' | 'md' | 'lg';
  readonly isQuiet?: boolean;
  readonly isInvalid?: boolean;
}): string {
  const { size = 'md', isQuiet = false, isInvalid = false } = frame;
  return classNames(styles.frame, styles[size], isQuiet && styles.quiet, isInvalid && styles.invalid);
}

/** The ids of the notes that describe a field. */
export function describedBy(id: string, error: ReactNode, hint: ReactNode): string | undefined {
  const ids = classNames(hasContent(error) && `${id}-error`, hasContent(hint) && `${id}-hint`);
  return ids === '' ? undefined : ids;
}

function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
