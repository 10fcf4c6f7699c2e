import { useMemo, type ReactNode } from 'react';
import { encode } from 'uqr';
import styles from './code-picture.module.scss';

/** Squares around the code that stay white: what scanners need. */
const QUIET = 4;

/** A text as a QR code, dark on white in every theme. */
export function CodePicture({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const { size, path } = useMemo(() => {
    const { data } = encode(text, { border: QUIET, ecc: 'M' });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: data.length, path: dark.join('') };
  }, [text]);
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <title>{label}</title>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
