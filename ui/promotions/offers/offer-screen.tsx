import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LIMITS_PATH } from '../../../core/limits/limits-path.ts';
import { addressInLanguage, splitLanguage } from '../../../core/navigation/language-path.ts';
import { matchPath, routePath } from '../../../core/navigation/route-table.ts';
import type { Promotion } from '../../../core/promotions/offers/promotion.ts';
import { MiniAppSlot } from '#ui/mini-apps/mini-app-slot.tsx';
import { writtenIn } from '#ui/site/documents/written-in.ts';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { usePromotions } from '../use-promotions.ts';
import { OfferActions } from './offer-actions.tsx';
import { KIND_ICONS } from './offer-icons.ts';
import { OfferMenu } from './offer-menu.tsx';
import { offerPlaceAt, type OfferPart } from './offer-place.ts';
import { OfferSteps } from './offer-steps.tsx';
import { useCountedTerms, useOfferTerms, useOfferWords } from './use-offer-words.ts';
import styles from './offers.module.scss';
import { OfferPlaces } from './offer-places.tsx';

export const Places = OfferPlaces;

const PARTS: readonly OfferPart[] = ['terms', 'rules', 'games'];

/** PRM-10 A promotion with its terms, before and after it is joined. */
export const Screen = observer(function OfferScreen(): ReactNode {
  const { session } = usePage();
  const { offers, accounts } = usePromotions();
  const { pathname } = useLocation();
  const { t } = useOfferWords('');
  const path = splitLanguage(pathname).rest;
  const { id, part } = offerPlaceAt(path) ?? { id: '', part: 'terms' as const };
  const promotion = offers.promotion(id);
  const { currency } = accounts;
  usePageTitle([...(part === 'terms' ? [] : [t(`part.${part}`)]), promotion?.title ?? t('terms')].join(': '));
  useEffect(() => {
    void offers.load();
  }, [offers, session.epoch, currency]);
  return (
    <div className={styles.page}>
      <div className={styles.screen}>
        <OfferMenu />
        <div className={styles.body}>
          {promotion !== undefined ? (
            <Offer promotion={promotion} part={part} />
          ) : offers.failure === undefined ? (
            <Skeleton shape="block" />
          ) : (
            <FailedLoad failure={offers.failure} what={t('failed')} onRetry={async () => offers.load()} />
          )}
          <OwnApplication />
        </div>
      </div>
    </div>
  );
});

/** What the operator's own application says below ours, where there is one. */
function OwnApplication(): ReactNode {
  const { pathname } = useLocation();
  const name = matchPath(splitLanguage(pathname).rest)?.name;
  if (name === 'promotion') return <MiniAppSlot slot="promotion-terms" />;
  return name === 'offer' ? <MiniAppSlot slot="promos-offers" /> : null;
}

interface OfferProps {
  readonly promotion: Promotion;
  readonly part: OfferPart;
}

const Offer = observer(function Offer({ promotion, part }: OfferProps): ReactNode {
  const { language } = usePage();
  const { offers } = usePromotions();
  const currency = offers.list?.currency ?? '';
  const { t, value } = useOfferWords(currency);
  const { id, kind, category, title, summary } = promotion;
  const written = writtenIn(promotion.language, language);
  return (
    <>
      <header className={styles.hero} data-kind={kind}>
        <small>{t(`category.${category}`)}</small>
        <h1 {...written}>{title}</h1>
        <p {...written}>{summary}</p>
        <b className="num">{value(promotion)}</b>
        <Icon name={KIND_ICONS[kind]} className={styles.sign} />
      </header>
      <nav className={styles.parts} aria-label={t('parts')}>
        {PARTS.map((each) => (
          <Link
            key={each}
            discover="none"
            aria-current={each === part ? 'page' : undefined}
            to={addressInLanguage(
              routePath('offer', {
                offerKind: 'bonuses',
                bonus: id,
                ...(each === 'terms' ? {} : { offerSection: each }),
              }),
              language,
            )}
          >
            {t(`part.${each}`)}
          </Link>
        ))}
      </nav>
      {offers.own?.mayJoin === false ? <FormNotice tone="info">{t('closed')}</FormNotice> : null}
      <div className={styles.columns}>
        <div className={styles.main}>
          {part === 'terms' ? <OfferSteps promotion={promotion} currency={currency} /> : null}
          {part === 'games' ? <Games promotion={promotion} /> : <Terms promotion={promotion} currency={currency} />}
        </div>
        <Aside promotion={promotion} currency={currency} />
      </div>
    </>
  );
});

interface PartProps {
  readonly promotion: Promotion;
  readonly currency: string;
}

const Terms = observer(function Terms({ promotion, currency }: PartProps): ReactNode {
  const { t } = useOfferWords(currency);
  const terms = useOfferTerms(currency);
  return (
    <section className={`panel ${styles.block}`} aria-labelledby="offer-terms">
      <h2 id="offer-terms">{t('terms')}</h2>
      <dl className={styles.terms}>
        {terms(promotion).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
});

function Games({ promotion }: Pick<PartProps, 'promotion'>): ReactNode {
  const { t } = useOfferWords('');
  const counted = useCountedTerms();
  const { kind } = promotion;
  const isJoined = kind === 'expresses' || kind === 'slots';
  return (
    <section className={`panel ${styles.block}`} aria-labelledby="offer-games">
      <h2 id="offer-games">{t('part.games')}</h2>
      <p>{t(isJoined ? `games.${kind}` : 'games.elsewhere')}</p>
      {counted(promotion).map(([name, text]) => (
        <p key={name}>
          {name}: {text}
        </p>
      ))}
    </section>
  );
}

const Aside = observer(function Aside({ promotion, currency }: PartProps): ReactNode {
  const { language, session } = usePage();
  const { t } = useOfferWords(currency);
  return (
    <aside className={styles.aside}>
      <section className={`panel ${styles.block}`}>
        <OfferActions promotion={promotion} currency={currency} look="primary" />
      </section>
      <section className={`panel ${styles.block}`} aria-labelledby="offer-calm">
        <h2 id="offer-calm">{t('calm')}</h2>
        <p>{t('calm.text')}</p>
        {session.isSignedIn ? (
          <Link discover="none" to={addressInLanguage(LIMITS_PATH, language)}>
            {t('limits')}
          </Link>
        ) : null}
      </section>
    </aside>
  );
});
