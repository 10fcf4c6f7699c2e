import type { ReactNode } from 'react';
import { COUNTING_EXAMPLES } from '../../../core/coupon/calculator/counting-examples.ts';
import { ExampleView } from './example-view.tsx';

/** How the coupon counts, example by example. */
export function CountingExamples(): ReactNode {
  return COUNTING_EXAMPLES.map((example) => (
    <ExampleView key={`${example.kind} ${example.kind === 'coupon' ? example.type : ''}`} example={example} />
  ));
}
