import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import type { GameResult } from '../../../core/sports/results/game-results.ts';
import { dayOf } from '../../../core/sports/results/result-days.ts';
import { ALL_RESULTS, writeResultsQuery } from '../../../core/sports/results/results-query.ts';
import { formMark, type TeamProfile } from '../../../core/sports/team/team.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { formatDate, formatTime } from '../../kit/formats/format-date.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { useNameLanguage } from '../../page/names/use-name-language.ts';
import { usePage } from '../../page/use-page.ts';
import { FormSquare } from './form-square.tsx';
import styles from './last-games.module.scss';
import { TeamLink } from './team-link.tsx';
import { teamTabHref } from './team-tab-links.tsx';

const NEWEST = 8;

/** How a team played of late, game by game; each leads to what was settled by it. */
export const LastGames = observer(function LastGames({
  profile,
  isPart = false,
}: {
  readonly profile: TeamProfile;
  /** Beside the games: the newest alone, with the way to all of them. */
  readonly isPart?: boolean;
}): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('line-pages');
  return (
    <section className={classNames('panel', styles.games)} aria-labelledby="last-games">
      <div className={styles.title}>
        <h2 id="last-games">{t('team.last')}</h2>
        {isPart ? <Link to={teamTabHref(profile.team.id, 'results', language)}>{t('team.all-results')}</Link> : null}
      </div>
      {profile.results.length === 0 ? (
        <p className={styles.none}>{t('team.none')}</p>
      ) : (
        <ul>
          {profile.results.slice(0, isPart ? NEWEST : undefined).map((result) => (
            <LastGame key={result.id} result={result} teamId={profile.team.id} isShort={isPart} />
          ))}
        </ul>
      )}
    </section>
  );
});

const LastGame = observer(function LastGame({
  result,
  teamId,
  isShort,
}: {
  readonly result: GameResult;
  readonly teamId: number;
  /** Its day alone. */
  readonly isShort: boolean;
}): ReactNode {
  const { clock, language, settings } = usePage();
  const { t } = useTranslation('line-pages');
  const { t: kit } = useTranslation('kit');
  const { id, champId, home, away, score, startsAt, status } = result;
  const mark = formMark(result, teamId);
  const played = formatDate(startsAt, clock.now, { look: settings.settings, words: kit });
  const { date } = dayOf(startsAt, settings.settings.timeZone);
  const settled = writeResultsQuery({ ...ALL_RESULTS, day: date, champId, gameId: id });
  return (
    <li className={classNames(styles.game, isShort && styles.short)}>
      <span className={classNames(styles.day, 'num')}>
        {isShort ? played : kit('date.moment', { day: played, time: formatTime(startsAt, settings.settings) })}
      </span>
      <Side team={home} isOwn={home.id === teamId} />
      <Link
        className={classNames(styles.score, 'num')}
        to={inLanguage('/results', language) + settled}
        aria-label={t('team.settled', {
          home: home.name,
          away: away?.name ?? '',
          score: `${score.home}:${score.away}`,
        })}
      >
        <bdi>
          {score.home}:{score.away}
        </bdi>
      </Link>
      {away === undefined ? <span /> : <Side team={away} isOwn={away.id === teamId} />}
      <span className={styles.mark}>
        {mark === undefined ? null : <FormSquare mark={mark} />}
        {status === 'abandoned' ? <VisuallyHidden>{t('sports:stage.abandoned')}</VisuallyHidden> : null}
      </span>
    </li>
  );
});

function Side({ team, isOwn }: { readonly team: GameResult['home']; readonly isOwn: boolean }): ReactNode {
  const langOf = useNameLanguage();
  const name = (
    <span dir="auto" lang={langOf(team)}>
      {team.name}
    </span>
  );
  return (
    <span className={classNames(styles.side, isOwn && styles.own)}>
      {isOwn ? name : <TeamLink id={team.id}>{name}</TeamLink>}
    </span>
  );
}
