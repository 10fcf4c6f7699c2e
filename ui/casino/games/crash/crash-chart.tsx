import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { crashLength, crashPays } from '../../../../core/casino/games/crash.ts';
import { gameWin } from '../../../../core/casino/games/house-game.ts';
import { sumOfMinor } from '../../../../core/shared/money.ts';
import type { Millis } from '../../../../core/shared/time.ts';
import { usePage } from '../../../page/use-page.ts';
import { useCasino } from '../../use-casino.ts';
import { timeToShow } from '../time-to-show.ts';
import { useGameWords } from '../use-game-words.ts';
import styles from './crash.module.scss';
import { drawCurve } from './draw-curve.ts';
import { useCrashSums } from './use-crash-sums.ts';
import { useElapsed } from './use-elapsed.ts';

/** Where nothing moves the number is enough, and it need not run. */
const STILL_STEP: Millis = 500;

/** GM-32 The multiplier and its curve, dark in both themes; with reduced motion the multiplier alone. */
export const CrashChart = observer(function CrashChart(): ReactNode {
  const { crash } = useCasino();
  const { t, multiplier } = useGameWords();
  const { table } = crash;
  const point = table?.ended?.point;
  return (
    <div className={styles.chart} data-theme="dark" data-crashed={point !== undefined}>
      <Curve />
      <output className="vh">
        {table === undefined
          ? ''
          : point === undefined
            ? t('crash.round', { number: String(table.id) })
            : t('crash.crashed', { pays: multiplier(point) })}
      </output>
    </div>
  );
});

/** The number and the curve, written and drawn each frame. */
const Curve = observer(function Curve(): ReactNode {
  const { language } = usePage();
  const { crash } = useCasino();
  const { t, multiplier } = useGameWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const number = useRef<HTMLParagraphElement>(null);
  const point = crash.table?.ended?.point;
  // a text stays the same while what is open does
  const targets = crash.open.map(({ target }) => target).join(' ');
  useEffect(() => {
    const isStill = timeToShow(1) === 0;
    const names = new Intl.NumberFormat(language, { style: 'unit', unit: 'second', unitDisplay: 'narrow' });
    const lines = targets === '' ? [] : targets.split(' ').map(Number);
    const targetName = (pays: number): string => t('crash.own-target', { pays: multiplier(pays) });
    const seconds = (count: number): string => names.format(count);
    const show = (): void => {
      const now = Math.round(crash.elapsed());
      const elapsed = point === undefined ? Math.max(0, now) : crashLength(point);
      const isWaiting = point === undefined && now < 0;
      const text = isWaiting
        ? t('crash.starts', { left: String(Math.ceil(-now / 1000)) })
        : multiplier(point ?? crashPays(elapsed));
      if (number.current !== null && number.current.textContent !== text) {
        number.current.textContent = text;
        number.current.dataset['waits'] = String(isWaiting);
      }
      if (canvas.current !== null && !isStill)
        drawCurve(canvas.current, { elapsed, targets: lines, targetName, seconds, multiplier });
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
  }, [crash, language, multiplier, point, t, targets]);
  return (
    <>
      <canvas ref={canvas} aria-hidden="true" />
      <div className={styles.now} aria-hidden="true">
        <p ref={number} className={`num ltr ${styles.multiplier}`} />
        <WinNow />
      </div>
    </>
  );
});

/** What the open stakes have come to. */
const WinNow = observer(function WinNow(): ReactNode {
  const { crash } = useCasino();
  const { t } = useGameWords();
  const sum = useCrashSums();
  const elapsed = useElapsed();
  const { open } = crash;
  const [first] = open;
  if (first === undefined || elapsed < 0) return null;
  const now = sumOfMinor(
    open.map(({ stake, target }) => gameWin(stake, Math.min(target, crashPays(elapsed))) ?? stake),
  );
  return now === undefined ? null : <p>{t('crash.win-now', { win: sum(now, first.currency) })}</p>;
});
