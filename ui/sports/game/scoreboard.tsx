import { useStartDay } from './use-start-day.ts';
import { usePage } from '../../page/use-page.ts';
import { observer } from 'mobx-react-lite';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game, Opponent } from '../../../core/sports/game/game.ts';
import { clockTime, stageName } from '../../../core/sports/game/live-clock.ts';
import { sportCode } from '../../../core/sports/tree/sport.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { AppLink } from '../../page/app-link.tsx';
import { useSports } from '../use-sports.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Flag } from '../../kit/pictures/flag.tsx';
import { formatTime } from '../../kit/formats/format-date.ts';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { LiveTag } from '../../kit/feedback/live-tag.tsx';
import { gameNameKey } from '../line/table/game-line.tsx';
import { OpponentMark } from './opponent-name.tsx';
import styles from './scoreboard.module.scss';
import { ScoreTimeline } from './score-timeline.tsx';
import { OutsideSeason } from '../statistics/outside-season.tsx';
import { TeamLink } from '../team/team-link.tsx';
import { speak } from '../../page/speak.ts';
import { useClockText } from './use-clock-text.ts';
import { useNameLanguage } from '../../page/names/use-name-language.ts';

interface ScoreboardProps {
  readonly game: Game;
  /** What else can be done with the game. */
  readonly children?: ReactNode;
}

/** The head of a game's page: who plays, how it stands and where play is. */
export const Scoreboard = observer(function Scoreboard({ game, children }: ScoreboardProps): ReactNode {
  const { t } = useTranslation('game');
  const langOf = useNameLanguage();
  const name = t(`sports:${gameNameKey(game)}`, { home: game.home.name, away: game.away?.name ?? '' });
  return (
    <section className={styles.board} aria-label={t('scoreboard')}>
      <Slant opponent={game.home} side="home" />
      {game.away === undefined ? null : <Slant opponent={game.away} side="away" />}
      <BoardTop game={game} name={name}>
        {children}
      </BoardTop>
      <h1 className="vh" lang={langOf(name)}>
        {name}
      </h1>
      <div className={styles.middle}>
        <Team game={game} opponent={game.home} side="home" />
        <span aria-hidden="true">
          <Centre game={game} />
        </span>
        {game.away === undefined ? <span /> : <Team game={game} opponent={game.away} side="away" />}
      </div>
      <SpokenScore game={game} />
      <ScoreTimeline game={game} />
    </section>
  );
});

/** Where the game belongs, and what can be done with it. */
const BoardTop = observer(function BoardTop({
  game,
  name,
  children,
}: ScoreboardProps & { readonly name: string }): ReactNode {
  const { favourites, game: store } = useSports();
  const { t } = useTranslation('game');
  const langOf = useNameLanguage();
  return (
    <div className={styles.top}>
      {game.section === 'live' && !store.isOver ? <LiveTag>{t('live')}</LiveTag> : null}
      <Flag code={store.countryCode} size="sm" />
      <AppLink
        className="ell"
        dir="auto"
        lang={langOf({ name: store.champName, language: store.champLanguage })}
        to="champ"
        params={{ section: game.section, sport: sportCode(game.sportId) ?? 'football', champ: game.champId }}
      >
        {store.champName}
      </AppLink>
      <span className={classNames('num', 'ell')}>
        {t(game.away === undefined ? 'number.question' : 'number', { number: String(game.id) })}
      </span>
      <OutsideSeason />
      <span className={styles.end}>
        {children}
        <IconButton
          icon={favourites.hasGame(game.id) ? 'f-star' : 't-star'}
          label={t('sports:favourite.game', { name })}
          size="sm"
          isChrome
          isActive={favourites.hasGame(game.id)}
          aria-pressed={favourites.hasGame(game.id)}
          onClick={() => {
            favourites.toggleGame(game.id);
          }}
        />
      </span>
    </div>
  );
});

/** The score in words; it is read out when it changes. */
function SpokenScore({ game }: { readonly game: Game }): ReactNode {
  const { t } = useTranslation('game');
  const { home, away, score, section } = game;
  const isScored = section === 'live' && away !== undefined;
  return (
    <output className="vh">
      {isScored ? t('score', { home: home.name, away: away.name, homeScore: score.home, awayScore: score.away }) : null}
    </output>
  );
}

function Team({
  game,
  opponent,
  side,
}: {
  readonly game: Game;
  readonly opponent: Opponent;
  readonly side: 'home' | 'away';
}): ReactNode {
  const langOf = useNameLanguage();
  const reds = game.score.redCards[side];
  return (
    <span className={styles.team}>
      <OpponentMark opponent={opponent} size="lg" />
      <span>
        <span className={styles.name} title={opponent.name} dir="auto" lang={langOf(opponent)}>
          {game.away === undefined ? opponent.name : <TeamLink id={opponent.id}>{opponent.name}</TeamLink>}
        </span>
        {reds > 0 || game.score.serving === side ? (
          <span className={styles.mark} aria-hidden="true">
            {game.score.serving === side ? <i className={styles.serve} /> : null}
            {Array.from({ length: Math.min(reds, 5) }, (_, place) => (
              <i key={place} className={styles.redCard} />
            ))}
          </span>
        ) : null}
      </span>
    </span>
  );
}

const Centre = observer(function Centre({ game }: { readonly game: Game }): ReactNode {
  const { settings } = usePage();
  const { t } = useTranslation('sports');
  const look = settings.settings;
  const day = useStartDay(game);
  const clock = useClockText(sayClock, game);
  if (game.section === 'line') {
    return (
      <span className={styles.centre}>
        <span className={classNames('num', styles.start)}>{formatTime(game.startsAt, look)}</span>
        <span className={styles.clock}>{day}</span>
      </span>
    );
  }
  const { score } = game;
  return (
    <span className={styles.centre}>
      {game.away === undefined ? null : (
        <span className={classNames('num', styles.score)}>
          <bdi>{score.home}</bdi>
          <i className={styles.colon} />
          <bdi>{score.away}</bdi>
        </span>
      )}
      <span className={styles.clock}>
        {clock === '' ? null : <b className="num">{clock}</b>}
        <span>{speak(t, stageName(game))}</span>
        {score.periods.map((period, place) => (
          <span key={place} className="num">
            <bdi>{period.home}</bdi>:<bdi>{period.away}</bdi>
            {place < score.periods.length - 1 ? ',' : ''}
          </span>
        ))}
        {score.points === undefined ? null : (
          <b className="num">
            <bdi>{score.points.home}</bdi>:<bdi>{score.points.away}</bdi>
          </b>
        )}
      </span>
    </span>
  );
});

function sayClock(game: Game, now: EpochMillis): string {
  return clockTime(game.clock, now) ?? '';
}

function Slant({ opponent, side }: { readonly opponent: Opponent; readonly side: 'home' | 'away' }): ReactNode {
  if (opponent.kit === undefined) return null;
  return (
    <svg
      className={classNames(styles.slant, styles[side])}
      preserveAspectRatio="none"
      viewBox="0 0 1 1"
      aria-hidden="true"
    >
      <rect width="1" height="1" fill={opponent.kit.first} />
    </svg>
  );
}
