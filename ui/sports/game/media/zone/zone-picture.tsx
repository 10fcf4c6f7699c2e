import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { zoneField, zoneSpot, type ZoneHappening } from '../../../../../core/media/zone-happening.ts';
import type { Game } from '../../../../../core/sports/game/game.ts';
import { stageName } from '../../../../../core/sports/game/live-clock.ts';
import { VisuallyHidden } from '../../../../kit/visually-hidden.tsx';
import { speak } from '../../../../page/speak.ts';
import type { GameStore } from '../../game-store.ts';
import { useCalmText } from './use-calm-text.ts';
import { useZone } from './use-zone.ts';
import { ZoneBoard } from './zone-board.tsx';
import { drawnAt, drawnLine, PICTURE, ZoneFieldLines } from './zone-fields.tsx';
import styles from './zone-picture.module.scss';

interface ZonePictureProps {
  readonly store: GameStore;
  readonly game: Game;
  readonly isQuiet: boolean;
}

/** A game as its zone draws it: where it is played and what happens, in a picture and in words. */
export const ZonePicture = observer(function ZonePicture({ store, game, isQuiet }: ZonePictureProps): ReactNode {
  const happenings = useZone(store);
  const [newest] = happenings;
  const caption = useCaption(game, newest);
  const said = useCalmText(caption);
  const field = zoneField(game.sportId);
  const side = newest?.side;
  return (
    <div className={styles.zone}>
      {field === 'board' || game.away === undefined ? (
        <ZoneBoard game={game} />
      ) : (
        <svg className={styles.picture} viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`} aria-hidden="true">
          <ZoneFieldLines field={field} />
          <Ball happenings={happenings} />
        </svg>
      )}
      <p className={styles.caption} aria-hidden={!isQuiet || undefined}>
        {side === undefined ? null : (
          <svg className={styles.kit} viewBox="0 0 1 1">
            <rect width="1" height="1" fill={game[side]?.kit?.first ?? 'currentColor'} />
          </svg>
        )}
        <span className="ell">{caption}</span>
      </p>
      {isQuiet ? null : <VisuallyHidden isStatus>{said}</VisuallyHidden>}
    </div>
  );
});

/** What happens, in words; where nothing is told apart it is the part of the game. */
function useCaption(game: Game, happening: ZoneHappening | undefined): string {
  const { t } = useTranslation(['media', 'sports'], { nsMode: 'fallback' });
  const { kind = 'rest', side, count } = happening ?? {};
  const team = side === undefined ? undefined : game[side]?.name;
  if (team === undefined || kind === 'play' || kind === 'rest') return speak(t, stageName(game));
  return t(`happening.${kind}`, { team, points: count });
}

const STILL: readonly ZoneHappening['kind'][] = ['serve', 'rest', 'play', 'faceoffs', 'fouls', 'red-card'];

/** The ball where things happen, the way it came and where it is meant to go. */
function Ball({ happenings }: { readonly happenings: readonly ZoneHappening[] }): ReactNode {
  const [newest] = happenings;
  if (newest === undefined || newest.kind === 'rest') return null;
  const spots = happenings
    .filter(({ kind }) => kind !== 'rest')
    .map(zoneSpot)
    .map(({ along, across }) => [along, across] as const);
  const [spot = [0.5, 0.5] as const] = spots;
  const [x, y] = drawnAt(spot);
  const end = newest.side === 'away' ? 0 : 1;
  return (
    <>
      {newest.side === undefined || STILL.includes(newest.kind) ? null : (
        <polygon className={styles.wedge} points={drawnLine([spot, [end, 0.05], [end, 0.95]])} />
      )}
      {spots.length > 1 ? <polyline className={styles.trail} points={drawnLine(spots)} /> : null}
      <circle className={styles.halo} cx={x} cy={y} r="8" />
      <circle className={styles.ball} cx={x} cy={y} r="4" />
    </>
  );
}
