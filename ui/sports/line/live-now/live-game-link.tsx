import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { AppLink } from '../../../page/app-link.tsx';
import { NameText } from '../../../page/names/name-text.tsx';
import { gameLink } from '../../game/game-link.ts';
import { LiveMinute } from '../../game/game-time.tsx';
import { gameNameKey } from '../table/game-line.tsx';
import type { GameRow } from '../table/game-row.ts';
import styles from './live-now.module.scss';

interface LiveGameLinkProps {
  readonly row: GameRow;
  readonly isOpen: boolean;
}

/** The minute, the sides and the score of a running game, as a link to its page. */
export const LiveGameLink = observer(function LiveGameLink({ row, isOpen }: LiveGameLinkProps): ReactNode {
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
