import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Promotion } from '../../../core/promotions/offers/promotion.ts';
import { writtenIn } from '#ui/site/documents/written-in.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { usePage } from '../../page/use-page.ts';
import { OfferActions } from './offer-actions.tsx';
import { KIND_ICONS } from './offer-icons.ts';
import { offerAddress } from './offer-place.ts';
import { useOfferWords } from './use-offer-words.ts';
import styles from './offer-card.module.scss';

interface OfferCardProps {
  readonly promotion: Promotion;
  readonly currency: string;
}

/** PRM-10 A promotion in the list: what it gives and for how long, and the way to its terms. */
export const OfferCard = observer(function OfferCard({ promotion, currency }: OfferCardProps): ReactNode {
  const { language } = usePage();
  const { t, value } = useOfferWords(currency);
  const { kind, category, title, summary, terms } = promotion;
  const written = writtenIn(promotion.language, language);
  const path = offerAddress(promotion, language);
  return (
    <li className={`panel ${styles.card}`} data-kind={kind}>
      <div className={styles.art}>
        <small>{t(`category.${category}`)}</small>
        <h2 {...written}>
          <Link to={path}>{title}</Link>
        </h2>
        <Icon name={KIND_ICONS[kind]} className={styles.sign} />
      </div>
      <div className={styles.facts}>
        <p className={styles.gives}>
          <b className="num">{value(promotion)}</b>
          {terms.days === undefined ? null : (
            <span>
              <Icon name="t-clock" size="sm" />
              {t('time-limit', { count: terms.days })}
            </span>
          )}
        </p>
        <p {...written}>{summary}</p>
        <div className={styles.foot}>
          <OfferActions promotion={promotion} currency={currency} look="ghost" />
          <Link to={path}>{t('details')}</Link>
        </div>
      </div>
    </li>
  );
});
