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
  slots: 'M22 24h56v16L56 82H38l20-40H38v6H22z',
  ladder: 'M16 84V70h16V56h16V42h16V28h20v14H76v14H60v14H44v14z',
  dice: 'M20 20h60v60H20zm14 10a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm32 28a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM50 44a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
  cards: 'M28 14h44v72H28zm22 18c8 10 16 14 16 22a8 8 0 0 1-14 5l3 9H45l3-9a8 8 0 0 1-14-5c0-8 8-12 16-22z',
  other: 'M50 12l11 25 27 3-20 18 6 27-24-14-24 14 6-27-20-18 27-3z',
};

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

/** The picture of a small game, drawn of its route, its category and its number. */
export function MiniArt({
  game,
  glyph = true,
}: {
  readonly game: Pick<GameListEntry, 'id' | 'route' | 'categoryIds'>;
  readonly glyph?: boolean;
}): ReactNode {
  const { id, route } = game;
  const hue = HUES[route] ?? (id * 67) % 360;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" width="100%" height="100%" aria-hidden="true">
      <rect width="100" height="100" fill={`hsl(${hue} 55% 30%)`} />
      <g transform={`rotate(${(id * 13) % 40} 50 50)`} fill={`hsl(${hue} 60% 46%)`} opacity="0.5">
        {RAYS.map((angle) => (
          <path key={angle} d="M50 50 40-60h20z" transform={`rotate(${angle} 50 50)`} />
        ))}
      </g>
      {glyph ? <MiniGlyph game={game} /> : null}
    </svg>
  );
}

function MiniGlyph({ game }: { readonly game: Pick<GameListEntry, 'id' | 'route' | 'categoryIds'> }): ReactNode {
  const { id, route } = game;
  const hue = HUES[route] ?? (id * 67) % 360;
  const path = GLYPHS[route] ?? GLYPHS[shownCategory(game)];
  return (
    <path
      d={path}
      fill={`hsl(${(hue + 40) % 360} 85% 88%)`}
      fillRule="evenodd"
      stroke={`hsl(${hue} 65% 14%)`}
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
  );
}
