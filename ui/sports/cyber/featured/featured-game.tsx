import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inLanguage } from '../../../../core/navigation/language-path.ts';
import { routePath } from '../../../../core/navigation/route-table.ts';
import { stageName } from '../../../../core/sports/game/live-clock.ts';
import type { Game, Opponent } from '../../../../core/sports/game/game.ts';
import { featuredGame } from '../../../../core/sports/cyber/cyber-line.ts';
import { sportCode } from '../../../../core/sports/tree/sport.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { IconButton } from '../../../kit/controls/icon-button.tsx';
import { LiveTag } from '../../../kit/feedback/live-tag.tsx';
import { Icon } from '../../../kit/pictures/icon.tsx';
import { sportIcon } from '../../../kit/pictures/sport-icon.ts';
import { speak } from '../../../page/speak.ts';
import { useNameLanguage } from '../../../page/names/use-name-language.ts';
import { usePage } from '../../../page/use-page.ts';
import board from '../../game/scoreboard.module.scss';
import { PageMedia } from '../../game/media/page-media.tsx';
import { TeamLink } from '../../team/team-link.tsx';
import { useSports } from '../../use-sports.ts';
import { cyberGames, disciplineOfSport } from '../cyber-page.ts';
import { FeaturedFigures } from './featured-figures.tsx';
import styles from './featured-game.module.scss';
import { FeaturedParts } from './featured-parts.tsx';
import { FeaturedPrices } from './featured-prices.tsx';
import { LetterPlate } from './letter-plate.tsx';

/** The main game of the page while it is played; nothing where none is. */
export const FeaturedGame = observer(function FeaturedGame(): ReactNode {
  const { game: store, line } = useSports();
  const wanted = featuredGame(cyberGames(line))?.id;
  const isFree = store.row === undefined || store.isOver;
  useEffect(() => store.watch(), [store]);
  useEffect(() => {
    if (isFree && wanted !== undefined && wanted !== store.id) void store.open(wanted);
  }, [store, isFree, wanted]);
  const { row } = store;
  if (row === undefined || row.facts.section !== 'live') return null;
  const game = row.facts;
  return (
    <section className={styles.featured} aria-labelledby="featured-name">
      <FeaturedBoard game={game} />
      <FeaturedPrices row={row} />
    </section>
  );
});

const FeaturedBoard = observer(function FeaturedBoard({ game }: { readonly game: Game }): ReactNode {
  const { t } = useTranslation('line-pages');
  const { home, away, score } = game;
  const stage = speak(t, stageName(game));
  return (
    <div className={classNames(board.board, styles.board)}>
      <Light opponent={home} side="home" />
      {away === undefined ? null : <Light opponent={away} side="away" />}
      <FeaturedTop game={game} />
      <h2 id="featured-name" className="vh">
        {t('cyber.featured', { home: home.name, away: away?.name ?? '' })}
      </h2>
      <div className={classNames(board.middle, styles.middle)}>
        <Team opponent={home} />
        <div className={styles.centre}>
          <span className={classNames('num', styles.score)} aria-hidden="true">
            <bdi>{score.home}</bdi>
            <i />
            <bdi>{score.away}</bdi>
          </span>
          <span className={styles.stage}>{stage}</span>
          <output className="vh">{t('cyber.score', { part: stage, home: score.home, away: score.away })}</output>
        </div>
        {away === undefined ? <span /> : <Team opponent={away} />}
      </div>
      <FeaturedParts game={game} />
      <FeaturedFigures />
    </div>
  );
});

const FeaturedTop = observer(function FeaturedTop({ game }: { readonly game: Game }): ReactNode {
  const { favourites, game: store } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('line-pages');
  const langOf = useNameLanguage();
  const code = sportCode(game.sportId);
  const discipline = code === undefined ? undefined : disciplineOfSport(code);
  const isOn = favourites.hasGame(game.id);
  const name = t('sports:game.name', { home: game.home.name, away: game.away?.name ?? '' });
  if (discipline === undefined || code === undefined) return null;
  const place = { cyberType: discipline.type, discipline: discipline.code, champ: game.champId };
  return (
    <div className={board.top}>
      <LiveTag>{t('sports:tree.live')}</LiveTag>
      <Icon name={sportIcon(code)} size="xs" />
      <Link
        className="ell"
        dir="auto"
        lang={langOf({ name: store.champName, language: store.champLanguage })}
        to={inLanguage(routePath('cyber-champ', place), language)}
      >
        {store.champName}
      </Link>
      <span className={board.end}>
        <Link
          className={styles.all}
          to={inLanguage(routePath('cyber-game', { ...place, section: 'live', game: game.id }), language)}
        >
          {t('cyber.markets', { count: game.outcomeCount })}
        </Link>
        <PageMedia game={game} isChrome />
        <IconButton
          icon={isOn ? 'f-star' : 't-star'}
          label={t('sports:favourite.game', { name })}
          size="sm"
          isChrome
          isActive={isOn}
          aria-pressed={isOn}
          onClick={() => {
            favourites.toggleGame(game.id);
          }}
        />
      </span>
    </div>
  );
});

function Team({ opponent }: { readonly opponent: Opponent }): ReactNode {
  const langOf = useNameLanguage();
  return (
    <span className={classNames(board.team, styles.team)}>
      <LetterPlate opponent={opponent} />
      <span className={classNames(board.name, styles.name)} dir="auto" lang={langOf(opponent)} title={opponent.name}>
        <TeamLink id={opponent.id}>{opponent.name}</TeamLink>
      </span>
    </span>
  );
}

/** The slanted light of a team's colour at its side. */
function Light({ opponent, side }: { readonly opponent: Opponent; readonly side: 'home' | 'away' }): ReactNode {
  if (opponent.kit === undefined) return null;
  return (
    <svg
      className={classNames(board.slant, board[side])}
      preserveAspectRatio="none"
      viewBox="0 0 1 1"
      aria-hidden="true"
    >
      <rect width="1" height="1" fill={opponent.kit.first} />
    </svg>
  );
}
