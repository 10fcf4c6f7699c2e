import type { Millis } from '../../core/shared/time.ts';

/** How long ago the server began to send the page, in whole milliseconds; 0 where the browser does not say. */
export function pageAge(performance: Performance): Millis {
  const [opened] = performance.getEntriesByType('navigation');
  return opened !== undefined && 'responseStart' in opened
    ? Math.round(performance.now() - Number(opened.responseStart))
    : 0;
}
