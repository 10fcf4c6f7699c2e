import type { ReactNode } from 'react';
import { DART_NUMBERS, dartAim, LAST_AIM, type DartPlace } from '../../../../core/casino/games/darts.ts';
import styles from './darts-table.module.scss';

/** Where each ring ends, from the bull outwards; doubles and triples are drawn wider than they are. */
const ENDS = [6, 15, 46, 58, 78, 90];
const OFF_BOARD = 98;
const STEP = 360 / DART_NUMBERS.length;
const AIMS = Array.from({ length: LAST_AIM }, (_, index) => index + 1);

function point(radius: number, place: number): readonly [x: number, y: number] {
  const turn = ((place * STEP - 90) * Math.PI) / 180;
  return [radius * Math.cos(turn), radius * Math.sin(turn)];
}

const written = (radius: number, place: number): string =>
  point(radius, place)
    .map((each) => each.toFixed(2))
    .join(' ');

function bedPath(ring: number, place: number): string {
  const [inner = 0, outer = 0] = [ENDS[ring - 1], ENDS[ring]];
  const [from, to] = [place - 0.5, place + 0.5];
  return `M${written(inner, from)}L${written(outer, from)}A${outer} ${outer} 0 0 1 ${written(outer, to)}L${written(inner, to)}A${inner} ${inner} 0 0 0 ${written(inner, from)}Z`;
}

/** The middle of where a dart stuck; darts of one bed lie beside each other. */
function stuckAt({ ring, place }: DartPlace, dart: number): readonly [x: number, y: number] {
  const middle = ((ENDS[ring - 1] ?? 0) + (ENDS[ring] ?? OFF_BOARD)) / 2;
  return ring === 0 ? [dart * 3 - 3, 0] : point(ring > ENDS.length - 1 ? OFF_BOARD : middle, place + (dart - 1) * 0.2);
}

interface BoardProps {
  readonly aim: number;
  readonly onAim: (aim: number) => void;
  readonly darts: readonly DartPlace[];
  readonly isNew: boolean;
}

/** GM-60 The board as it is seen; whoever does not point at it aims by the buttons below. */
export function DartBoard({ aim, onAim, darts, isNew }: BoardProps): ReactNode {
  return (
    <svg
      className={styles.board}
      viewBox="-106 -106 212 212"
      aria-hidden="true"
      onPointerDown={({ target }) => {
        const pointed = target instanceof SVGElement ? target.dataset['aim'] : undefined;
        if (pointed !== undefined) onAim(Number(pointed));
      }}
    >
      <circle className={styles.rim} r="105" />
      {DART_NUMBERS.map((number, place) => (
        <path
          key={number}
          className={styles.bed}
          d={bedPath(2, place)}
          data-aim={place + 1}
          data-dark={place % 2 === 0}
        />
      ))}
      {AIMS.map((each) => {
        const { ring = 0, place = 0, bed } = dartAim(each) ?? {};
        return (
          <path
            key={each}
            className={styles.bed}
            d={bedPath(ring, place)}
            data-aim={each}
            data-dark={place % 2 === 0}
            data-narrow={bed !== 'single' || undefined}
            data-aimed={each === aim || undefined}
          />
        );
      })}
      <circle className={styles.outer} r={ENDS[1]} />
      <circle className={styles.bull} r={ENDS[0]} data-aim="0" data-aimed={aim === 0 || undefined} />
      {DART_NUMBERS.map((number, place) => {
        const [x, y] = point(98, place);
        return (
          <text key={number} className={styles.number} x={x} y={y} dy="2.8">
            {number}
          </text>
        );
      })}
      {darts.map((dart, index) => {
        const [x, y] = stuckAt(dart, index);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- darts stay in the order of their throws
          <g key={index} className={styles.dart} data-new={(isNew && index === darts.length - 1) || undefined}>
            <path d={`M${x} ${y}l9-9`} />
            <circle cx={x} cy={y} r="2.6" />
          </g>
        );
      })}
    </svg>
  );
}
