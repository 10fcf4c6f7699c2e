import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { scoredCount } from '../../../../core/sports/game/score-parts.ts';
import { stageName } from '../../../../core/sports/game/live-clock.ts';
import type { Game, Opponent } from '../../../../core/sports/game/game.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { useFlash } from '../../../kit/behaviour/use-flash.ts';
import { AppLink } from '../../../page/app-link.tsx';
import { speak } from '../../../page/speak.ts';
import { useNameLanguage } from '../../../page/names/use-name-language.ts';
import { gameLink } from '../../game/game-link.ts';
import { OpponentMark } from '../../game/opponent-name.tsx';
import styles from './tile-grid.module.scss';

/** Who plays and how it stands; the line leads to the game's own page. */
export function TileScore({ game }: { readonly game: Game }): ReactNode {
  const { t } = useTranslation('sports');
  const { home, away, score } = game;
  const box = useFlash<HTMLElement>(scoredCount(score));
  return (
    <AppLink className={styles.score} to="game" params={gameLink(game)}>
      <Side opponent={home} />
      <span ref={box} className={classNames('num', styles.goals)}>
        {away === undefined ? null : (
          <>
            <bdi>{score.home}</bdi>
            <i className={styles.colon} aria-hidden="true" />
            <bdi>{score.away}</bdi>
          </>
        )}
      </span>
      <small className={classNames('ell', styles.stage)}>{speak(t, stageName(game))}</small>
      {away === undefined ? <span /> : <Side opponent={away} />}
    </AppLink>
  );
}

function Side({ opponent }: { readonly opponent: Opponent }): ReactNode {
  const langOf = useNameLanguage();
  return (
    <span className={styles.side}>
      <OpponentMark opponent={opponent} />
      <b className="ell" dir="auto" lang={langOf(opponent)} title={opponent.name}>
        {opponent.name}
      </b>
    </span>
  );
}
