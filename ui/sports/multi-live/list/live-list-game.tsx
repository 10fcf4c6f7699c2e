import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_TILES } from '../../../../core/sports/multi-live/multi-live.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { IconButton } from '../../../kit/controls/icon-button.tsx';
import { NameText } from '../../../page/names/name-text.tsx';
import { LiveMinute } from '../../game/game-time.tsx';
import { gameNameKey } from '../../line/table/game-line.tsx';
import type { GameRow } from '../../line/table/game-row.ts';
import { useSports } from '../../use-sports.ts';
import styles from './live-list.module.scss';

/** A live game of the list, and the button that puts it on the screen or takes it off. */
export const LiveListGame = observer(function LiveListGame({ row }: { readonly row: GameRow }): ReactNode {
  const { multiLive } = useSports();
  const { t } = useTranslation('multi-live');
  const game = row.facts;
  const { home, away, score } = game;
  const name = t(`sports:${gameNameKey(game)}`, { home: home.name, away: away?.name ?? '' });
  const isOn = multiLive.has(game.id);
  return (
    <div className={styles.game} title={name}>
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
      <IconButton
        icon={isOn ? 't-check' : 't-plus'}
        label={t('list.watch', { name })}
        size="sm"
        isActive={isOn}
        aria-pressed={isOn}
        reason={!isOn && multiLive.isFull ? t('list.full', { name, count: MOST_TILES }) : undefined}
        onClick={() => multiLive.toggle(game.id)}
      />
    </div>
  );
});
