import { useEffect, useRef, type ReactNode } from 'react';
import { WHEEL_PAYS, WHEEL_RING } from '../../../../core/casino/games/wheel.ts';
import type { GameTableProps } from '../house-game-screen.tsx';
import gameStyles from '../games.module.scss';
import { useGameWords } from '../use-game-words.ts';
import styles from './wheel-table.module.scss';

const STEP = 360 / WHEEL_RING.length;
const TURNS = 4;
const RADIUS = 100;

/** The slice of a place, which begins at the top. */
function slicePath(place: number): string {
  const point = (angle: number): string => {
    const turn = ((angle - 90) * Math.PI) / 180;
    return `${(RADIUS * Math.cos(turn)).toFixed(2)} ${(RADIUS * Math.sin(turn)).toFixed(2)}`;
  };
  return `M0 0L${point((place - 0.5) * STEP)}A${RADIUS} ${RADIUS} 0 0 1 ${point((place + 0.5) * STEP)}Z`;
}

/** GM-10 The wheel, turned to where it stopped, and the kinds of its sectors. */
export function WheelTable({ choice: [kind = 0], onChoose, round, isBusy, isNew }: GameTableProps): ReactNode {
  const { t, pay } = useGameWords();
  const place = round?.drawn?.[0];
  const stopped = place === undefined ? undefined : WHEEL_RING[place];
  const ring = useRef<SVGGElement>(null);
  useEffect(() => {
    if (place !== undefined) ring.current?.style.setProperty('transform', `rotate(${TURNS * 360 - place * STEP}deg)`);
  }, [place]);
  return (
    <div className={gameStyles.dice}>
      <svg className={styles.wheel} viewBox="-104 -104 208 208" aria-hidden="true">
        <g ref={ring} className={styles.ring}>
          {WHEEL_RING.map((sector, index) => (
            <path key={slicePath(index)} d={slicePath(index)} data-kind={sector} />
          ))}
        </g>
        <path className={styles.pointer} d="M-6-104h12L0-90z" />
      </svg>
      <output>
        {stopped === undefined || isNew ? t('wheel.choose') : t('wheel.stopped', { pays: pay(WHEEL_PAYS[stopped]) })}
      </output>
      <fieldset className={styles.kinds} aria-label={t('wheel.kinds')}>
        {WHEEL_PAYS.map((pays, sector) => (
          <button
            key={pays}
            type="button"
            className={styles.kind}
            data-kind={sector}
            aria-pressed={kind === sector}
            disabled={isBusy}
            onClick={() => {
              onChoose([sector]);
            }}
          >
            {pay(pays)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
