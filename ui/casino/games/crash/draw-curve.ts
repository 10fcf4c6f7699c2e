import { crashMultiplier } from '../../../../core/casino/games/crash.ts';
import type { Millis } from '../../../../core/shared/time.ts';

interface DrawnCurve {
  readonly elapsed: Millis;
  /** Where own stakes are cashed out by themselves, in hundredths, and how that is named. */
  readonly targets: readonly number[];
  readonly targetName: (target: number) => string;
  readonly seconds: (count: number) => string;
  readonly multiplier: (hundredths: number) => string;
}

const LEAST_SHOWN: Millis = 8000;
const POINTS = 120;
const EDGE = { left: 56, right: 24, top: 28, bottom: 32 };
const LINES = 6;

interface Plot {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  /** The time and the thousandths at the far ends of the axes. */
  readonly time: Millis;
  readonly top: number;
  readonly x: (at: Millis) => number;
  readonly y: (thousandths: number) => number;
}

/** Draws the curve up to now with its axes, in CSS pixels, so that letters keep their size. */
export function drawCurve(canvas: HTMLCanvasElement, drawn: DrawnCurve): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const { color, borderColor, outlineColor, fontFamily } = getComputedStyle(canvas);
  const plot = plotOf(canvas, context, drawn.elapsed);
  context.font = `11px ${fontFamily}`;
  context.fillStyle = outlineColor;
  context.strokeStyle = borderColor;
  drawAxes(plot, drawn);
  context.strokeStyle = outlineColor;
  for (const target of new Set(drawn.targets)) drawTarget(plot, target, drawn.targetName(target));
  context.strokeStyle = color;
  context.fillStyle = color;
  drawPath(plot, drawn.elapsed);
}

function plotOf(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D, elapsed: Millis): Plot {
  const { clientWidth: width, clientHeight: height } = canvas;
  canvas.width = width * devicePixelRatio;
  canvas.height = height * devicePixelRatio;
  context.scale(devicePixelRatio, devicePixelRatio);
  const time = Math.max(LEAST_SHOWN, Math.round(elapsed * 1.1));
  const top = Math.max(2000, crashMultiplier(time));
  const floor = height - EDGE.bottom;
  return {
    context,
    width,
    height,
    time,
    top,
    x: (at) => EDGE.left + (at / time) * (width - EDGE.right - EDGE.left),
    y: (thousandths) => floor - ((thousandths - 1000) / (top - 1000)) * (floor - EDGE.top),
  };
}

function drawAxes({ context, height, time, top, x, y }: Plot, { multiplier, seconds }: DrawnCurve): void {
  const rise = step((top - 1000) / 10);
  for (let shown = 100; shown * 10 <= top; shown += rise) {
    context.beginPath();
    context.moveTo(x(0), y(shown * 10));
    context.lineTo(x(time), y(shown * 10));
    context.stroke();
    context.fillText(multiplier(shown), 12, y(shown * 10) + 4);
  }
  const pace = step(time / 1000);
  for (let second = 0; second * 1000 <= time; second += pace) {
    context.fillText(seconds(second), x(second * 1000) - 8, height - 12);
  }
}

function drawTarget({ context, time, top, x, y }: Plot, target: number, name: string): void {
  if (target * 10 > top) return;
  context.setLineDash([5, 5]);
  context.beginPath();
  context.moveTo(x(0), y(target * 10));
  context.lineTo(x(time), y(target * 10));
  context.stroke();
  context.setLineDash([]);
  context.fillText(name, x(time) - context.measureText(name).width, y(target * 10) - 6);
}

function drawPath({ context, x, y }: Plot, elapsed: Millis): void {
  context.beginPath();
  for (let index = 0; index <= POINTS; index += 1) {
    const at = Math.round((elapsed * index) / POINTS);
    context.lineTo(x(at), y(crashMultiplier(at)));
  }
  context.lineWidth = 3;
  context.stroke();
  context.lineTo(x(elapsed), y(1000));
  context.lineTo(x(0), y(1000));
  context.globalAlpha = 0.14;
  context.fill();
  context.globalAlpha = 1;
  context.beginPath();
  context.arc(x(elapsed), y(crashMultiplier(elapsed)), 5, 0, 2 * Math.PI);
  context.fill();
}

/** A round step that gives about so many lines over a length. */
function step(length: number): number {
  const least = length / LINES;
  const power = 10 ** Math.floor(Math.log10(least));
  return Math.max(1, ([1, 2, 5, 10].find((each) => each * power >= least) ?? 10) * power);
}
