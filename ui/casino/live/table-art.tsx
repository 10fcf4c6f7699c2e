import type { ReactNode } from 'react';
import type { LiveTableId } from '../../../core/casino/live/live-table.ts';

const HEART = 'M0 9C-14-2-8-12 0-5 8-12 14-2 0 9z';
const SPADE = 'M0-11C14 0 8 10 1 4l3 7h-8l3-7c-7 6-13-4 1-15z';
const RED = '#c62135';
const BLACK = '#171c22';
const GREEN = '#16824a';
const GOLD = '#e9b44c';
const PAPER = '#f7f4ec';

/** The colour of the ground, as a hue. */
const HUES: Readonly<Record<LiveTableId, number>> = {
  roulette: 24,
  baccarat: 338,
  andarbahar: 158,
  battle: 222,
  guesscard: 196,
  spin2wheels: 276,
  '7of42': 186,
  lucky6: 248,
};

const SCENES: Readonly<Record<LiveTableId, ReactNode>> = {
  roulette: <Wheel x={236} y={62} size={62} colours={[RED, BLACK]} parts={24} />,
  baccarat: (
    <>
      <Card x={208} y={66} turn={-10} rank="9" suit={HEART} />
      <Card x={252} y={62} turn={8} rank="8" suit={SPADE} />
    </>
  ),
  andarbahar: (
    <>
      <Card x={196} y={68} turn={-14} rank="J" suit={SPADE} />
      <Card x={232} y={60} turn={0} rank="7" suit={HEART} />
      <Card x={268} y={68} turn={14} rank="J" suit={HEART} />
    </>
  ),
  battle: (
    <>
      <Card x={202} y={64} turn={-6} rank="A" suit={SPADE} />
      <Card x={262} y={64} turn={6} rank="K" suit={HEART} />
    </>
  ),
  guesscard: <Card x={236} y={64} turn={8} rank="?" suit={SPADE} />,
  spin2wheels: (
    <>
      <Wheel x={196} y={76} size={42} colours={['#7c4dff', '#f2c14e']} parts={12} />
      <Wheel x={268} y={50} size={42} colours={['#ff5470', '#2bb3c0']} parts={12} />
    </>
  ),
  '7of42': <Balls numbers={[7, 23, 42, 11, 35, 4, 19]} />,
  lucky6: <Balls numbers={[60, 6, 31, 48, 17, 55]} />,
};

/** The picture of a live table, with room for words at its start. */
export function TableArt({ id }: { readonly id: LiveTableId }): ReactNode {
  const hue = HUES[id];
  return (
    <svg viewBox="0 0 320 124" preserveAspectRatio="xMaxYMid slice" width="100%" height="100%" aria-hidden="true">
      <rect width="320" height="124" fill={`hsl(${hue} 60% 15%)`} />
      <circle cx="236" cy="62" r="120" fill={`hsl(${hue} 62% 24%)`} />
      <circle cx="236" cy="62" r="78" fill={`hsl(${hue} 62% 33%)`} />
      {SCENES[id]}
    </svg>
  );
}

interface WheelProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colours: readonly [string, string];
  readonly parts: number;
}

function Wheel({ x, y, size, colours, parts }: WheelProps): ReactNode {
  // each part is an arc drawn with a pen as broad as the ring
  const arc = (2 * Math.PI * 36) / parts;
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 50})`} fill="none">
      <circle r="50" fill={GOLD} />
      <circle r="47" fill={BLACK} />
      <circle r="36" stroke={colours[0]} strokeWidth="20" />
      <circle r="36" stroke={colours[1]} strokeWidth="20" strokeDasharray={`${arc.toFixed(2)}`} />
      <path d={`M26 0h20`} stroke={GREEN} strokeWidth={arc.toFixed(2)} />
      <circle r="25" fill="#7a4a21" stroke={GOLD} strokeWidth="2" />
      <path d="M0-16V16M-16 0H16" stroke={GOLD} strokeWidth="4" strokeLinecap="round" />
      <circle r="6" fill={GOLD} />
    </g>
  );
}

interface CardProps {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly rank: string;
  readonly suit: string;
}

function Card({ x, y, turn, rank, suit }: CardProps): ReactNode {
  const colour = suit === HEART ? RED : BLACK;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} fill={colour}>
      <rect x="-27" y="-38" width="54" height="76" rx="6" fill={BLACK} opacity=".35" transform="translate(3 4)" />
      <rect x="-27" y="-38" width="54" height="76" rx="6" fill={PAPER} />
      <text x="-21" y="-16" fontSize="22" fontWeight="800">
        {rank}
      </text>
      <path d={suit} transform="translate(4 12) scale(1.7)" />
    </g>
  );
}

const BALL_COLOURS = ['#d9f24f', '#6aa8ff', '#ff9a5c', '#b89cff', '#ff7a85', '#45cfc0', '#ffcf4d'];
const BALL_PLACES = [
  [182, 78],
  [218, 44],
  [226, 92],
  [258, 66],
  [290, 38],
  [292, 92],
  [176, 34],
] as const;

function Balls({ numbers }: { readonly numbers: readonly number[] }): ReactNode {
  return numbers.map((number, place) => {
    const [x, y] = BALL_PLACES[place] ?? [0, 0];
    return (
      <g key={number} transform={`translate(${x} ${y})`}>
        <circle r="19" fill={BLACK} opacity=".35" cx="2" cy="3" />
        <circle r="19" fill={BALL_COLOURS[place]} />
        <circle r="11.5" fill={PAPER} />
        <text y="4.5" fontSize="13" fontWeight="800" fill={BLACK} textAnchor="middle">
          {number}
        </text>
      </g>
    );
  });
}
