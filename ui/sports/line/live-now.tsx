import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink, useRouteMatch } from '../../page/app-link.tsx';
import { usePage } from '../../page/use-page.ts';
import { useSports } from '../use-sports.ts';
import { Badge } from '../../kit/feedback/badge.tsx';
import { buttonClass } from '../../kit/controls/button.tsx';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Flag } from '../../kit/pictures/flag.tsx';
import { formatCount } from '../../kit/formats/format-number.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { gameNameKey } from './table/game-line.tsx';
import { gameLink } from '../game/game-link.ts';
import type { GameRow } from './table/game-row.ts';
import { LiveMinute } from '../game/game-time.tsx';
import styles from './live-now.module.scss';
import { NameText } from '../../page/names/name-text.tsx';

/** Beside an open live game: the others of its sport that run now. */
export const LiveNow = observer(function LiveNow(): ReactNode {
  const { line } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('sports');
  useEffect(() => line.watch(), [line]);
  // the store of the game may still be on its way
  const match = useRouteMatch();
  const open = match?.name === 'game' ? match.params : undefined;
  const sport = open?.sport ?? 'football';
  const [group] = line.groups;
  return (
    <nav className={classNames('panel', styles.games)} aria-label={t('game:live-now')}>
      <div className={styles.head}>
        {t('game:live-now')}
        <Badge isMuted>{formatCount(group?.gameCount ?? 0, language)}</Badge>
      </div>
      <div className={classNames('scroll', styles.body)}>
        {group?.champs.map(({ champ, games }) => (
          <section key={champ.id} aria-label={champ.name}>
            <div className={styles.champ}>
              <Flag code={champ.countryCode} size="sm" />
              <NameText of={champ} title={champ.name}>
                {champ.name}
              </NameText>
            </div>
            {games.map((id) => {
              const row = line.row(id);
              return row === undefined ? null : <LiveGame key={id} row={row} isOpen={id === open?.game} />;
            })}
          </section>
        ))}
      </div>
      <div className={styles.foot}>
        <AppLink className={buttonClass({ size: 'sm', isBlock: true })} to="sport" params={{ section: 'live', sport }}>
          <Icon name="t-arrow-left" size="sm" isFlipping />
          {t('title.sport-live', { sport: t(`sport.${sport}`) })}
        </AppLink>
      </div>
    </nav>
  );
});

const LiveGame = observer(function LiveGame({
  row,
  isOpen,
}: {
  readonly row: GameRow;
  readonly isOpen: boolean;
}): ReactNode {
  const { t } = useTranslation('sports');
  const game = row.facts;
  const { home, away, score } = game;
  return (
    <AppLink
      className={styles.game}
      to="game"
      params={gameLink(game)}
      aria-current={isOpen ? 'page' : undefined}
      title={t(gameNameKey(game), { home: home.name, away: away?.name ?? '' })}
    >
      <span className={classNames('num', styles.time)}>
        <LiveMinute game={game} isShort />
      </span>
      <span className={styles.sides}>
        <NameText of={home}>{home.name}</NameText>
        <NameText of={away}>{away?.name}</NameText>
      </span>
      {away === undefined ? (
        <span />
      ) : (
        <span className={classNames('num', styles.score)}>
          <bdi>{score.home}</bdi>
          <bdi>{score.away}</bdi>
        </span>
      )}
    </AppLink>
  );
});
