import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../behaviour/class-names.ts';
import { FieldNotes, describedBy } from './field.tsx';
import { Icon } from '../pictures/icon.tsx';
import styles from './amount-field.module.scss';

export interface AmountFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'onChange' | 'value'> {
  readonly label: ReactNode;
  readonly isLabelHidden?: boolean;
  /** What the player typed. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** One amount step down (-1) or up (1); without it there are no step buttons. */
  readonly onStep?: ((steps: -1 | 1) => void) | undefined;
  readonly symbol?: string | undefined;
  readonly size?: 'sm' | 'md';
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** An amount of money: typed, or stepped by the buttons and by the arrow keys. */
export function AmountField(props: AmountFieldProps): ReactNode {
  const {
    label,
    isLabelHidden = false,
    text,
    onText,
    onStep,
    symbol,
    size = 'md',
    error,
    hint,
    className,
    id,
    ...rest
  } = props;
  const own = useId();
  const inputId = id ?? own;
  const notes = describedBy(inputId, error, hint);
  return (
    <div className={classNames(styles.amount, size === 'sm' && styles.sm, className)}>
      <label className={isLabelHidden ? 'vh' : styles.label} htmlFor={inputId}>
        {label}
      </label>
      <div className={classNames(styles.frame, describedBy(inputId, error, undefined) !== undefined && styles.invalid)}>
        {onStep === undefined ? null : <StepButton step={-1} onStep={onStep} />}
        <span className={styles.value}>
          <input
            autoComplete="off"
            inputMode="decimal"
            maxLength={16}
            {...rest}
            id={inputId}
            data-plain=""
            value={text}
            size={Math.max(text.length, 1)}
            aria-invalid={describedBy(inputId, error, undefined) !== undefined || undefined}
            aria-describedby={notes}
            onChange={(event) => {
              onText(event.currentTarget.value);
            }}
            onKeyDown={(event) => {
              rest.onKeyDown?.(event);
              if (onStep === undefined || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
              event.preventDefault();
              onStep(event.key === 'ArrowUp' ? 1 : -1);
            }}
          />
          {symbol === undefined ? null : <span className={styles.symbol}>{symbol}</span>}
        </span>
        {onStep === undefined ? null : <StepButton step={1} onStep={onStep} />}
      </div>
      <FieldNotes id={inputId} error={error} hint={hint} />
    </div>
  );
}

interface StepButtonProps {
  readonly step: -1 | 1;
  readonly onStep: (step: -1 | 1) => void;
}

function StepButton({ step, onStep }: StepButtonProps): ReactNode {
  const { t } = useTranslation('kit');
  const isLess = step < 0;
  return (
    <button
      type="button"
      tabIndex={-1}
      data-plain=""
      aria-label={t(isLess ? 'amount.less' : 'amount.more')}
      onClick={() => onStep(step)}
    >
      <Icon name={isLess ? 't-minus' : 't-plus'} size="sm" />
    </button>
  );
}
