import type { ReactNode } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import styles from './flag.module.scss';

export interface FlagProps {
  /** ISO 3166 alpha-2 in lower case, 'gb-eng' and the like, 'eu', 'un'. */
  readonly code: string;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly className?: string | undefined;
}

const PIXELS = { sm: 14, md: 18, lg: 28 } as const;

/** A round flag; the name of the country stands beside it in words. */
export function Flag({ code, size = 'md', className }: FlagProps): ReactNode {
  return (
    <img
      className={classNames(styles.flag, styles[size], className)}
      src={`/flags/${code}.svg`}
      width={PIXELS[size]}
      height={PIXELS[size]}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
