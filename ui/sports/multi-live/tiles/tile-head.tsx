import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sportCode } from '../../../../core/sports/tree/sport.ts';
import { focusNextTo } from '../../../kit/behaviour/focus-next.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { IconButton } from '../../../kit/controls/icon-button.tsx';
import { LiveTag } from '../../../kit/feedback/live-tag.tsx';
import { Icon } from '../../../kit/pictures/icon.tsx';
import { sportIcon } from '../../../kit/pictures/sport-icon.ts';
import { AppLink } from '../../../page/app-link.tsx';
import { useNameLanguage } from '../../../page/names/use-name-language.ts';
import type { GameStore } from '../../game/game-store.ts';
import { LiveMinute } from '../../game/game-time.tsx';
import { PageMedia } from '../../game/media/page-media.tsx';
import { useSports } from '../../use-sports.ts';
import styles from './tile-grid.module.scss';
import type { TileMoves } from './use-tile-moves.ts';

interface TileHeadProps {
  readonly id: number;
  readonly place: number;
  readonly name: string;
  readonly game: GameStore | undefined;
  readonly moves: TileMoves;
}

/** How far the game is and of which champ, with the grip and the cross of its tile. */
export const TileHead = observer(function TileHead({ id, place, name, game, moves }: TileHeadProps): ReactNode {
  const { multiLive } = useSports();
  const { t } = useTranslation('multi-live');
  const langOf = useNameLanguage();
  const head = useRef<HTMLElement>(null);
  const facts = game?.row?.facts;
  const sport = facts === undefined ? undefined : sportCode(facts.sportId);
  return (
    <header ref={head} className={styles.head}>
      {facts === undefined || game?.isOver === true ? null : (
        <LiveTag>
          <LiveMinute game={facts} isShort />
        </LiveTag>
      )}
      {sport === undefined ? null : <Icon name={sportIcon(sport)} size="sm" />}
      {facts === undefined || sport === undefined ? null : (
        <AppLink
          className={classNames('ell', styles.champ)}
          dir="auto"
          lang={game && langOf({ name: game.champName, language: game.champLanguage })}
          to="champ"
          params={{ section: 'live', sport, champ: facts.champId }}
        >
          {game?.champName}
        </AppLink>
      )}
      <span className={styles.tools}>
        {facts === undefined || game?.isOver === true ? null : <PageMedia game={facts} />}
        <IconButton
          icon="t-grip-vertical"
          label={t('tile.move', { name })}
          size="sm"
          className={styles.grip}
          onPointerDown={() => moves.grip(id)}
          onPointerUp={() => moves.grip(undefined)}
          onKeyDown={(event) => moves.press(event, id, place)}
        />
        <IconButton
          icon="t-x"
          label={t('tile.remove', { name })}
          size="sm"
          onClick={() => {
            const tile = head.current?.closest('section');
            if (tile !== null && tile !== undefined) requestAnimationFrame(focusNextTo(tile));
            multiLive.remove(id);
          }}
        />
      </span>
    </header>
  );
});
