import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../../core/sports/game/game.ts';
import { formatDuration } from '../../../kit/formats/format-duration.ts';
import { AppLink } from '../../../page/app-link.tsx';
import { usePage } from '../../../page/use-page.ts';
import { gameLink } from '../../game/game-link.ts';
import { OpponentName } from '../../game/opponent-name.tsx';
import { useSports } from '../../use-sports.ts';
import lineRow from '../../line/table/game-line.module.scss';
import styles from './virtual.module.scss';

const MOST_SHOWN = 4;

/** GM-62 The games of the league that begin next, and how long that is from now. */
export const NextGames = observer(function NextGames(): ReactNode {
  const { line } = useSports();
  const { t } = useTranslation('line-pages');
  const next = line
    .gamesOf(line.view.filter.sportId ?? 0)
    .filter(({ section, away }) => section === 'line' && away !== undefined)
    .toSorted((left, right) => left.startsAt - right.startsAt)
    .slice(0, MOST_SHOWN);
  if (next.length === 0) return null;
  return (
    <section aria-labelledby="virtual-next">
      <h2 id="virtual-next" className="vh">
        {t('virtual.next')}
      </h2>
      <ul className={styles.next}>
        {next.map((game) => (
          <li key={game.id}>
            <NextGame game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
});

const NextGame = observer(function NextGame({ game }: { readonly game: Game }): ReactNode {
  const { clock } = usePage();
  const { t } = useTranslation('line-pages');
  const left = game.startsAt - clock.now;
  return (
    <AppLink className={`panel ${styles.game}`} to="game" params={gameLink(game)}>
      <time className="num" dateTime={new Date(game.startsAt).toISOString()}>
        {left > 0 ? t('virtual.starts-in', { time: formatDuration(left / 1000) }) : t('virtual.starting')}
      </time>
      {[game.home, game.away].map((opponent) =>
        opponent === undefined ? null : (
          <span key={opponent.id ?? opponent.name} className={lineRow.team}>
            <OpponentName opponent={opponent} />
          </span>
        ),
      )}
    </AppLink>
  );
});
