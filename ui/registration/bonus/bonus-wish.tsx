import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BonusTerms } from '../../../core/registration/bonus/bonus-gateway.ts';
import type { BonusChoice } from '../../../core/registration/registration-type.ts';
import { Segment } from '../../kit/controls/segment.tsx';
import { formatMoney } from '../../kit/formats/format-money.ts';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePage } from '../../page/use-page.ts';
import type { SharedForm } from './shared-form.ts';
import styles from '../one-click-fields.module.scss';
import { useBonuses } from './use-bonuses.ts';

/** As they stand on the form. */
const BONUS_ORDER = ['sport', 'casino', 'decline'] as const satisfies readonly BonusChoice[];

/** RGF-21 The wish for a first bonus, and what it is; none is chosen before its terms can be read. */
export const BonusWish = observer(function BonusWish({ form }: { readonly form: SharedForm }): ReactNode {
  const { t } = useTranslation('registration');
  const { values, fill } = form;
  const { countryCode, currency } = values;
  const place = { countryCode, currency };
  const bonuses = useBonuses();
  useEffect(() => {
    void bonuses?.loadTerms({ countryCode, currency });
  }, [bonuses, countryCode, currency]);
  const terms = bonuses?.termsOf(place);
  const failure = bonuses?.termsFailure(place);
  const isLost = failure !== undefined && values.bonusChoice !== 'decline';
  useEffect(() => {
    if (isLost) fill({ bonusChoice: 'decline' });
  });
  return (
    <div className={styles.bonus}>
      <p aria-hidden="true">{t('bonus')}</p>
      <Segment
        label={t('bonus')}
        isBlock
        options={BONUS_ORDER.map((choice) => ({
          value: choice,
          label: t(`bonus.${choice}`),
          isDisabled: choice !== 'decline' && terms === undefined,
        }))}
        value={values.bonusChoice}
        onChange={(bonusChoice) => {
          fill({ bonusChoice });
        }}
      />
      <BonusTermsLine form={form} terms={terms} />
      {bonuses === undefined || failure === undefined ? null : (
        <FailedLoad failure={failure} what={t('bonus.failed')} onRetry={() => bonuses.loadTerms(place)} />
      )}
    </div>
  );
});

/** RGF-21 */
const BonusTermsLine = observer(function BonusTermsLine({
  form: { values },
  terms,
}: {
  readonly form: SharedForm;
  readonly terms: readonly BonusTerms[] | undefined;
}): ReactNode {
  const { language, site } = usePage();
  const { t } = useTranslation('registration');
  const { currency, bonusChoice } = values;
  if (bonusChoice === 'decline') return <output>{t('bonus.decline.text')}</output>;
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
