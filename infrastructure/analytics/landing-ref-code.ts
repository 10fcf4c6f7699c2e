import { pageLanding } from '../browser/page-landing.ts';

/** REG-4 Whose link led to the page, as its address said. */
export function landingRefCode(window: Window): string | undefined {
  return new URLSearchParams(pageLanding(window)).get('ref') ?? undefined;
}
