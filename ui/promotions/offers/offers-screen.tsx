import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { splitLanguage } from '../../../core/navigation/language-path.ts';
import { matchPath } from '../../../core/navigation/route-table.ts';
import type { PromotionList } from '../../../core/promotions/offers/promotion.ts';
import {
  leadingPromotions,
  orderedPromotions,
  readPromotionWish,
  SHOWN_PROMOTIONS,
  shownPromotions,
  writePromotionWish,
  type ShownPromotions,
} from '../../../core/promotions/offers/promotion-wish.ts';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { usePromotions } from '../use-promotions.ts';
import { OfferBar } from './offer-bar.tsx';
import { OfferCard } from './offer-card.tsx';
import { OfferLead } from './offer-lead.tsx';
import { OfferMenu } from './offer-menu.tsx';
import { offersOf, type OfferListMatch } from './offer-place.ts';
import { OfferPlaces } from './offer-places.tsx';
import { useOfferWords } from './use-offer-words.ts';
import styles from './offers.module.scss';

export const Places = OfferPlaces;

type ListName = OfferListMatch['name'];

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
        <OfferMenu note={t('calm.text')} />
        <div className={styles.body}>
          <h1 className={name === 'promo' ? 'vh' : styles.title}>{title}</h1>
          <Content name={name} />
        </div>
      </div>
    </div>
  );
});

const Content = observer(function Content({ name }: { readonly name: ListName }): ReactNode {
  const { offers } = usePromotions();
  const { t } = useOfferWords('');
  const { failure, list, mayOffer } = offers;
  if (list === undefined || mayOffer === undefined) {
    return failure === undefined ? (
      <Skeleton shape="block" />
    ) : (
      <FailedLoad failure={failure} what={t('failed')} onRetry={async () => offers.load()} />
    );
  }
  const promotions = offersOf(name, list.promotions);
  if (!mayOffer) return <Closed promotions={promotions} currency={list.currency} />;
  if (promotions.length > 0) return <Offered name={name} promotions={promotions} currency={list.currency} />;
  return (
    <section className="panel">
      <EmptyState icon="t-gift" title={t('none')} />
    </section>
  );
});

/** PRM-14 What one takes part in stays in sight. */
const Closed = observer(function Closed({ promotions, currency }: PromotionList): ReactNode {
  const { offers } = usePromotions();
  const { t } = useOfferWords('');
  return (
    <>
      <section className="panel">
        <EmptyState icon="t-player-pause" title={t('closed')} />
      </section>
      <Cards promotions={promotions.filter(({ id }) => offers.entryOf(id) !== undefined)} currency={currency} />
    </>
  );
});

const Offered = observer(function Offered({
  name,
  promotions,
  currency,
}: PromotionList & { readonly name: ListName }): ReactNode {
  const { language, session } = usePage();
  const { compare } = new Intl.Collator(language);
  const { offers } = usePromotions();
  const { pathname, search } = useLocation();
  const { t } = useOfferWords('');
  const asked = readPromotionWish(new URLSearchParams(search));
  // who has no name has joined nothing
  const wish = asked.show === 'mine' && !session.isSignedIn ? { ...asked, show: 'all' as const } : asked;
  const leading = name === 'promo' ? leadingPromotions(promotions) : undefined;
  const isBelow = ({ id }: { readonly id: string }) => id !== leading?.lead?.id && id !== leading?.beside?.id;
  const joined = offers.own?.entries.map(({ id }) => id) ?? [];
  const of = (show: ShownPromotions) => shownPromotions(promotions, show, joined);
  // a list of some has all of them, those above it, too
  const below = wish.show === 'all' ? promotions.filter(isBelow) : of(wish.show);
  const counts = Object.fromEntries(SHOWN_PROMOTIONS.map((show) => [show, of(show).length])) as Record<
    ShownPromotions,
    number
  >;
  return (
    <>
      {leading === undefined ? null : <OfferLead leading={leading} currency={currency} />}
      <OfferBar wish={wish} counts={counts} />
      <Cards promotions={orderedPromotions(below, wish.order, compare)} currency={currency} />
      {counts[wish.show] > 0 || wish.show === 'all' ? null : (
        <section className="panel">
          <EmptyState icon="t-gift" title={t('none-chosen')}>
            <Link to={pathname + writePromotionWish({ ...wish, show: 'all' })}>{t('show.all')}</Link>
          </EmptyState>
        </section>
      )}
    </>
  );
});

function Cards({ promotions, currency }: PromotionList): ReactNode {
  return promotions.length === 0 ? null : (
    <ul className={styles.cards}>
      {promotions.map((promotion) => (
        <OfferCard key={promotion.id} promotion={promotion} currency={currency} />
      ))}
    </ul>
  );
}
