import type { ReactNode } from 'react';
import type { ZoneField } from '../../../../../core/media/zone-happening.ts';
import styles from './zone-picture.module.scss';

/** The picture is 300 by 140; the far side of the field is drawn narrower. */
export const PICTURE = { width: 300, height: 140 } as const;

const FAR = 0.84;

export type Point = readonly [along: number, across: number];

/** Where a place of the field is in the picture. */
export function drawnAt([along, across]: Point): Point {
  const scale = FAR + (1 - FAR) * across;
  return [150 + (along - 0.5) * 280 * scale, 14 + across * 112];
}

export function drawnLine(points: readonly Point[]): string {
  return points
    .map((point) =>
      drawnAt(point)
        .map((value) => value.toFixed(1))
        .join(','),
    )
    .join(' ');
}

function box([left, top]: Point, [right, bottom]: Point): readonly Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ];
}

const OUTSIDE = box([0, 0], [1, 1]);

function mirrored(points: readonly Point[]): readonly Point[] {
  return points.map(([along, across]) => [1 - along, across]);
}

function both(points: readonly Point[]): readonly (readonly Point[])[] {
  return [points, mirrored(points)];
}

function across(along: number, from = 0, to = 1): readonly Point[] {
  return [
    [along, from],
    [along, to],
  ];
}

interface Arc {
  readonly centre: Point;
  readonly size: Point;
  /** In turns, from the right and downwards. */
  readonly from?: number;
  readonly to?: number;
}

function arc({ centre, size, from = 0, to = 1 }: Arc): readonly Point[] {
  return Array.from({ length: 33 }, (_, step) => {
    const turn = 2 * Math.PI * (from + ((to - from) * step) / 32);
    return [centre[0] + size[0] * Math.cos(turn), centre[1] + size[1] * Math.sin(turn)];
  });
}

const HALF_CIRCLE = { from: -0.25, to: 0.25 } as const;

/** The lines of each field, each a run of places. */
const LINES: Readonly<Record<Exclude<ZoneField, 'board'>, readonly (readonly Point[])[]>> = {
  pitch: [
    OUTSIDE,
    across(0.5),
    arc({ centre: [0.5, 0.5], size: [0.087, 0.135] }),
    ...both(box([0, 0.2], [0.157, 0.8])),
    ...both(box([0, 0.365], [0.052, 0.635])),
    ...both(box([-0.02, 0.44], [0, 0.56])),
    ...both(arc({ centre: [0.105, 0.5], size: [0.087, 0.135], from: -0.147, to: 0.147 })),
  ],
  rink: [
    OUTSIDE,
    across(0.5),
    arc({ centre: [0.5, 0.5], size: [0.08, 0.16] }),
    ...both(across(0.36)),
    ...both(across(0.07)),
    ...both(arc({ centre: [0.19, 0.26], size: [0.07, 0.14] })),
    ...both(arc({ centre: [0.19, 0.74], size: [0.07, 0.14] })),
    ...both(arc({ centre: [0.07, 0.5], size: [0.035, 0.09], ...HALF_CIRCLE })),
  ],
  court: [
    OUTSIDE,
    across(0.5),
    arc({ centre: [0.5, 0.5], size: [0.065, 0.12] }),
    ...both(box([0, 0.34], [0.2, 0.66])),
    ...both(arc({ centre: [0.2, 0.5], size: [0.065, 0.16], ...HALF_CIRCLE })),
    ...both(arc({ centre: [0.055, 0.5], size: [0.24, 0.45], ...HALF_CIRCLE })),
  ],
  net: [
    OUTSIDE,
    across(0.5, -0.05, 1.05),
    [
      [0, 0.125],
      [1, 0.125],
    ],
    [
      [0, 0.875],
      [1, 0.875],
    ],
    ...both(across(0.23, 0.125, 0.875)),
    [
      [0.23, 0.5],
      [0.77, 0.5],
    ],
  ],
};

/** The field that a game is played on, without anybody on it. */
export function ZoneFieldLines({ field }: { readonly field: Exclude<ZoneField, 'board'> }): ReactNode {
  return (
    <>
      <polygon className={styles[field]} points={drawnLine(OUTSIDE)} />
      {LINES[field].map((points, place) => (
        <polyline key={place} className={styles.line} points={drawnLine(points)} />
      ))}
    </>
  );
}
