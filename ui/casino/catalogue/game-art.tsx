import type { ReactNode } from 'react';
import type { CatalogueGame, GameTheme } from '../../../core/casino/catalogue/catalogue-game.ts';

/** Of each theme: two grounds, a glow, and what stands before it. */
const SCENES: Readonly<Record<GameTheme, { readonly hues: readonly [number, number]; readonly glyph: string }>> = {
  fruits: {
    hues: [350, 30],
    glyph:
      'M36 78a16 16 0 1 1 0-32 16 16 0 0 1 0 32zm30-4a15 15 0 1 1 0-30 15 15 0 0 1 0 30zM38 46c4-18 14-28 30-32-4 10-4 20-2 30-6-9-8-15-8-21-9 4-14 12-18 23z',
  },
  gems: { hues: [190, 260], glyph: 'M30 26h40l16 22-36 40-36-40zm-8 22h56L66 32H34z' },
  myths: { hues: [25, 45], glyph: 'M50 16 88 84H12zm0 18L28 74h44z' },
  sea: {
    hues: [185, 205],
    glyph: 'M14 52c14-22 40-26 58-6l14-12v36L72 58c-18 20-44 16-58-6zm20-6a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
  },
  space: {
    hues: [230, 285],
    glyph:
      'M50 12c14 10 20 26 16 46l10 12v14l-18-8H42l-18 8V70l10-12c-4-20 2-36 16-46zm0 20a8 8 0 1 0 0 16 8 8 0 0 0 0-16z',
  },
  forest: {
    hues: [95, 150],
    glyph:
      'M22 26l16 10h24l16-10v30a28 28 0 0 1-56 0zm16 20a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm24 0a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM50 64l6 8H44z',
  },
  treasure: { hues: [35, 15], glyph: 'M16 46c0-14 10-22 34-22s34 8 34 22v34H16zm0 8v6h26v10h16V60h26v-6H58v-4H42v4z' },
  night: {
    hues: [255, 320],
    glyph: 'M60 14a36 36 0 1 0 22 62A34 34 0 0 1 60 14zm18 8 4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z',
  },
};

const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];

/** The picture of a game, drawn of its theme and its number: two games seldom look alike. */
export function GameArt({ game: { id, theme } }: { readonly game: Pick<CatalogueGame, 'id' | 'theme'> }): ReactNode {
  const { hues, glyph } = SCENES[theme];
  const turn = ((id * 47) % 60) - 30;
  const [low, high] = [hues[0] + turn, hues[1] + turn];
  const tilt = (id * 13) % 45;
  return (
    <svg viewBox="0 0 100 133" preserveAspectRatio="xMidYMin slice" width="100%" height="100%" aria-hidden="true">
      <rect width="100" height="133" fill={`hsl(${low} 62% 26%)`} />
      <g transform={`rotate(${tilt} 50 50)`} fill={`hsl(${high} 70% 48%)`} opacity="0.35">
        {RAYS.map((angle) => (
          <path key={angle} d="M50 50 38-60h24z" transform={`rotate(${angle} 50 50)`} />
        ))}
      </g>
      <circle cx="50" cy="50" r="40" fill={`hsl(${high} 80% 60%)`} opacity="0.25" />
      <path
        d={glyph}
        fill={`hsl(${high} 90% 84%)`}
        fillRule="evenodd"
        stroke={`hsl(${low} 70% 14%)`}
        strokeWidth="2.5"
      />
      <rect y="88" width="100" height="45" fill={`hsl(${low} 70% 10%)`} opacity="0.72" />
    </svg>
  );
}
