import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { crashLength, crashMultiplier, crashPays } from '../../../../core/casino/games/crash.ts';
import type { Millis } from '../../../../core/shared/time.ts';
import { useCasino } from '../../use-casino.ts';
import { timeToShow } from '../time-to-show.ts';
import { useGameWords } from '../use-game-words.ts';
import styles from './crash.module.scss';

const LEAST_SHOWN: Millis = 8000;
const POINTS = 120;
/** Where nothing moves the number is enough, and it need not run. */
const STILL_STEP: Millis = 500;

/** GM-32 The multiplier and its curve; with reduced motion the multiplier alone. */
export const CrashChart = observer(function CrashChart(): ReactNode {
  const { crash } = useCasino();
  const { t, pay } = useGameWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const number = useRef<HTMLParagraphElement>(null);
  const { table } = crash;
  const point = table?.ended?.point;
  const target = crash.open?.target;
  useEffect(() => {
    const isStill = timeToShow(1) === 0;
    const show = (): void => {
      const elapsed = point === undefined ? Math.max(0, Math.round(crash.elapsed())) : crashLength(point);
      const left = Math.max(0, Math.ceil((0 - crash.elapsed()) / 1000));
      const isWaiting = point === undefined && crash.elapsed() < 0;
      const text = isWaiting ? t('crash.starts', { left: String(left) }) : pay(point ?? crashPays(elapsed));
      if (number.current !== null && number.current.textContent !== text) {
        number.current.textContent = text;
        number.current.dataset['waits'] = String(isWaiting);
      }
      if (canvas.current !== null && !isStill) drawCurve(canvas.current, elapsed, target);
    };
    show();
    if (isStill) {
      const timer = setInterval(show, STILL_STEP);
      return () => {
        clearInterval(timer);
      };
    }
    let frame = requestAnimationFrame(function next() {
      show();
      frame = requestAnimationFrame(next);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [crash, pay, point, t, target]);
  return (
    <div className={styles.chart} data-crashed={point !== undefined}>
      <canvas ref={canvas} aria-hidden="true" />
      <p ref={number} className={`num ltr ${styles.multiplier}`} aria-hidden="true" />
      <output className="vh">
        {table === undefined
          ? ''
          : point === undefined
            ? t('crash.round', { number: String(table.id) })
            : t('crash.crashed', { pays: pay(point) })}
      </output>
    </div>
  );
});

/** The curve up to now in CSS pixels, and the own automatic cash-out as a dashed line. */
function drawCurve(canvas: HTMLCanvasElement, elapsed: Millis, target: number | undefined): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  const context = canvas.getContext('2d');
  if (context === null) return;
  const scale = devicePixelRatio;
  canvas.width = width * scale;
  canvas.height = height * scale;
  context.scale(scale, scale);
  const { color, borderColor } = getComputedStyle(canvas);
  const time = Math.max(LEAST_SHOWN, elapsed);
  const top = Math.max(2000, crashMultiplier(time)) - 1000;
  const y = (thousandths: number): number => height - 12 - ((thousandths - 1000) / top) * (height - 40);
  const x = (at: Millis): number => 12 + (at / time) * (width - 24);
  context.strokeStyle = borderColor;
  context.beginPath();
  context.moveTo(12, y(1000));
  context.lineTo(width - 12, y(1000));
  context.stroke();
  if (target !== undefined && target * 10 - 1000 <= top) {
    context.setLineDash([6, 6]);
    context.beginPath();
    context.moveTo(12, y(target * 10));
    context.lineTo(width - 12, y(target * 10));
    context.stroke();
    context.setLineDash([]);
  }
  context.strokeStyle = color;
  context.lineWidth = 3;
  context.beginPath();
  for (let index = 0; index <= POINTS; index += 1) {
    const at = Math.round((elapsed * index) / POINTS);
    context.lineTo(x(at), y(crashMultiplier(at)));
  }
  context.stroke();
}
