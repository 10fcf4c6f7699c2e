import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../../core/sports/game/game.ts';
import { isFound } from '../../../../core/sports/search/found-words.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Segment } from '../../../kit/controls/segment.tsx';
import { ErrorState } from '../../../kit/feedback/error-state.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Icon } from '../../../kit/pictures/icon.tsx';
import { useFailureWords } from '../../../page/use-failure-words.ts';
import { NearChamp } from '../../line/live-now/near-champ.tsx';
import tree from '../../tree/sports-tree.module.scss';
import { useSports } from '../../use-sports.ts';
import { SearchField } from '../../results/search-field.tsx';
import { LIVE_VIEW } from '../prepare-multi-live.ts';
import styles from './live-list.module.scss';
import { LiveListGame } from './live-list-game.tsx';

type Shown = 'all' | 'favourites';

/** The left column of multi-live: the games being played, each with a plus that puts it on the screen. */
export const LiveList = observer(function LiveList(): ReactNode {
  const { line, multiLive } = useSports();
  const { t } = useTranslation('multi-live');
  const [shown, setShown] = useState<Shown>('all');
  const [wanted, setWanted] = useState('');
  useEffect(() => line.watch(), [line]);
  return (
    <nav className={classNames('panel', styles.list)} aria-label={t('list')}>
      <div className={styles.head}>
        <Segment
          label={t('list.shown')}
          isBlock
          options={(['all', 'favourites'] as const).map((value) => ({ value, label: t(`list.${value}`) }))}
          value={shown}
          onChange={setShown}
        />
        <div className={tree.search}>
          <SearchField label={t('list.search')} placeholder={t('list.search')} text={wanted} onChange={setWanted} />
        </div>
      </div>
      <div className={classNames('scroll', styles.body)}>
        <ListBody shown={shown} wanted={wanted.trim()} />
      </div>
      {multiLive.choice.games.length === 0 ? null : (
        <div className={styles.foot}>
          <Button size="sm" onClick={() => multiLive.clear()}>
            <Icon name="t-x" size="sm" />
            {t('clear')}
          </Button>
        </div>
      )}
    </nav>
  );
});

const ListBody = observer(function ListBody(props: { readonly shown: Shown; readonly wanted: string }): ReactNode {
  const { line } = useSports();
  const words = useFailureWords()(line.failure, 'line');
  if (line.phase === 'failed') {
    return (
      <ErrorState
        title={words?.title}
        isOffline={line.failure?.kind === 'network'}
        onRetry={() => void line.open(LIVE_VIEW)}
      >
        {words?.text}
      </ErrorState>
    );
  }
  return line.phase === 'loading' ? <ListSkeleton /> : <FoundGames {...props} />;
});

const FoundGames = observer(function FoundGames({
  shown,
  wanted,
}: {
  readonly shown: Shown;
  readonly wanted: string;
}): ReactNode {
  const { line, favourites } = useSports();
  const { t } = useTranslation('multi-live');
  const isFavourite = ({ id, champId, home, away }: Game): boolean =>
    favourites.hasGame(id) ||
    favourites.hasChamp(champId) ||
    favourites.hasTeam(home.id) ||
    (away !== undefined && favourites.hasTeam(away.id));
  const isWanted = (game: Game, champ: string): boolean =>
    (shown === 'all' || isFavourite(game)) &&
    (wanted === '' || isFound(`${game.home.name} ${game.away?.name ?? ''} ${champ}`, wanted));
  const champs = line.groups
    .flatMap((group) => group.champs)
    .map(({ champ, games }) => ({
      champ,
      rows: games.flatMap((id) => line.row(id) ?? []).filter((row) => isWanted(row.facts, champ.name)),
    }))
    .filter(({ rows }) => rows.length > 0);
  if (champs.length === 0) {
    const reason = wanted !== '' ? 'none-found' : shown === 'favourites' ? 'no-favourites' : 'none';
    return <output className={styles.message}>{t(`list.${reason}`)}</output>;
  }
  return champs.map(({ champ, rows }, index) => {
    const before = champs.slice(0, index).reduce((sum, each) => sum + each.rows.length, 0);
    return (
      <NearChamp key={champ.id} champ={champ} before={before} count={rows.length}>
        {rows.map((row) => (
          <LiveListGame key={row.facts.id} row={row} />
        ))}
      </NearChamp>
    );
  });
});

const ROWS = 10;

function ListSkeleton(): ReactNode {
  return (
    <div aria-busy="true">
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={tree.item}>
          <Skeleton width="lg" className={tree.text} />
        </div>
      ))}
    </div>
  );
}
