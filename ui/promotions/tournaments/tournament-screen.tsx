import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { addressInLanguage, inLanguage, splitLanguage } from '../../../core/navigation/language-path.ts';
import { matchPath, routePath } from '../../../core/navigation/route-table.ts';
import type { TournamentPage } from '../../../core/promotions/tournaments/tournaments-gateway.ts';
import { TournamentBanner } from '#ui/casino/catalogue/tournament-banner.tsx';
import { CasinoMenu } from '#ui/casino/catalogue/casino-menu.tsx';
import { SlotTile } from '#ui/casino/catalogue/slot-tile.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { usePromotions } from '../use-promotions.ts';
import { TournamentSide } from './tournament-side.tsx';
import { TournamentTable } from './tournament-table.tsx';
import { TakePart } from './take-part.tsx';
import { useTournamentWords } from '#ui/casino/catalogue/use-tournament-words.ts';
import board from './tournament-board.module.scss';
import styles from './tournaments.module.scss';
import { CasinoPlaces } from '#ui/casino/catalogue/casino-places.tsx';

export const Places = CasinoPlaces;

/** A tournament with its table, its prizes and its games. */
export const Screen = observer(function TournamentScreen(): ReactNode {
  const { session } = usePage();
  const { tournaments } = usePromotions();
  const { t } = useTournamentWords();
  const { pathname } = useLocation();
  const match = matchPath(splitLanguage(pathname).rest);
  const id = match?.name === 'casino-tournament' ? match.params.bonus : '';
  const { page, failure } = tournaments;
  usePageTitle(page?.title ?? t('tournament'));
  useEffect(() => tournaments.watch(), [tournaments]);
  useEffect(() => {
    void tournaments.open(id);
  }, [tournaments, id, session.epoch]);
  return (
    <div className={styles.page}>
      <div className={styles.screen}>
        <CasinoMenu />
        <div className={styles.body}>
          {page !== undefined ? (
            <Tournament page={page} />
          ) : failure === undefined ? (
            <Skeleton shape="block" />
          ) : (
            <FailedLoad failure={failure} what={t('failed')} onRetry={async () => tournaments.load()} />
          )}
        </div>
      </div>
    </div>
  );
});

const Tournament = observer(function Tournament({ page }: { readonly page: TournamentPage }): ReactNode {
  const { language } = usePage();
  const { tournaments } = usePromotions();
  const { t } = useTournamentWords();
  const isClosed = tournaments.own?.mayJoin === false;
  return (
    <>
      <TournamentBanner
        tournament={page}
        currency={page.currency}
        wayIn={<TakePart tournament={page} look="primary" />}
      />
      {isClosed ? <FormNotice tone="info">{t('closed')}</FormNotice> : null}
      <div className={board.columns}>
        <TournamentTable page={page} />
        <TournamentSide page={page} />
      </div>
      {isClosed ? null : (
        <section aria-labelledby="tournament-games" className={styles.group}>
          <header className={styles.head}>
            <h2 id="tournament-games">{t('games')}</h2>
            <Link to={inLanguage(`/slots/${page.theme}`, language)}>{t('games.all')}</Link>
          </header>
          <ul className={board.tiles}>
            {page.games.map((game) => (
              <li key={game.id}>
                <SlotTile game={game} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Link to={addressInLanguage(routePath('casino-tournaments', {}), language)}>{t('all')}</Link>
    </>
  );
});
