import { useEffect, useRef, type ReactNode } from 'react';
import type { LiveTableId } from '../../../core/casino/live/live-table.ts';
import { ROULETTE_RING, rouletteColour } from '../../../core/casino/live/roulette.ts';
import { WHEEL_NUMBERS } from '../../../core/casino/live/two-wheels.ts';
import styles from './live-stage.module.scss';
import { useLiveWords } from './use-live-words.ts';

const RADIUS = 100;
const TURNS = 5;

interface Sector {
  readonly label: string;
  readonly kind: string;
}

const ROULETTE: readonly Sector[] = ROULETTE_RING.map((pocket) => ({
  label: `${pocket}`,
  kind: rouletteColour(pocket),
}));
const NUMBERS: readonly Sector[] = Array.from({ length: WHEEL_NUMBERS }, (_, index) => ({
  label: `${index + 1}`,
  kind: index % 2 === 0 ? 'red' : 'black',
}));

/** LCT-5, LCT-10 The wheel of roulette, or two wheels of twelve numbers. */
export function WheelStage({
  table,
  drawn,
}: {
  readonly table: LiveTableId;
  readonly drawn: readonly number[] | undefined;
}): ReactNode {
  const { t } = useLiveWords();
  if (table === 'roulette') {
    const pocket = drawn?.[0];
    return (
      <Wheel
        sectors={ROULETTE}
        place={pocket === undefined ? undefined : ROULETTE.findIndex(({ label }) => label === `${pocket}`)}
      />
    );
  }
  return (
    <div className={styles.wheels}>
      {['wheel.first', 'wheel.second'].map((key, index) => {
        const number = drawn?.[index];
        return (
          <figure key={key}>
            <Wheel sectors={NUMBERS} place={number === undefined ? undefined : number - 1} />
            <figcaption>{t(key)}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}

/** A wheel that is turned until the drawn sector is under the pointer. */
function Wheel({ sectors, place }: { readonly sectors: readonly Sector[]; readonly place: number | undefined }) {
  const ring = useRef<SVGGElement>(null);
  const turned = useRef(0);
  const step = 360 / sectors.length;
  useEffect(() => {
    if (place === undefined) return;
    // always onwards, from wherever it stands
    const rest = (((-place * step - turned.current) % 360) + 360) % 360;
    turned.current += TURNS * 360 + rest;
    ring.current?.style.setProperty('transform', `rotate(${turned.current}deg)`);
  }, [place, step]);
  return (
    <svg className={styles.wheel} viewBox="-104 -108 208 212" aria-hidden="true">
      <g ref={ring} className={styles.ring}>
        {sectors.map(({ label, kind }, index) => (
          <g key={label} transform={`rotate(${(index * step).toFixed(3)})`}>
            <path d={slice(step)} data-colour={kind} />
            <text y={-RADIUS + 12} textAnchor="middle">
              {label}
            </text>
          </g>
        ))}
        <circle r={RADIUS * 0.62} className={styles.hub} />
      </g>
      <circle cy={-RADIUS + 22} r="4" className={styles.ball} data-shown={place !== undefined} />
      <path className={styles.pointer} d="M-6-108h12L0-94z" />
    </svg>
  );
}

/** A sector whose middle is at the top. */
function slice(step: number): string {
  const half = ((step / 2) * Math.PI) / 180;
  const x = (RADIUS * Math.sin(half)).toFixed(2);
  const y = (-RADIUS * Math.cos(half)).toFixed(2);
  return `M0 0L-${x} ${y}A${RADIUS} ${RADIUS} 0 0 1 ${x} ${y}Z`;
}
