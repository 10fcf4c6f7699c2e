import { observer } from 'mobx-react-lite';
import { use, useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { BonusTerms } from '../../../core/registration/bonus/bonus-gateway.ts';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePage } from '../../page/use-page.ts';
import { BonusCards } from './bonus-cards.tsx';
import styles from './bonus-cards.module.scss';
import { BonusSlot } from './bonus-slot.ts';
import type { SharedForm } from './shared-form.ts';
import { useBonuses } from './use-bonuses.ts';

/** RGF-21 The wish for a first bonus, and what it is; none is chosen before its terms can be read. */
export const BonusWish = observer(function BonusWish({ form }: { readonly form: SharedForm }): ReactNode {
  const slot = use(BonusSlot);
  const { site } = usePage();
  const { t } = useTranslation('registration');
  const { terms, failure, reload } = useBonusTerms(form);
  const { bonusChoice } = form.values;
  const wish = (
    <div className={styles.wish}>
      <p aria-hidden="true">{t('bonus')}</p>
      <BonusCards form={form} terms={terms} />
      {bonusChoice !== 'decline' && site.config?.isDemo === true ? <output>{t('bonus.demo')}</output> : null}
      {failure === undefined ? null : <FailedLoad failure={failure} what={t('bonus.failed')} onRetry={reload} />}
    </div>
  );
  return slot === null ? wish : createPortal(wish, slot);
});

/** What the bonuses of the place of the form give; without their terms the choice goes back to none. */
function useBonusTerms({ values, fill }: SharedForm) {
  const { countryCode, currency, bonusChoice } = values;
  const place = { countryCode, currency };
  const bonuses = useBonuses();
  useEffect(() => {
    void bonuses?.loadTerms({ countryCode, currency });
  }, [bonuses, countryCode, currency]);
  const terms: readonly BonusTerms[] | undefined = bonuses?.termsOf(place);
  const failure = bonuses?.termsFailure(place);
  const isLost = failure !== undefined && bonusChoice !== 'decline';
  useEffect(() => {
    if (isLost) fill({ bonusChoice: 'decline' });
  });
  return { terms, failure, reload: async () => bonuses?.loadTerms(place) };
}
