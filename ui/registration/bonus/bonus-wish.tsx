import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BonusChoice } from '../../../core/registration/registration-type.ts';
import { Segment } from '../../kit/controls/segment.tsx';
import { formatMoney } from '../../kit/formats/format-money.ts';
import { usePage } from '../../page/use-page.ts';
import type { SharedForm } from './shared-form.ts';
import styles from '../one-click-fields.module.scss';
import { useBonuses } from './use-bonuses.ts';

/** As they stand on the form. */
const BONUS_ORDER = ['sport', 'casino', 'decline'] as const satisfies readonly BonusChoice[];

/** The wish for a first bonus, and what it is. */
export function BonusWish({ form }: { readonly form: SharedForm }): ReactNode {
  const { t } = useTranslation('registration');
  const { values, fill } = form;
  return (
    <div className={styles.bonus}>
      <p aria-hidden="true">{t('bonus')}</p>
      <Segment
        label={t('bonus')}
        isBlock
        options={BONUS_ORDER.map((choice) => ({ value: choice, label: t(`bonus.${choice}`) }))}
        value={values.bonusChoice}
        onChange={(bonusChoice) => {
          fill({ bonusChoice });
        }}
      />
      <BonusTermsLine form={form} />
    </div>
  );
}

/** RGF-21 */
const BonusTermsLine = observer(function BonusTermsLine({
  form: { values },
}: {
  readonly form: SharedForm;
}): ReactNode {
  const { language, site } = usePage();
  const { t } = useTranslation('registration');
  const { countryCode, currency, bonusChoice } = values;
  const bonuses = useBonuses();
  useEffect(() => {
    void bonuses?.loadTerms({ countryCode, currency });
  }, [bonuses, countryCode, currency]);
  if (bonusChoice === 'decline') return <output>{t('bonus.decline.text')}</output>;
  const terms = bonuses?.termsOf({ countryCode, currency });
  const chosen = terms?.find(({ choice }) => choice === bonusChoice);
  if (terms === undefined) return <output />;
  if (chosen === undefined) return <output>{t('bonus.none')}</output>;
  const { percent, wager } = chosen;
  const most = formatMoney(chosen.most, currency, { language, isShort: true });
  return (
    <output>
      {t(`bonus.${bonusChoice}.text`, { percent, most, wager })}
      {site.config?.isDemo === true ? ` ${t('bonus.demo')}` : null}
    </output>
  );
});
