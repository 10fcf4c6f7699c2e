import { useStartDay } from '../game/use-start-day.ts';
import { usePage } from '../../page/use-page.ts';
import { observer } from 'mobx-react-lite';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game, Opponent } from '../../../core/sports/game/game.ts';
import { lineColumns } from '../../../core/sports/line/line-columns.ts';
import { stageName } from '../../../core/sports/game/live-clock.ts';
import { shownMarket } from '../../../core/sports/game/shown-market.ts';
import { AppLink } from '../../page/app-link.tsx';
import { useSports } from '../use-sports.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Flag } from '../../kit/pictures/flag.tsx';
import { formatTime } from '../../kit/formats/format-date.ts';
import { LiveTag } from '../../kit/feedback/live-tag.tsx';
import { LiveMinute } from '../game/game-time.tsx';
import { gameLink } from '../game/game-link.ts';
import type { GameRow } from './table/game-row.ts';
import { OpponentName } from '../game/opponent-name.tsx';
import { PriceButton } from './table/price-button.tsx';
import { speak } from '../../page/speak.ts';
import styles from './top-games.module.scss';

/** One wanted game: who, when or how it stands, and its first market. */
export const TopGameCard = observer(function TopGameCard({ row }: { readonly row: GameRow }): ReactNode {
  const { line, tree } = useSports();
  const { t } = useTranslation('sports');
  const game = row.facts;
  const champ = line.champ(game.champId) ?? tree.champ(game.champId);
  const [group] = lineColumns(game.sportId);
  const market = group === undefined ? undefined : shownMarket(game.markets, group);
  return (
    <article className={styles.card}>
      <Slant opponent={game.home} />
      <div className={styles.top}>
        {champ === undefined ? null : <Flag code={champ.countryCode} size="sm" />}
        <span className="ell" dir="auto" title={champ?.name}>
          {champ?.name}
        </span>
        {game.section === 'live' ? (
          <span className={styles.tag}>
            <LiveTag>
              <LiveMinute game={game} />
            </LiveTag>
          </span>
        ) : null}
      </div>
      <AppLink className={styles.middle} to="game" params={gameLink(game)}>
        <Side opponent={game.home} />
        <Centre game={game} />
        {game.away === undefined ? <span /> : <Side opponent={game.away} />}
      </AppLink>
      <div className={styles.prices}>
        {market?.outcomes.map((outcome) => (
          <PriceButton
            key={outcome.id}
            row={row}
            market={market}
            outcome={outcome}
            label={t(`column.result.${outcome.code}`)}
            className={styles.price}
          />
        ))}
      </div>
      {game.away === undefined ? null : <Slant opponent={game.away} />}
    </article>
  );
});

function Side({ opponent }: { readonly opponent: Opponent }): ReactNode {
  return (
    <span className={styles.team}>
      <OpponentName opponent={opponent} />
    </span>
  );
}

const Centre = observer(function Centre({ game }: { readonly game: Game }): ReactNode {
  const { settings } = usePage();
  const { t } = useTranslation('sports');
  const look = settings.settings;
  const day = useStartDay(game);
  if (game.section === 'live') {
    return (
      <span className={styles.centre}>
        <b className="num">
          <bdi>{game.score.home}</bdi> : <bdi>{game.score.away}</bdi>
        </b>
        <span>{speak(t, stageName(game))}</span>
      </span>
    );
  }
  return (
    <span className={styles.centre}>
      <b className={classNames('num', styles.start)}>{formatTime(game.startsAt, look)}</b>
      <span>{day}</span>
    </span>
  );
});

/** The slanted tint of a team's colour at its side of the card. */
function Slant({ opponent }: { readonly opponent: Opponent }): ReactNode {
  if (opponent.kit === undefined) return null;
  return (
    <svg className={styles.slant} fill={opponent.kit.first} aria-hidden="true">
      <rect width="100%" height="100%" />
    </svg>
  );
}
