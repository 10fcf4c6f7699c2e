import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useCasino } from '../use-casino.ts';
import { useMiniWords } from './use-mini-words.ts';
import styles from './bonus.module.scss';

/** The ground and the text of each prize. */
const PAINT: Readonly<Record<number, readonly [ground: string, text: string]>> = {
  100: ['hsl(72 90% 63%)', 'hsl(210 30% 10%)'],
  50: ['hsl(28 72% 40%)', 'hsl(0 0% 100%)'],
  25: ['hsl(256 62% 55%)', 'hsl(0 0% 100%)'],
  10: ['hsl(176 70% 24%)', 'hsl(0 0% 100%)'],
  5: ['hsl(208 30% 24%)', 'hsl(0 0% 100%)'],
  2: ['hsl(202 38% 34%)', 'hsl(0 0% 100%)'],
};
const NOTHING = ['hsl(205 24% 13%)', 'hsl(205 14% 66%)'] as const;
const RADIUS = 92;
const TURNS = 5;

/** MG-3 A wheel; where it stops is drawn before it turns. */
export const BonusWheel = observer(function BonusWheel({
  sectors,
}: {
  readonly sectors: readonly number[];
}): ReactNode {
  const { bonusGames } = useCasino();
  const { last, phase } = bonusGames;
  const wheel = useRef<SVGGElement>(null);
  const turned = useRef(0);
  const step = 360 / sectors.length;
  const stop = last?.drawn[0];
  useEffect(() => {
    if (phase !== 'shown' || stop === undefined) return;
    turned.current = (Math.floor(turned.current / 360) + TURNS + 1) * 360 - stop * step;
    wheel.current?.style.setProperty('--turn', `${String(turned.current)}deg`);
  }, [phase, stop, step]);
  return (
    <svg className={styles.wheel} viewBox="-100 -104 200 204" aria-hidden="true">
      <circle r="99" fill="hsl(210 18% 36%)" />
      <circle r="96" fill="hsl(210 30% 8%)" />
      <g ref={wheel} className={styles.turning}>
        {sectors.map((points, sector) => (
          // oxlint-disable-next-line react/no-array-index-key -- a sector is known by its place alone
          <Sector key={sector} points={points} angle={sector * step} width={step} />
        ))}
      </g>
      <circle r="22" fill="hsl(210 22% 14%)" stroke="hsl(210 16% 34%)" strokeWidth="2" />
      <path d="M-8 9 8-9" stroke="hsl(72 90% 63%)" strokeWidth="5" strokeLinecap="round" />
      <path d="M0-84-7-104H7z" fill="hsl(72 90% 63%)" stroke="hsl(210 30% 8%)" strokeWidth="2" />
    </svg>
  );
});

function Sector({
  points,
  angle,
  width,
}: {
  readonly points: number;
  readonly angle: number;
  readonly width: number;
}): ReactNode {
  const { t } = useMiniWords();
  const [ground, text] = PAINT[points] ?? NOTHING;
  const half = (width * Math.PI) / 360;
  const [x, y] = [RADIUS * Math.sin(half), -RADIUS * Math.cos(half)].map((each) => each.toFixed(3));
  return (
    <g transform={`rotate(${String(angle)})`}>
      <path
        d={`M0 0-${String(x)} ${String(y)}A${String(RADIUS)} ${String(RADIUS)} 0 0 1 ${String(x)} ${String(y)}z`}
        fill={ground}
        stroke="hsl(210 30% 8%)"
        strokeWidth="0.8"
      />
      <text transform="translate(0 -55) rotate(-90)" className={styles.sector} fill={text} textAnchor="middle">
        {points === 0 ? t('miss') : points}
      </text>
    </g>
  );
}
