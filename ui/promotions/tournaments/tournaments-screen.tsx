import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { readTournamentWish, wishedTournaments } from '../../../core/promotions/tournaments/tournament-wish.ts';
import type { TournamentCard, TournamentList } from '../../../core/promotions/tournaments/tournaments-gateway.ts';
import { GameArt } from '#ui/casino/catalogue/game-art.tsx';
import { CasinoMenu } from '#ui/casino/catalogue/casino-menu.tsx';
import { TournamentBanner } from '#ui/casino/catalogue/tournament-banner.tsx';
import { writtenIn } from '#ui/site/documents/written-in.ts';
import { buttonClass } from '../../kit/controls/button.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { Tag } from '../../kit/feedback/tag.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { usePromotions } from '../use-promotions.ts';
import { OwnTournamentList } from './own-tournament-list.tsx';
import { TakePart } from './take-part.tsx';
import { TournamentBar } from './tournament-bar.tsx';
import { useTournamentWords } from '#ui/casino/catalogue/use-tournament-words.ts';
import board from './tournament-board.module.scss';
import styles from './tournaments.module.scss';
import { CasinoPlaces } from '#ui/casino/catalogue/casino-places.tsx';

export const Places = CasinoPlaces;

/** The tournaments of slots: what goes on, what comes, what is over. */
export const Screen = observer(function TournamentsScreen(): ReactNode {
  const { tournaments } = usePromotions();
  const { session } = usePage();
  const { t } = useTournamentWords();
  usePageTitle(t('title'));
  useEffect(() => tournaments.watch(), [tournaments]);
  useEffect(() => {
    void tournaments.open();
  }, [tournaments, session.epoch]);
  return (
    <div className={styles.page}>
      <div className={styles.screen}>
        <CasinoMenu />
        <div className={styles.body}>
          <h1 className="vh">{t('title')}</h1>
          <Content />
        </div>
      </div>
    </div>
  );
});

const Content = observer(function Content(): ReactNode {
  const { tournaments } = usePromotions();
  const { t } = useTournamentWords();
  const { failure, list, own } = tournaments;
  if (list === undefined) {
    return failure === undefined ? (
      <Skeleton shape="block" />
    ) : (
      <FailedLoad failure={failure} what={t('failed')} onRetry={async () => tournaments.load()} />
    );
  }
  if (own?.mayJoin === false) {
    return (
      <>
        <section className="panel">
          <EmptyState icon="t-player-pause" title={t('closed')} />
        </section>
        <OwnTournamentList list={list} />
      </>
    );
  }
  return <Offers list={list} />;
});

const Offers = observer(function Offers({ list }: { readonly list: TournamentList }): ReactNode {
  const { t } = useTournamentWords();
  const { session } = usePage();
  const { tournaments: store } = usePromotions();
  const { search } = useLocation();
  const asked = readTournamentWish(new URLSearchParams(search));
  // who has no name has joined nothing
  const wish = asked.show === 'mine' && !session.isSignedIn ? { ...asked, show: 'all' as const } : asked;
  if (list.tournaments.length === 0) {
    return (
      <section className="panel">
        <EmptyState icon="t-trophy" title={t('none')}>
          {t('none-text')}
        </EmptyState>
      </section>
    );
  }
  const joined = store.own?.entries.map(({ id }) => id) ?? [];
  const found = wishedTournaments(list.tournaments, wish, joined);
  return (
    <>
      <TournamentBar wish={wish} />
      {found.length === 0 ? (
        <section className="panel">
          <EmptyState icon="t-search" title={t('not-found')}>
            {t('not-found-text')}
          </EmptyState>
        </section>
      ) : (
        <Groups list={list} found={found} />
      )}
    </>
  );
});

interface GroupsProps {
  readonly list: TournamentList;
  readonly found: readonly TournamentCard[];
}

function Groups({ list, found }: GroupsProps): ReactNode {
  const { t } = useTournamentWords();
  const { currency } = list;
  const of = (state: TournamentCard['state']) => found.filter((each) => each.state === state);
  const running = of('running').toSorted((one, other) => other.pool - one.pool);
  const [first, ...others] = running;
  const over = [...of('finished'), ...of('checking')].toSorted((one, other) => other.endsAt - one.endsAt);
  return (
    <>
      <div className={styles.top}>
        {first === undefined ? null : <TournamentBanner tournament={first} currency={currency} />}
        <OwnTournamentList list={list} />
      </div>
      <Cards title={t('now')} cards={others} currency={currency} />
      <Cards title={t('state.announced')} cards={of('announced')} currency={currency} />
      {over.length === 0 ? null : <Finished cards={over} currency={currency} />}
    </>
  );
}

interface CardsProps {
  readonly cards: readonly TournamentCard[];
  readonly currency: string;
}

function Cards({ title, cards, currency }: CardsProps & { readonly title: string }): ReactNode {
  if (cards.length === 0) return null;
  return (
    <section aria-label={title} className={styles.group}>
      <h2>{title}</h2>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <Card key={card.id} card={card} currency={currency} />
        ))}
      </ul>
    </section>
  );
}

const Card = observer(function Card({
  card,
  currency,
}: {
  readonly card: TournamentCard;
  readonly currency: string;
}): ReactNode {
  const { language } = usePage();
  const { t, about, money } = useTournamentWords();
  const written = writtenIn(card.language, language);
  return (
    <li className={`panel ${styles.card}`}>
      <div className={styles.art}>
        <GameArt game={{ id: 0, theme: card.theme }} />
        <Tag tone="neutral" icon={card.state === 'announced' ? 't-calendar' : 't-stack-2'}>
          {t(`state.${card.state}`)}
        </Tag>
        <h3 {...written}>{card.title}</h3>
      </div>
      <div className={styles.facts}>
        <b className="num">{money(card.pool, currency)}</b>
        <p {...written}>{card.summary}</p>
        <p className={styles.dim}>{about(card)}</p>
        <div className={styles.under}>
          <Link
            className={buttonClass({ size: 'sm' })}
            to={addressInLanguage(routePath('casino-tournament', { bonus: card.id }), language)}
          >
            {t('open')}
          </Link>
          <TakePart tournament={card} look="ghost" size="sm" />
        </div>
      </div>
    </li>
  );
});

const Finished = observer(function Finished({ cards, currency }: CardsProps): ReactNode {
  const { language } = usePage();
  const { tournaments } = usePromotions();
  const { t, count, money } = useTournamentWords();
  return (
    <section className={`panel ${styles.block}`} aria-labelledby="finished-tournaments">
      <h2 id="finished-tournaments">{t('finished')}</h2>
      <table className={board.table}>
        <thead>
          <tr>
            <th scope="col">{t('tournament')}</th>
            <th scope="col">{t('players')}</th>
            <th scope="col">{t('prizes')}</th>
            <th scope="col">{t('own-place')}</th>
          </tr>
        </thead>
        <tbody>
          {cards.map(({ id, title, playerCount, pool }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={addressInLanguage(routePath('casino-tournament', { bonus: id }), language)}>{title}</Link>
              </th>
              <td className="num">{count(playerCount)}</td>
              <td className="num">{money(pool, currency)}</td>
              <td className="num">{tournaments.entryOf(id)?.place ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
