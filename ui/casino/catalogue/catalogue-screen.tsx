import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { CataloguePlace } from '../../../core/casino/catalogue/catalogue-gateway.ts';
import {
  readCatalogueWish,
  writeCatalogueWish,
  type CatalogueWish,
} from '../../../core/casino/catalogue/catalogue-wish.ts';
import { splitLanguage } from '../../../core/navigation/language-path.ts';
import { matchPath } from '../../../core/navigation/route-table.ts';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { JackpotStrip } from '../jackpots/jackpot-strip.tsx';
import { useCasino } from '../use-casino.ts';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import { CasinoMenu } from './casino-menu.tsx';
import { CatalogueBar } from './catalogue-bar.tsx';
import styles from './catalogue.module.scss';
import { cataloguePlace, type CatalogueMatch } from './catalogue-place.ts';
import { GameGrid } from './game-grid.tsx';
import { PlayStopped } from './play-stopped.tsx';
import { CasinoPlaces } from './casino-places.tsx';

export const Places = CasinoPlaces;

interface CatalogueScreenProps {
  /** What stands first, where it is not the jackpots. */
  readonly top?: ReactNode;
  /** What stands in place of all games until something is looked for. */
  readonly rows?: ReactNode;
}

/** Games of the casino: all of them, of a theme, of a provider, or of the player. */
export const Screen = observer(function CatalogueScreen({
  top = <JackpotStrip />,
  rows,
}: CatalogueScreenProps): ReactNode {
  const { pathname, search } = useLocation();
  const { session } = usePage();
  const { catalogue, favouriteGames } = useCasino();
  const match = matchPath(splitLanguage(pathname).rest) as CatalogueMatch | undefined;
  const place = match === undefined ? {} : (cataloguePlace(match, catalogue.providers) ?? {});
  const wish = readCatalogueWish(new URLSearchParams(search));
  const isSearch = match?.name === 'casino-search';
  const title = useTitle(match, place);
  usePageTitle(title);
  useEffect(() => {
    void favouriteGames.load();
  }, [favouriteGames, session.epoch]);
  return (
    <div className={styles.page}>
      <div className={styles.screen}>
        <CasinoMenu />
        <div className={styles.body}>
          <header className={match?.name === 'casino-lobby' ? 'vh' : styles.head}>
            <h1>{title}</h1>
          </header>
          <PlayStopped>
            {place.own === undefined && !isSearch ? top : null}
            {place.own === undefined ? (
              <CatalogueBar
                wish={wish}
                isFocused={isSearch}
                hasProviders={place.provider === undefined}
                hasRtp={match?.name !== 'casino-lobby'}
              />
            ) : null}
            <Found place={place} wish={wish} rows={writeCatalogueWish(wish) === '' ? rows : undefined} />
          </PlayStopped>
        </div>
      </div>
    </div>
  );
});

/** Of pages that list all games. */
const TITLES: Readonly<Partial<Record<CatalogueMatch['name'], string>>> = {
  'casino-lobby': 'menu.lobby',
  'casino-search': 'menu.search',
  slots: 'menu.slots',
};

function useTitle(match: CatalogueMatch | undefined, { provider, theme, own }: CataloguePlace): string {
  const { catalogue } = useCasino();
  const { t } = useCasinoWords();
  if (match?.name === 'vulkan-slots') return t('vulkan');
  if (provider !== undefined) {
    const name = catalogue.providers?.find(({ id }) => id === provider)?.name ?? provider;
    return match?.name === 'casino-brand' ? t('brand', { name }) : name;
  }
  if (theme !== undefined)
    return match?.name === 'casino' ? `${t(`theme.${theme}`)} – ${t('title')}` : t(`theme.${theme}`);
  if (own !== undefined) return t(own === 'recent' ? 'menu.recent' : 'menu.favourites');
  return t(TITLES[match?.name ?? 'casino'] ?? 'title');
}

interface FoundProps extends Pick<CatalogueScreenProps, 'rows'> {
  readonly place: CataloguePlace;
  readonly wish: CatalogueWish;
}

const Found = observer(function Found({ place, wish, rows }: FoundProps): ReactNode {
  const { catalogue } = useCasino();
  const { t, count } = useCasinoWords();
  const { failure, isGuess, isLoaded, total } = catalogue;
  const asked = JSON.stringify([place, wish]);
  const open = useEffectEvent(() => void catalogue.open(place, wish));
  useEffect(() => {
    open();
  }, [asked]);
  if (rows !== undefined) return rows;
  if (failure !== undefined)
    return <FailedLoad failure={failure} what={t('failed')} onRetry={() => catalogue.retry()} />;
  if (!isLoaded && total === 0) return <Skeleton shape="block" className={styles.whole} />;
  if (isLoaded && total === 0) {
    return (
      <EmptyState icon="t-mood-empty" title={t('empty')}>
        {t(place.own === undefined ? 'empty.text' : `empty.${place.own}`)}
      </EmptyState>
    );
  }
  return (
    <>
      <output className={styles.found}>{t('found', { count: total, shown: count(total) })}</output>
      {isGuess ? <FormNotice tone="info">{t('guess', { text: wish.search })}</FormNotice> : null}
      <GameGrid key={asked} />
    </>
  );
});
