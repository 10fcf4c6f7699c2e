import type { Page } from '@playwright/test';

/** What the browser tells of nothing shorter than this, in milliseconds. */
const SHORTEST = 16;

declare global {
  interface Window {
    eventTimes: [interaction: number, duration: number][];
  }
}

/** Keeps, from before the page's own scripts, how long each press and key took until the frame that shows what came of it. */
export async function keepEventTimes(page: Page): Promise<void> {
  await page.addInitScript((shortest) => {
    window.eventTimes = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId > 0) window.eventTimes.push([entry.interactionId, entry.duration]);
    }).observe({ type: 'event', durationThreshold: shortest, buffered: true } as PerformanceObserverInit);
  }, SHORTEST);
}

/** How long what is done takes until its frame, of which the browser tells some frames later. */
export async function eventTimeOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => (window.eventTimes.length = 0));
  await act();
  const times = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return window.eventTimes;
  });
  return Math.max(SHORTEST, ...times.map(([, duration]) => duration));
}
