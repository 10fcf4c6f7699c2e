import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { crashLength, crashPays } from '../../../../core/casino/games/crash.ts';
import { gameWin } from '../../../../core/casino/games/house-game.ts';
import type { Millis } from '../../../../core/shared/time.ts';
import { usePage } from '../../../page/use-page.ts';
import { useCasinoWords } from '../../rounds/use-casino-words.ts';
import { useCasino } from '../../use-casino.ts';
import { timeToShow } from '../time-to-show.ts';
import { useGameWords } from '../use-game-words.ts';
import styles from './crash.module.scss';
import { drawCurve } from './draw-curve.ts';
import { useElapsed } from './use-elapsed.ts';

/** Where nothing moves the number is enough, and it need not run. */
const STILL_STEP: Millis = 500;

/** GM-32 The multiplier and its curve, dark in both themes; with reduced motion the multiplier alone. */
export const CrashChart = observer(function CrashChart(): ReactNode {
  const { language } = usePage();
  const { crash } = useCasino();
  const { t, multiplier } = useGameWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const number = useRef<HTMLParagraphElement>(null);
  const { table } = crash;
  const point = table?.ended?.point;
  const target = crash.open?.target;
  useEffect(() => {
    const isStill = timeToShow(1) === 0;
    const names = new Intl.NumberFormat(language, { style: 'unit', unit: 'second', unitDisplay: 'narrow' });
    const targetName = target === undefined ? '' : t('crash.own-target', { pays: multiplier(target) });
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
        drawCurve(canvas.current, { elapsed, target, targetName, seconds, multiplier });
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
  }, [crash, language, multiplier, point, t, target]);
  return (
    <div className={styles.chart} data-theme="dark" data-crashed={point !== undefined}>
      <canvas ref={canvas} aria-hidden="true" />
      <div className={styles.now} aria-hidden="true">
        <p ref={number} className={`num ltr ${styles.multiplier}`} />
        <WinNow />
      </div>
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

/** What the open stake has come to. */
const WinNow = observer(function WinNow(): ReactNode {
  const { crash } = useCasino();
  const { t } = useGameWords();
  const { money } = useCasinoWords();
  const elapsed = useElapsed();
  const { open } = crash;
  if (open === undefined || elapsed < 0) return null;
  const now = gameWin(open.stake, Math.min(open.target, crashPays(elapsed))) ?? open.stake;
  return <p>{t('crash.win-now', { win: money(now, open.currency) })}</p>;
});
