import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { addressInLanguage, splitLanguage } from '../../../core/navigation/language-path.ts';
import { matchPath, routePath } from '../../../core/navigation/route-table.ts';
import type { Promotion, PromotionKind } from '../../../core/promotions/offers/promotion.ts';
import { writtenIn } from '#ui/site/documents/written-in.ts';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { usePromotions } from '../use-promotions.ts';
import { OfferActions } from './offer-actions.tsx';
import { OfferMenu } from './offer-menu.tsx';
import { offersOf, type OfferListMatch } from './offer-place.ts';
import { useOfferWords } from './use-offer-words.ts';
import styles from './offers.module.scss';
import { OfferPlaces } from './offer-places.tsx';

export const Places = OfferPlaces;

export const KIND_ICONS: Readonly<Record<PromotionKind, IconName>> = {
  expresses: 't-ticket',
  slots: 't-stack-2',
  'first-deposit': 't-cash',
  tournament: 't-trophy',
  cashback: 't-percentage',
  'premium-cashback': 't-star',
  points: 't-coins',
  friends: 't-users',
};

/** What is offered: all of it, or what holds in the casino. */
export const Screen = observer(function OffersScreen(): ReactNode {
  const { session } = usePage();
  const { offers, accounts } = usePromotions();
  const { pathname } = useLocation();
  const { t } = useOfferWords('');
  const match = matchPath(splitLanguage(pathname).rest) as OfferListMatch | undefined;
  const name = match?.name ?? 'promo';
  const title = t(`title.${name}`);
  const { currency } = accounts;
  usePageTitle(title);
  useEffect(() => {
    void offers.load();
  }, [offers, session.epoch, currency]);
  return (
    <div className={styles.page}>
      <div className={styles.screen}>
        <OfferMenu />
        <div className={styles.body}>
          <h1 className={styles.title}>{title}</h1>
          <Content name={name} />
        </div>
      </div>
    </div>
  );
});

const Content = observer(function Content({ name }: { readonly name: OfferListMatch['name'] }): ReactNode {
  const { offers } = usePromotions();
  const { t } = useOfferWords('');
  const { failure, list, own } = offers;
  if (list === undefined) {
    return failure === undefined ? (
      <Skeleton shape="block" />
    ) : (
      <FailedLoad failure={failure} what={t('failed')} onRetry={async () => offers.load()} />
    );
  }
  const isClosed = own?.mayJoin === false;
  // PRM-14 what one takes part in stays in sight
  const shown = offersOf(name, list.promotions).filter(({ id }) => !isClosed || offers.entryOf(id) !== undefined);
  return (
    <>
      {isClosed || shown.length === 0 ? (
        <section className="panel">
          <EmptyState icon={isClosed ? 't-player-pause' : 't-gift'} title={t(isClosed ? 'closed' : 'none')} />
        </section>
      ) : null}
      <ul className={styles.cards}>
        {shown.map((promotion) => (
          <OfferCard key={promotion.id} promotion={promotion} currency={list.currency} />
        ))}
      </ul>
    </>
  );
});

const OfferCard = observer(function OfferCard({
  promotion,
  currency,
}: {
  readonly promotion: Promotion;
  readonly currency: string;
}): ReactNode {
  const { language } = usePage();
  const { t, value } = useOfferWords(currency);
  const { id, kind, category, title, summary } = promotion;
  const written = writtenIn(promotion.language, language);
  const path = addressInLanguage(routePath('promotion', { promotion: id }), language);
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
        <b className="num">{value(promotion)}</b>
        <p {...written}>{summary}</p>
        <div className={styles.foot}>
          <OfferActions promotion={promotion} currency={currency} look="ghost" />
          <Link to={path}>{t('details')}</Link>
        </div>
      </div>
    </li>
  );
});
