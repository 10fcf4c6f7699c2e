import type { ReactNode } from 'react';
import { gameCategoryById, type GameCategory } from '../../../core/casino/game-category.ts';
import type { GameListEntry } from '../../../core/casino/game-list.ts';

/** What stands in the picture of a game: by its route, else by its category. */
const GLYPHS: Readonly<Record<string, string>> = {
  'fortuna-bonus':
    'M50 12a38 38 0 1 0 0 76 38 38 0 0 0 0-76zm0 9v29zm25 12L50 50zm4 27L50 50zM61 78 50 50zM39 78l11-28zM21 60l29-10zM25 33l25 17zM50 38l12 12-12 12-12-12z',
  'chest-bonus': 'M16 46c0-14 10-22 34-22s34 8 34 22v34H16zm0 6v6h26v10h16V58h26v-6H58v-4H42v4z',
  'memory-bonus': 'M18 20h28v36H18zm36 0h28v36H54zM24 38l8-9 8 9-8 9zm36 0l8-9 8 9-8 9zM30 62h40v22H30z',
  'safe-bonus':
    'M16 16h68v62h-8v8H64v-8H36v8H24v-8h-8zm34 12a20 20 0 1 0 0 40 20 20 0 0 0 0-40zm0 8v8m0 8v8M38 48h8m8 0h8M50 42a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
  'lottery-bonus': 'M14 30h72v14a7 7 0 0 0 0 14v14H14V58a7 7 0 0 0 0-14zm44 6v6h6v-6zm0 12v6h6v-6zm0 12v6h6v-6z',
  'dragon-bonus':
    'M50 12c16 0 28 24 28 42a28 28 0 0 1-56 0c0-18 12-42 28-42zM24 50l9 8 8-8 9 8 9-8 8 8 9-8-2 10-7 6-8-8-9 8-9-8-8 8-7-6z',
  lotto: 'M50 14a36 36 0 1 0 0 72 36 36 0 0 0 0-72zm0 14a22 22 0 1 1 0 44 22 22 0 0 1 0-44zm-7 12v6h5v16h6V40z',
  ladder: 'M16 84V70h16V56h16V42h16V28h20v14H76v14H60v14H44v14z',
  dice: 'M20 20h60v60H20zm14 10a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm32 28a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM50 44a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
  cards: 'M28 14h44v72H28zm22 18c8 10 16 14 16 22a8 8 0 0 1-14 5l3 9H45l3-9a8 8 0 0 1-14-5c0-8 8-12 16-22z',
  other: 'M50 12l11 25 27 3-20 18 6 27-24-14-24 14 6-27-20-18 27-3z',
};

/** Slots seldom look alike. */
const SLOT_GLYPHS = [
  'M22 24h56v16L56 82H38l20-40H38v6H22z',
  'M34 84a15 15 0 1 1 0-30 15 15 0 0 1 0 30zm32-6a15 15 0 1 1 0-30 15 15 0 0 1 0 30zM36 54c4-20 14-30 32-36-4 12-4 20-2 30-6-10-8-16-8-22-8 5-13 14-16 28z',
  'M30 22h40l18 20-38 42-38-42zm-8 20h56L66 28H34z',
  'M50 16c15 0 24 12 24 30 0 12 4 18 8 22H18c4-4 8-10 8-22 0-18 9-30 24-30zM42 72h16a8 8 0 0 1-16 0z',
  'M14 74V34l18 16 18-28 18 28 18-16v40zm0 6h72v8H14z',
];

const HUES: Readonly<Record<string, number>> = {
  'fortuna-bonus': 215,
  'chest-bonus': 185,
  'memory-bonus': 325,
  'safe-bonus': 210,
  'lottery-bonus': 22,
  'dragon-bonus': 145,
};

/** The category that a game is shown under: the first that is known. */
export function shownCategory({ categoryIds }: Pick<GameListEntry, 'categoryIds'>): Exclude<GameCategory, 'all'> {
  const [code = 'other'] = categoryIds.flatMap((id) => {
    const known = gameCategoryById(id);
    return known === undefined || known === 'all' ? [] : [known];
  });
  return code;
}

const RAYS = [0, 40, 80, 120, 160, 200, 240, 280, 320];

type Pictured = Pick<GameListEntry, 'id' | 'route' | 'categoryIds'>;

/** The picture of a small game, drawn of its route, its category and its number. */
export function MiniArt({ game }: { readonly game: Pictured }): ReactNode {
  return (
    <svg viewBox="0 0 100 100" width="100%" height="100%" aria-hidden="true">
      <Ground game={game} width={100} />
      <Glyph game={game} />
    </svg>
  );
}

/** The same, twice as wide as high, with room for words at the left and below. */
export function WideArt({ game }: { readonly game: Pictured }): ReactNode {
  return (
    <svg viewBox="0 0 200 100" preserveAspectRatio="xMaxYMid slice" width="100%" height="100%" aria-hidden="true">
      <Ground game={game} width={200} />
      <g transform="translate(118 4) scale(.72)">
        <Glyph game={game} />
      </g>
    </svg>
  );
}

function hueOf({ id, route }: Pictured): number {
  return HUES[route] ?? (id * 67) % 360;
}

function Ground({ game, width }: { readonly game: Pictured; readonly width: number }): ReactNode {
  const hue = hueOf(game);
  return (
    <>
      <rect width={width} height="100" fill={`hsl(${hue} 55% 30%)`} />
      <g
        transform={`translate(${width - 50} 50) rotate(${(game.id * 13) % 40})`}
        fill={`hsl(${hue} 60% 46%)`}
        opacity="0.5"
      >
        {RAYS.map((angle) => (
          <path key={angle} d="M0 0-26-260h52z" transform={`rotate(${angle})`} />
        ))}
      </g>
    </>
  );
}

function Glyph({ game }: { readonly game: Pictured }): ReactNode {
  const hue = hueOf(game);
  const category = shownCategory(game);
  const other = category === 'slots' ? SLOT_GLYPHS[game.id % SLOT_GLYPHS.length] : GLYPHS[category];
  return (
    <path
      d={GLYPHS[game.route] ?? other}
      fill={`hsl(${(hue + 40) % 360} 85% 88%)`}
      fillRule="evenodd"
      stroke={`hsl(${hue} 65% 14%)`}
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
  );
}
