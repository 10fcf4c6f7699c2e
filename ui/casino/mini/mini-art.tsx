import type { ReactNode } from 'react';
import { gameCategoryById, type GameCategory } from '../../../core/casino/game-category.ts';
import type { GameListEntry } from '../../../core/casino/game-list.ts';
import { GLYPHS, HUES, SLOT_GLYPHS } from './mini-glyphs.ts';

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
