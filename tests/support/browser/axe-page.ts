import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { lookAttributes } from '../../../core/settings/look-attributes.ts';
import { DEFAULT_VIEW_SETTINGS, type ViewSettings } from '../../../core/settings/view-settings.ts';
import { faintTexts, type WornLook } from './looks/faint-texts.ts';
import { wrongSizes } from './looks/target-sizes.ts';
import { wrongInLooks, type SameSizes } from './looks/wrong-in-looks.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What is measured by other means: axe takes longer for these than for all its other rules. */
const MEASURED = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/**
 * No rule in use asks for style sheets, and to copy those of a shadow root axe writes styles that the policy refuses.
 * Frames hold pages of other origins, which axe cannot read: it waits half a second for the answer of each.
 */
export const PAGE_ALONE = { preload: false, iframes: false } as const;

/** Every page is given axe anew: half of what that takes is spared where it comes without its remarks. */
const AXE_FILE = createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');
/**
 * It leaves off after each rule for a timer of no time at all, and one of some ten thousand of those was seen never to come, set
 * and not cleared: a microtask comes always, and no other script waits for axe in a test.
 */
const AXE = `((setTimeout) => {${readFileSync(AXE_FILE, 'utf8')}
})((run, delay, ...given) => (delay > 0 ? window.setTimeout(run, delay, ...given) : queueMicrotask(() => run(...given))));`;

const DARK = lookOf('dark', {});
const LIGHT = lookOf('light', { appTheme: 0 });
const DARK_IMPAIRED = lookOf('dark, for the visually impaired', { visuallyImpairedMode: true });
const LIGHT_IMPAIRED = lookOf('light, for the visually impaired', { appTheme: 0, visuallyImpairedMode: true });
/** A theme changes colours alone, so that both of each size are read at once. */
const LOOKS: readonly SameSizes[] = [
  [DARK, LIGHT],
  [LIGHT_IMPAIRED, DARK_IMPAIRED],
];

export function lookOf(name: string, settings: Partial<ViewSettings>): WornLook {
  return { name, attributes: lookAttributes({ ...DEFAULT_VIEW_SETTINGS, ...settings }) };
}

export interface Scope {
  /** Only what stands in this part of the page. */
  readonly within?: string | undefined;
  /** Only these rules; all of the standards' otherwise. */
  readonly rules?: readonly string[];
  /** Colours and sizes are measured by other means: what axe makes of them takes as long as all its other rules. */
  readonly isStructure?: boolean;
}

/** What axe finds in a page against the standards, element by element. */
export async function violations(page: Page, scope: Scope = {}): Promise<readonly string[]> {
  const { within, rules, isStructure = false } = scope;
  if (!(await page.evaluate(() => 'axe' in window))) await giveAxe(page);
  // it would give axe to every frame, and to the page a second time, which takes as long as a short run
  const alone = Object.create(page, { frames: { value: () => [] } }) as Page;
  const look = async () => {
    const builder = new AxeBuilder({ page: alone, axeSource: 'undefined' }).setLegacyMode().options({
      resultTypes: ['violations'],
      ...PAGE_ALONE,
      ...(isStructure && { rules: Object.fromEntries(MEASURED.map((rule) => [rule, { enabled: false }])) }),
    });
    if (rules === undefined) builder.withTags(STANDARDS);
    else builder.withRules([...rules]);
    if (within !== undefined) builder.include(within);
    return builder.analyze();
  };
  const { violations: found } =
    (await inTime(look())) ?? (await inTime(giveAxe(page).then(look))) ?? (await givenUp(page));
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

/** As an argument of a function of Playwright's, half a megabyte of script takes twice as long. */
async function giveAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: AXE });
  if (exceptionDetails !== undefined) throw new Error(`axe does not load: ${exceptionDetails.text}`);
  await session.detach();
}

const LONGEST_LOOK = 30_000;
const LONGEST_ANSWER = 3000;

/** On a busy machine axe was seen not to answer at all, in pages whose scripts, timers and frames ran: it is asked once more. */
async function inTime<T>(look: Promise<T>): Promise<T | undefined> {
  return Promise.race([look, after(LONGEST_LOOK)]);
}

async function givenUp(page: Page): Promise<never> {
  const ways = {
    scripts: page.evaluate(() => true),
    timers: page.evaluate(async () => new Promise((run) => setTimeout(run, 0))),
    frames: page.evaluate(async () => new Promise((run) => requestAnimationFrame(run))),
  };
  const states = Object.entries(ways).map(async ([name, way]) => {
    const isAlive = await Promise.race([way.then(() => true), after(LONGEST_ANSWER)]).catch(() => false);
    return `${name} ${isAlive === true ? 'run' : 'stand still'}`;
  });
  throw new Error(`axe does not answer at ${page.url()}: ${(await Promise.all(states)).join(', ')}`);
}

async function after(time: number): Promise<undefined> {
  return new Promise((end) => {
    setTimeout(end, time, undefined).unref();
  });
}

/** The same in the look that the page has, with its colours and sizes measured as they are everywhere. */
export async function allViolations(page: Page): Promise<readonly string[]> {
  const structure = await violations(page, { isStructure: true });
  return [...structure, ...(await wrongSizes(page)), ...(await faintTexts(page))];
}

/** Gives the page a look as the settings do. */
export async function wear(page: Page, settings: Partial<ViewSettings>): Promise<void> {
  await page.evaluate(
    ({ attributes }) => {
      for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value);
    },
    lookOf('', settings),
  );
}

/** Its structure by the rules of axe; its sizes in each look that has others, and its colours in every look. */
export async function expectAccessible(page: Page, where: string, within?: string): Promise<void> {
  await expectLooks(page, where, { structure: within, measured: within });
}

const MAIN = 'main, [role="main"]';

/**
 * The same for pages that share a frame. Colours and sizes are measured in all of each page; axe goes over all of a page whose
 * frame has a kind of element that no page before had, and over the main part of every other. A page that is left is not given
 * its look back: the one after it needs a document of its own.
 */
export function accessiblePages(isLeft = false): (page: Page, where: string) => Promise<void> {
  const seen = new Set<string>();
  return async (page, where) => {
    const kinds = await kindsOutside(page, MAIN);
    const isKnown = kinds.every((kind) => seen.has(kind));
    for (const kind of kinds) seen.add(kind);
    await expectLooks(page, where, { structure: isKnown ? MAIN : undefined, isLeft });
  };
}

/** The elements of a page outside of a part of it by name, role and each of their classes. */
async function kindsOutside(page: Page, part: string): Promise<readonly string[]> {
  return page.evaluate((inside) => {
    const outside = [...document.body.querySelectorAll('*')].filter((element) => element.closest(inside) === null);
    const kinds = outside.flatMap((element) =>
      ['', ...element.classList].map((name) => `${element.tagName} ${element.getAttribute('role') ?? ''} ${name}`),
    );
    return [...new Set(kinds)];
  }, part);
}

interface Extent {
  /** Where axe looks; everywhere if missing, and so for what is measured. */
  readonly structure?: string | undefined;
  readonly measured?: string | undefined;
  /** Another document comes after it. */
  readonly isLeft?: boolean;
}

async function expectLooks(page: Page, where: string, { structure, measured, isLeft }: Extent): Promise<void> {
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('data-contrast', 'normal');
  expect(await violations(page, { within: structure, isStructure: true }), where).toEqual([]);
  // what an application has just drawn may still wait for its styles
  const wrong = async (): Promise<readonly string[]> => wrongInLooks(page, LOOKS, measured, isLeft);
  await expect.poll(wrong, { message: where, timeout: 5000 }).toEqual([]);
}
