import { useId, type ReactNode, type Ref, type TextareaHTMLAttributes } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import { FieldNotes, describedBy } from '../controls/field.tsx';
import fieldStyles from '../controls/field.module.scss';
import styles from './text-area.module.scss';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly label: ReactNode;
  readonly isLabelHidden?: boolean;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text to fill in. */
export function TextArea({
  label,
  isLabelHidden = false,
  hint,
  error,
  className,
  id,
  ...rest
}: TextAreaProps): ReactNode {
  const own = useId();
  const areaId = id ?? own;
  const isInvalid = describedBy(areaId, error, undefined) !== undefined;
  return (
    <div className={classNames(fieldStyles.field, className)}>
      <label className={isLabelHidden ? 'vh' : fieldStyles.label} htmlFor={areaId}>
        {label}
      </label>
      <textarea
        {...rest}
        id={areaId}
        className={classNames(styles.area, isInvalid && styles.invalid)}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy(areaId, error, hint)}
      />
      <FieldNotes id={areaId} error={error} hint={hint} />
    </div>
  );
}
