import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GENERATOR_HOURS } from '../../../core/coupon/generator/generator-gateway.ts';
import { MOST_GENERATED_BETS } from '../../../core/coupon/generator/coupon-search.ts';
import { AmountField } from '../../kit/controls/amount-field.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { Select } from '../../kit/controls/select.tsx';
import { currencySymbol } from '../../kit/formats/currency-symbols.ts';
import { useCoupon } from '../use-coupon.ts';
import styles from './generator-dialog.module.scss';
import { GeneratorSports } from './generator-sports.tsx';
import type { GeneratorAmount, GeneratorFormState } from './use-generator-form.ts';

const COUNTS = Array.from({ length: MOST_GENERATED_BETS }, (_, place) => place + 1);

interface GeneratorFieldsProps {
  readonly form: GeneratorFormState;
  readonly onLook: () => void;
}

/** Amount, wanted win, time, sports and number of bets. */
export const GeneratorFields = observer(function GeneratorFields({ form, onLook }: GeneratorFieldsProps): ReactNode {
  const { betGenerator } = useCoupon();
  const { t } = useTranslation('generator');
  const anyCount = t('events.any');
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        if (!betGenerator.isLooking) onLook();
      }}
    >
      <WishAmount label={t('amount')} amount={form.amount} />
      <WishAmount label={t('win')} amount={form.win} />
      <Select
        label={t('hours')}
        options={GENERATOR_HOURS.map((hours) => ({ value: `${hours}`, label: t(`hours.${hours}`) }))}
        value={`${form.hours}`}
        onChange={(text) => {
          form.setHours(GENERATOR_HOURS.find((hours) => `${hours}` === text) ?? 24);
        }}
      />
      <Select
        label={t('events')}
        options={[{ value: '', label: anyCount }, ...COUNTS.map((count) => ({ value: `${count}`, label: `${count}` }))]}
        value={form.count === undefined ? '' : `${form.count}`}
        onChange={(text) => {
          form.setCount(COUNTS.find((count) => `${count}` === text));
        }}
      />
      <GeneratorSports form={form} />
      <Button
        type="submit"
        look="primary"
        isDisabled={betGenerator.isLooking}
        reason={form.value === undefined ? t('fill') : undefined}
      >
        {t('look')}
      </Button>
    </form>
  );
});

const WishAmount = observer(function WishAmount({
  label,
  amount: { text, problem, onText },
}: {
  readonly label: string;
  readonly amount: GeneratorAmount;
}): ReactNode {
  const { coupon } = useCoupon();
  const { t } = useTranslation('generator');
  return (
    <AmountField
      label={label}
      text={text}
      onText={onText}
      symbol={currencySymbol(coupon.currency)}
      error={problem === undefined ? undefined : t('not-an-amount')}
    />
  );
});
