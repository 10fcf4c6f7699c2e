import type { ZoneField, ZoneSpot } from '../../../core/media/zone-happening.ts';
import { zoneField } from '../../../core/media/zone-happening.ts';
import { clockTime } from '../../../core/sports/game/live-clock.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { GameScene } from '../world/game-scene.ts';
import { drawText, fillBox, fillDisc, outlineBox, textWidth, videoColour, type Box, type Picture } from './picture.ts';

export const VIDEO_WIDTH = 320;
export const VIDEO_HEIGHT = 180;

const HEAD = 28;
const FIELD: Box = { left: 12, top: HEAD + 8, width: VIDEO_WIDTH - 24, height: VIDEO_HEIGHT - HEAD - 16 };
const WHITE = videoColour('#F4F6F8');
const INK = videoColour('#10161F');
const BALL = videoColour('#FFD54A');
const HOME = '#2F6FED';
const AWAY = '#E5484D';
const GROUNDS: Readonly<Record<ZoneField, readonly [even: string, odd: string]>> = {
  pitch: ['#2F7D3B', '#347F40'],
  rink: ['#C9DDEA', '#C9DDEA'],
  court: ['#B9793F', '#B9793F'],
  net: ['#2A5C8F', '#2A5C8F'],
  board: ['#1D2735', '#1D2735'],
};
const STRIPES = 8;
/** Where the players of the home side stand while the ball is in the middle: along and across, 0 to 1. */
const FORMATION: readonly (readonly [along: number, across: number])[] = [
  [0.04, 0.5],
  [0.22, 0.2],
  [0.2, 0.5],
  [0.22, 0.8],
  [0.4, 0.34],
  [0.4, 0.66],
];
const PAIR: readonly (readonly [along: number, across: number])[] = [[0.08, 0.5]];

/** What one frame shows: the game as it stood then, and where the ball was. */
export interface Shot {
  readonly scene: GameScene;
  readonly ball: ZoneSpot;
  readonly at: EpochMillis;
}

/** Draws the field with the sides in their colours and the ball, under a board with score and clock. */
export function drawScene(picture: Picture, { scene, ball, at }: Shot): void {
  const field = zoneField(scene.game.sportId);
  drawField(picture, field);
  const colours = { home: kitColour(scene, 'home'), away: kitColour(scene, 'away') };
  const places = field === 'net' ? PAIR : FORMATION;
  for (const [along, across] of places) {
    // the sides follow the ball, each to a part of the way
    const shift = (ball.along - 0.5) * 0.3;
    const aside = (ball.across - 0.5) * 0.16;
    const x = clamp(along + shift);
    const y = clamp(across + aside);
    drawPlayer(picture, { along: x, across: y }, colours.home);
    drawPlayer(picture, { along: clamp(1 - along + shift), across: clamp(1 - across + aside) }, colours.away);
  }
  const { x, y } = pointOf(ball);
  fillDisc(picture, { x, y, radius: 4 }, INK);
  fillDisc(picture, { x, y, radius: 3 }, BALL);
  drawHead(picture, scene, { colours, at });
}

interface Colours {
  readonly home: string;
  readonly away: string;
}

function drawHead(
  picture: Picture,
  { game }: GameScene,
  { colours, at }: { readonly colours: Colours; readonly at: EpochMillis },
): void {
  fillBox(picture, { left: 0, top: 0, width: picture.width, height: HEAD }, INK);
  const score = `${game.score.home}:${game.score.away}`;
  const [dot, top] = [3, 6];
  const left = Math.round((picture.width - textWidth(score, dot)) / 2);
  const end = drawText(picture, { text: score, left, top, dot }, WHITE);
  fillBox(picture, { left: left - 26, top, width: 16, height: 15 }, videoColour(colours.home));
  fillBox(picture, { left: end + 10, top, width: 16, height: 15 }, videoColour(colours.away));
  const { points, periods } = game.score;
  const period = periods.at(-1);
  const side = clockTime(game.clock, at) ?? (points === undefined ? undefined : `${points.home}:${points.away}`);
  if (side !== undefined) drawText(picture, { text: side, left: 10, top: 9, dot: 2 }, WHITE);
  if (period === undefined || periods.length < 2) return;
  const last = `${period.home}:${period.away}`;
  drawText(picture, { text: last, left: picture.width - 10 - textWidth(last, 2), top: 9, dot: 2 }, WHITE);
}

function drawField(picture: Picture, field: ZoneField): void {
  const [even, odd] = GROUNDS[field].map(videoColour);
  if (even === undefined || odd === undefined) return;
  fillBox(picture, { left: 0, top: 0, width: picture.width, height: picture.height }, even);
  const wide = picture.width / STRIPES;
  for (let stripe = 1; stripe < STRIPES; stripe += 2) {
    fillBox(picture, { left: stripe * wide, top: HEAD, width: wide, height: picture.height - HEAD }, odd);
  }
  const line = field === 'rink' ? videoColour('#C8102E') : WHITE;
  const ground = field === 'rink' ? even : odd;
  const middle = FIELD.left + FIELD.width / 2;
  const across = FIELD.top + FIELD.height / 2;
  if (field !== 'net') {
    fillDisc(picture, { x: middle, y: across, radius: 22 }, line);
    fillDisc(picture, { x: middle, y: across, radius: 20 }, ground);
  }
  fillBox(picture, { left: middle - 1, top: FIELD.top, width: 2, height: FIELD.height }, line);
  outlineBox(picture, FIELD, line);
  const goal = { top: across - 26, width: 36, height: 52 };
  outlineBox(picture, { ...goal, left: FIELD.left }, line);
  outlineBox(picture, { ...goal, left: FIELD.left + FIELD.width - goal.width }, line);
}

function drawPlayer(picture: Picture, spot: ZoneSpot, colour: string): void {
  const { x, y } = pointOf(spot);
  fillDisc(picture, { x, y, radius: 6 }, INK);
  fillDisc(picture, { x, y, radius: 5 }, videoColour(colour));
}

function pointOf({ along, across }: ZoneSpot): { readonly x: number; readonly y: number } {
  return {
    x: Math.round(FIELD.left + along * FIELD.width),
    y: Math.round(FIELD.top + across * FIELD.height),
  };
}

/** Two kits of one colour would not be told apart: then the second side wears its second colour. */
function kitColour({ kits: { home, away } }: GameScene, side: 'home' | 'away'): string {
  if (side === 'home') return home?.first ?? HOME;
  if (away === undefined) return AWAY;
  return away.first === (home?.first ?? HOME) ? away.second : away.first;
}

function clamp(share: number): number {
  return Math.min(0.98, Math.max(0.02, share));
}
