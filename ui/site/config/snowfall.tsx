import { useEffect, useRef, type ReactNode } from 'react';
import styles from './snowfall.module.scss';

const FLAKES = 70;

interface Flake {
  x: number;
  y: number;
  readonly radius: number;
  readonly fall: number;
  readonly drift: number;
}

/** Snow over the page; it takes no press, says nothing, and rests with the page. */
export function Snowfall(): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const brush = element?.getContext('2d');
    if (element === null || brush === null || brush === undefined) return undefined;
    const flakes = Array.from({ length: FLAKES }, (_, place) => flake(place));
    let frame = 0;
    const draw = (): void => {
      if (element.width !== element.clientWidth) element.width = element.clientWidth;
      if (element.height !== element.clientHeight) element.height = element.clientHeight;
      brush.clearRect(0, 0, element.width, element.height);
      brush.fillStyle = 'rgb(255 255 255 / 0.7)';
      for (const each of flakes) {
        each.y = (each.y + each.fall) % 1;
        each.x = (each.x + each.drift + 1) % 1;
        brush.beginPath();
        brush.arc(each.x * element.width, each.y * element.height, each.radius, 0, 2 * Math.PI);
        brush.fill();
      }
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);
  return <canvas ref={canvas} className={styles.snow} aria-hidden="true" />;
}

/** Spread by the golden ratio: no two stand together, and none needs chance. */
function flake(place: number): Flake {
  const spread = (place * 0.618_034) % 1;
  return {
    x: spread,
    y: (place * 0.754_878) % 1,
    radius: 1 + (place % 3),
    fall: 0.0006 + spread * 0.0009,
    drift: ((place % 5) - 2) * 0.0001,
  };
}
