import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import type { Game } from '../../../core/sports/game/game.ts';
import type { FoundTeam } from '../../../core/sports/line/line-gateway.ts';
import type { Champ } from '../../../core/sports/tree/champ.ts';
import { sportCode } from '../../../core/sports/tree/sport.ts';
import { AppLink } from '../../page/app-link.tsx';
import { usePage } from '../../page/use-page.ts';
import { useSports } from '../use-sports.ts';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { ErrorState } from '../../kit/feedback/error-state.tsx';
import { Flag } from '../../kit/pictures/flag.tsx';
import { formatMoment } from '../../kit/formats/format-date.ts';
import { moveFocus } from '../../kit/behaviour/roving-focus.ts';
import { gameNameKey } from '../line/table/game-line.tsx';
import { OpponentName } from '../game/opponent-name.tsx';
import { FoundOutrightLink } from './found-outright.tsx';
import { FoundSport, useFoundSports } from './found-sport.tsx';
import { gameLink } from '../game/game-link.ts';
import { LiveMinute } from '../game/game-time.tsx';
import styles from '../tree/tree-search.module.scss';
import { SEARCH_RESULTS_ID } from '../tree/tree-search.tsx';
import { useTexts } from '../../page/use-texts.ts';
import { useFailureWords, type FailureWords } from '../../page/use-failure-words.ts';
import { NameText } from '../../page/names/name-text.tsx';

/** Sports, champs, teams and games that the search found. */
export const SearchResults = observer(function SearchResults(): ReactNode {
  const { search, tree } = useSports();
  const { t } = useTranslation('sports');
  const failureWords = useFailureWords();
  const { games, champs, teams = [], outrights, players } = search.found;
  const sports = useFoundSports();
  const hasWords = useTexts('line-pages');
  useEffect(() => {
    if (games.length > 0) void tree.show(...games.map(({ sportId }) => sportId));
  }, [tree, games]);
  if (search.phase === 'failed') return <SearchFailure words={failureWords(search.failure, 'search')} />;
  if (!hasWords) return null;
  if (search.isEmpty && sports.length === 0) {
    return (
      <EmptyState icon="t-mood-empty" title={t('line-pages:search.none')}>
        {t('line-pages:search.none-text')}
      </EmptyState>
    );
  }
  return (
    <div
      id={SEARCH_RESULTS_ID}
      role="presentation"
      onKeyDown={(event) => {
        moveFocus(event, 'a', 'vertical');
      }}
    >
      <output className="vh">{t(search.phase === 'searching' ? 'line-pages:search.searching' : 'search.games')}</output>
      {sports.length === 0 ? null : <h2 className={styles.heading}>{t('tree.name')}</h2>}
      {sports.map((sport) => (
        <FoundSport key={sport.id} sport={sport} />
      ))}
      {champs.length === 0 ? null : <h2 className={styles.heading}>{t('line-pages:search.champs')}</h2>}
      {champs.map((champ) => (
        <FoundChamp key={champ.id} champ={champ} />
      ))}
      {teams.length === 0 ? null : <h2 className={styles.heading}>{t('line-pages:team.found')}</h2>}
      {teams.slice(0, MOST_TEAMS).map((team) => (
        <FoundTeamLink key={team.id} team={team} />
      ))}
      {outrights.length === 0 ? null : <h2 className={styles.heading}>{t('tree.outrights')}</h2>}
      {outrights.slice(0, MOST_OUTRIGHTS).map((outright) => (
        <FoundOutrightLink key={`${outright.champId} ${outright.team?.id ?? ''}`} outright={outright} />
      ))}
      {games.length === 0 ? null : <h2 className={styles.heading}>{t('search.games')}</h2>}
      {games.map((game) => (
        <FoundGame key={game.id} game={game} player={players.find(({ gameId }) => gameId === game.id)?.name} />
      ))}
    </div>
  );
});

const SearchFailure = observer(function SearchFailure({
  words,
}: {
  readonly words: FailureWords | undefined;
}): ReactNode {
  const { search } = useSports();
  return (
    <ErrorState
      title={words?.title}
      isOffline={search.failure?.kind === 'network'}
      onRetry={() => {
        search.type(search.text);
      }}
    >
      {words?.text}
    </ErrorState>
  );
});

function FoundChamp({ champ }: { readonly champ: Champ }): ReactNode {
  const { t } = useTranslation('sports');
  const sport = sportCode(champ.sportId) ?? 'football';
  return (
    <AppLink
      className={styles.result}
      to="champ"
      params={{ section: champ.lineCount > 0 ? 'line' : 'live', sport, champ: champ.id }}
    >
      <NameText of={champ}>{champ.name}</NameText>
      <small>
        <Flag code={champ.countryCode} size="sm" />
        {t(`sport.${sport}`)}
      </small>
    </AppLink>
  );
}

const MOST_TEAMS = 6;
const MOST_OUTRIGHTS = 6;

/** Leads to the page of a team, which has its results where no game of it is open. */
function FoundTeamLink({ team }: { readonly team: FoundTeam }): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('sports');
  return (
    <Link className={styles.result} to={inLanguage(`/line/${String(team.id)}`, language)}>
      <span className={styles.team}>
        <OpponentName opponent={team} />
      </span>
      <small>{t(`sport.${sportCode(team.sportId) ?? 'football'}`)}</small>
    </Link>
  );
}

interface FoundGameProps {
  readonly game: Game;
  /** Who was looked for, where the game is found by a player. */
  readonly player: string | undefined;
}

const FoundGame = observer(function FoundGame({ game, player }: FoundGameProps): ReactNode {
  const { tree } = useSports();
  const { settings, clock } = usePage();
  const { t } = useTranslation('sports');
  const { t: kit } = useTranslation('kit');
  const champ = tree.champ(game.champId);
  const name = t(gameNameKey(game), { home: game.home.name, away: game.away?.name ?? '' });
  return (
    <AppLink className={styles.result} to="game" params={gameLink(game)}>
      <NameText>{name}</NameText>
      {player === undefined ? null : (
        <small>
          <b>
            <NameText>{player}</NameText>
          </b>
        </small>
      )}
      <small>
        {game.section === 'live' ? (
          <span className={styles.live}>
            <LiveMinute game={game} />
          </span>
        ) : (
          <span className="num">{formatMoment(game.startsAt, clock.now, { look: settings.settings, words: kit })}</span>
        )}
        <NameText of={champ}>{champ?.name}</NameText>
      </small>
    </AppLink>
  );
});
