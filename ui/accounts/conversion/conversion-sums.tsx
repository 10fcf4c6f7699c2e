import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversionRate } from '../../../core/accounts/conversion/conversion-rate.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { formatDigits } from '../../kit/formats/format-number.ts';
import { formatMoney } from '../../kit/formats/format-money.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { usePage } from '../../page/use-page.ts';
import styles from './conversion.module.scss';

interface ConversionSumsProps {
  readonly rate: ConversionRate;
  readonly paid: Minor | undefined;
  readonly got: Minor | undefined;
}

/** The sums before and after side by side, with the rate [CNV-6]. */
export function ConversionSums({ rate, paid, got }: ConversionSumsProps): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('conversion');
  const figure = (text: string): string => {
    const [whole = '', fraction = ''] = text.split('.');
    return formatDigits(whole, fraction, language);
  };
  const sum = (units: Minor | undefined, currency: string): string =>
    units === undefined ? '—' : formatMoney(units, currency, { language });
  return (
    <>
      <dl className={styles.sums} aria-live="polite">
        <div>
          <dt>{t('paid')}</dt>
          <dd className="num">{sum(paid, rate.from)}</dd>
        </div>
        <Icon name="t-arrow-right" size="sm" />
        <div>
          <dt>{t('got')}</dt>
          <dd className="num">{sum(got, rate.to)}</dd>
        </div>
      </dl>
      <p className={styles.rate}>
        <span>{t('rate')}</span>
        <b className="num">
          {t('rate.value', { paid: figure(rate.paid), from: rate.from, got: figure(rate.got), to: rate.to })}
        </b>
      </p>
    </>
  );
}
