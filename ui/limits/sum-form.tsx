import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Limit } from '../../core/limits/limit.ts';
import { limitDirection } from '../../core/limits/limit-direction.ts';
import type { LimitKind } from '../../core/limits/limit-kind.ts';
import { typedLimit } from '../../core/limits/typed-limit.ts';
import { currencyDecimals, toMajor } from '../../core/shared/money.ts';
import { AmountField } from '../kit/controls/amount-field.tsx';
import { Button } from '../kit/controls/button.tsx';
import { currencySymbol } from '../kit/formats/currency-symbols.ts';
import { formatDigits } from '../kit/formats/format-number.ts';
import { usePage } from '../page/use-page.ts';
import { useLimitWords } from './use-limit-words.ts';
import { useLimits } from './use-limits.ts';
import styles from './limit-row.module.scss';

interface FormProps {
  readonly kind: LimitKind;
  readonly limit: Limit | undefined;
  readonly onEnd: () => void;
}

/** LM-3 A sum is typed freely and nothing is filled in before; TY-1 with the decimal sign of the language. What was typed outlives a failure. */
export const SumForm = observer(function SumForm({ kind, limit, onEnd }: FormProps): ReactNode {
  const { limits } = useLimits();
  const { t } = useTranslation('limits');
  const { currencyOf } = useLimitWords();
  const currency = currencyOf(limit);
  const { text, change, error, hint, submit } = useTypedSum(kind, limit, currency);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  const isBusy = limits.isBusy;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && !submit()) field.current?.focus();
      }}
    >
      <AmountField
        ref={field}
        className={styles.amount}
        size="sm"
        label={t('amount', { limit: t(`kind.${kind}`), currency })}
        symbol={currencySymbol(currency)}
        text={text}
        error={error}
        hint={hint}
        onText={change}
      />
      <span className={styles.buttons}>
        <Button type="submit" look="line" size="sm" isDisabled={isBusy}>
          {t(isBusy ? 'saving' : 'save')}
        </Button>
        {typeof limit?.value === 'number' ? <RemoveButton kind={kind} onEnd={onEnd} /> : null}
        <Button size="sm" onClick={onEnd}>
          {t('cancel')}
        </Button>
      </span>
    </form>
  );
});

/** LC-3 A removal waits as any looser limit does. */
const RemoveButton = observer(function RemoveButton({ kind, onEnd }: Omit<FormProps, 'limit'>): ReactNode {
  const { limits } = useLimits();
  const { t } = useTranslation('limits');
  return (
    <Button
      size="sm"
      isDisabled={limits.isBusy}
      onClick={() => {
        void limits.remove(kind).then((isDone) => {
          if (isDone) onEnd();
        });
      }}
    >
      {t('remove')}
    </Button>
  );
});

/** What is typed, and what is wrong with it once it was to be sent. */
function useTypedSum(kind: LimitKind, limit: Limit | undefined, currency: string) {
  const { limits } = useLimits();
  const { language } = usePage();
  const { t } = useTranslation('limits');
  const { time } = useLimitWords();
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const typed = typedLimit(text, formatDigits('0', '0', language).includes(',') ? ',' : '.', currency);
  const decimals = currencyDecimals(currency);
  const value = typed.ok && decimals !== undefined ? toMajor(typed.value, decimals) : undefined;
  const isLooser = value !== undefined && limitDirection(kind, limit?.value, value) === 'looser';
  return {
    text,
    change: (next: string) => {
      setText(next);
      setSent(false);
    },
    error: isSent && !typed.ok ? t(`error.${typed.error.code}`) : undefined,
    hint: isLooser ? t('looser', { time: time(limits.profile.coolingOff) }) : undefined,
    /** Whether it was sent. */
    submit: (): boolean => {
      setSent(true);
      if (value === undefined) return false;
      limits.save({ kind, value });
      return true;
    },
  };
}
