import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PromoStore } from '../../core/promotions/points.ts';
import { formatDate } from '../kit/formats/format-date.ts';
import { usePage } from '../page/use-page.ts';
import { usePromoName, usePromoTerms } from './use-promo-name.ts';
import styles from './bonuses.module.scss';

/** The codes that hold, to be used at the coupon. */
export const OwnCodes = observer(function OwnCodes({ store }: { readonly store: PromoStore }): ReactNode {
  const { clock, settings } = usePage();
  const { t } = useTranslation('promo-store');
  const { t: kit } = useTranslation('kit');
  const nameOf = usePromoName();
  const termsOf = usePromoTerms();
  const date = (at: number) => formatDate(at, clock.now, { look: settings.settings, words: kit });
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="own-codes">
      <h2 id="own-codes">{t('codes')}</h2>
      {store.codes.length === 0 ? <p className={styles.none}>{t('codes.none')}</p> : null}
      <table className={styles.table}>
        <tbody>
          {store.codes.map((promo) => (
            <tr key={promo.code}>
              <th scope="row">
                <code>{promo.code}</code>
              </th>
              <td>{[nameOf(promo), ...termsOf(promo, store)].join(' · ')}</td>
              <td>{promo.endsAt === undefined ? null : t('codes.until', { date: date(promo.endsAt) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
