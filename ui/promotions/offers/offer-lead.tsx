import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Promotion } from '../../../core/promotions/offers/promotion.ts';
import type { LeadingPromotions } from '../../../core/promotions/offers/promotion-wish.ts';
import { writtenIn } from '#ui/site/documents/written-in.ts';
import { buttonClass } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { usePage } from '../../page/use-page.ts';
import { OfferActions } from './offer-actions.tsx';
import { KIND_ICONS } from './offer-icons.ts';
import { offerAddress } from './offer-place.ts';
import { useOfferWords } from './use-offer-words.ts';
import styles from './offer-lead.module.scss';

interface OfferLeadProps {
  readonly leading: LeadingPromotions;
  readonly currency: string;
}

/** PRM-16 What the list begins with: the one promotion with the button of the page, and the cashback beside it. */
export function OfferLead({ leading: { lead, beside }, currency }: OfferLeadProps): ReactNode {
  if (lead === undefined) return null;
  return (
    <div className={styles.leads}>
      <Lead promotion={lead} currency={currency} />
      {beside === undefined ? null : <Beside promotion={beside} currency={currency} />}
    </div>
  );
}

interface LeadProps {
  readonly promotion: Promotion;
  readonly currency: string;
}

const Lead = observer(function Lead({ promotion, currency }: LeadProps): ReactNode {
  const { language } = usePage();
  const { t, gives } = useOfferWords(currency);
  const titleId = useId();
  const { kind, category, title, summary } = promotion;
  const written = writtenIn(promotion.language, language);
  return (
    <article className={styles.lead} data-kind={kind} aria-labelledby={titleId}>
      <p className={styles.over}>
        {kind === 'first-deposit' ? (
          <b>
            <Icon name="t-gift" size="sm" />
            {t('newcomers')}
          </b>
        ) : null}
        <small>{t(`category.${category}`)}</small>
      </p>
      <h2 id={titleId} {...written}>
        {title}
      </h2>
      <p {...written}>{summary}</p>
      <p className={`num ${styles.gives}`}>{gives(promotion)}</p>
      <div className={styles.under}>
        <OfferActions promotion={promotion} currency={currency} look="primary" />
        <Link className={buttonClass({ look: 'chrome' })} to={offerAddress(promotion, language)}>
          {t('terms')}
        </Link>
      </div>
      <Icon name={KIND_ICONS[kind]} className={styles.sign} />
    </article>
  );
});

const Beside = observer(function Beside({ promotion, currency }: LeadProps): ReactNode {
  const { language } = usePage();
  const { t, value } = useOfferWords(currency);
  const titleId = useId();
  const { kind, category, title } = promotion;
  return (
    <article className={`${styles.lead} ${styles.beside}`} data-kind={kind} aria-labelledby={titleId}>
      <p className={styles.over}>
        <small>{t(`category.${category}`)}</small>
      </p>
      <h2 id={titleId} {...writtenIn(promotion.language, language)}>
        {title}
      </h2>
      <p className={`num ${styles.gives}`}>{value(promotion)}</p>
      <Link className={styles.more} to={offerAddress(promotion, language)}>
        {t('details')}
        <Icon name="t-chevron-right" size="sm" />
      </Link>
      <Icon name={KIND_ICONS[kind]} className={styles.sign} />
    </article>
  );
});
