import { Suspense, type ReactNode } from 'react';
import { useTexts } from '../../page/use-texts.ts';

export interface SlipPartProps {
  /** What stands in its place until it is there. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the coupon that is fetched when there is something to show, with the texts of the filled coupon. */
export function SlipPart({ fallback, children }: SlipPartProps): ReactNode {
  const hasTexts = useTexts('slip');
  return hasTexts ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
