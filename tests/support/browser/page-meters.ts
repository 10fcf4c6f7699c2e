import type { CDPSession, Page } from '@playwright/test';
import type { Millis } from '../../../core/shared/time.ts';

/** What a page drew since counting began. */
export interface DrawnCounts {
  /** Commits of React of any kind. */
  readonly commits: number;
  /** Price buttons that a commit touched. */
  readonly prices: number;
  /** Components outside of price buttons that a commit drew anew. */
  readonly others: number;
  /** Frames in which anything of the document changed. */
  readonly frames: number;
}

interface Meters {
  commits: number;
  prices: number;
  others: number;
  frames: number;
}

declare global {
  interface Window {
    drawnMeters: Meters;
  }
}

/** Listens, from before the page's own scripts, to what React commits and to the frames that change the document. */
export async function meterDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Fiber {
      readonly tag: number;
      readonly flags: number;
      readonly type: unknown;
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
      readonly alternate: Fiber | null;
      readonly memoizedProps: Readonly<Record<string, unknown>> | null;
    }
    const HOST = 5;
    const PERFORMED_WORK = 1;
    const meters: Meters = { commits: 0, prices: 0, others: 0, frames: 0 };
    window.drawnMeters = meters;

    const isPrice = ({ tag, type, memoizedProps }: Fiber): boolean =>
      tag === HOST && type === 'button' && memoizedProps?.['data-odds'] !== undefined;
    /** Whether a component is one of those that make a price button and nothing beside it. */
    const isOfPrice = (fiber: Fiber): boolean =>
      isPrice(fiber) || (fiber.tag !== HOST && fiber.child?.sibling === null && isOfPrice(fiber.child));
    const visit = (fiber: Fiber): void => {
      const before = fiber.alternate;
      if (isPrice(fiber)) {
        if (before === null || before.memoizedProps !== fiber.memoizedProps) meters.prices += 1;
        return;
      }
      const isDrawn = fiber.tag !== HOST && (fiber.flags & PERFORMED_WORK) !== 0;
      if (isDrawn && before !== null && !isOfPrice(fiber)) meters.others += 1;
      if (before !== null && before.child === fiber.child) return;
      for (let child = fiber.child; child !== null; child = child.sibling) visit(child);
    };
    Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
      value: {
        isDisabled: false,
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        onCommitFiberRoot: (_id: number, root: { readonly current: Fiber }) => {
          meters.commits += 1;
          visit(root.current);
        },
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    });

    let hasChanged = false;
    new MutationObserver(() => {
      hasChanged = true;
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const count = (): void => {
      if (hasChanged) meters.frames += 1;
      hasChanged = false;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
}

/** Lets what is asked for every second or more rarely happen so many times as often; or what waits one of some times alone, so that no answer is given up sooner. */
export async function hasten(page: Page, times: number, only: readonly Millis[] = []): Promise<void> {
  await page.addInitScript(
    ([factor, delays]) => {
      const wait = window.setTimeout.bind(window);
      const isHastened = (delay: number) => (delays.length === 0 ? delay >= 1000 : delays.includes(delay));
      const hastened = (run: () => void, delay = 0, ...rest: unknown[]) =>
        wait(run, isHastened(delay) ? delay / factor : delay, ...rest);
      window.setTimeout = hastened as typeof window.setTimeout;
    },
    [times, only] as const,
  );
}

/** Holds the page's own clock, so that nothing is drawn but what replies bring: no second passes, no mark fades. */
export async function holdClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = Date.now();
    Date.now = () => start;
    window.setInterval = (() => 0) as unknown as typeof window.setInterval;
  });
}

export const NOTHING_DRAWN: DrawnCounts = { commits: 0, prices: 0, others: 0, frames: 0 };

export async function drawnSince(page: Page, since: DrawnCounts = NOTHING_DRAWN) {
  const now = await page.evaluate(() => ({ ...window.drawnMeters }));
  return {
    commits: now.commits - since.commits,
    prices: now.prices - since.prices,
    others: now.others - since.others,
    frames: now.frames - since.frames,
  };
}

export interface LayoutCounts {
  readonly layouts: number;
  readonly styleRecalcs: number;
}

export async function layoutCounts(session: CDPSession): Promise<LayoutCounts> {
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((each) => each.name === name)?.value ?? 0;
  return { layouts: metric('LayoutCount'), styleRecalcs: metric('RecalcStyleCount') };
}

/** Bytes of the heap of scripts, once what nobody needs is collected. */
export async function keptHeap(session: CDPSession): Promise<number> {
  // what a first collection lets go of may hold more
  for (let times = 0; times < 2; times += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  /** In microseconds. */
  readonly ts: number;
  readonly args?: { readonly beginData?: { readonly stackTrace?: readonly unknown[] } };
}

/** Layouts in a trace that a script had to wait for. */
export function forcedLayouts(trace: Buffer): readonly TraceEvent[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { readonly traceEvents: readonly TraceEvent[] };
  return traceEvents.filter((event) => event.name === 'Layout' && (event.args?.beginData?.stackTrace?.length ?? 0) > 0);
}

export const LAYOUT_TRACE = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'];

/** The marks of a page before an interaction, with its name, and behind it. */
export const INTERACTION = 'interaction ';
export const INTERACTION_END = 'shown';

/**
 * How often a page was laid out for each interaction of a trace that marks them by name: whenever a script had to wait for it, and once more for the frame
 * that shows what came of it. What replies change meanwhile makes no script wait.
 */
export function interactionLayouts(trace: Buffer): ReadonlyMap<string, number> {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { readonly traceEvents: readonly TraceEvent[] };
  const marks = traceEvents
    .filter(
      ({ name, cat }) => cat === 'blink.user_timing' && (name.startsWith(INTERACTION) || name === INTERACTION_END),
    )
    .toSorted((one, other) => one.ts - other.ts);
  const forced = forcedLayouts(trace);
  return new Map(
    marks.flatMap(({ name, ts }, place) => {
      if (name === INTERACTION_END) return [];
      const until = marks[place + 1]?.ts ?? Infinity;
      return [[name.slice(INTERACTION.length), 1 + forced.filter((event) => event.ts > ts && event.ts < until).length]];
    }),
  );
}
