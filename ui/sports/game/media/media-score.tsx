import type { ReactNode } from 'react';
import type { Game, Opponent } from '../../../../core/sports/game/game.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { useNameLanguage } from '../../../page/names/use-name-language.ts';
import styles from './media-panel.module.scss';

/** Who plays and how it stands, in one line. */
export function MediaScore({ game }: { readonly game: Game }): ReactNode {
  const { home, away, score } = game;
  if (away === undefined) return null;
  return (
    <div className={styles.score}>
      <Name opponent={home} />
      <b className={classNames('num', styles.goals)}>
        <bdi>{score.home}</bdi>
        <i className={styles.colon} aria-hidden="true" />
        <bdi>{score.away}</bdi>
      </b>
      <Name opponent={away} />
    </div>
  );
}

function Name({ opponent }: { readonly opponent: Opponent }): ReactNode {
  const langOf = useNameLanguage();
  return (
    <b className="ell" dir="auto" lang={langOf(opponent)} title={opponent.name}>
      {opponent.name}
    </b>
  );
}
