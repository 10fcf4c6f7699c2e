import { describe, expect, it } from 'vitest';
import {
  fileNamed,
  foldersIn,
  importsOf,
  sourceFiles,
  writtenImports,
  type SourceFile,
} from '../../support/source-tree.ts';

/** What the features of the ui lean on, and what stands above them. */
const BELOW = ['kit', 'page'];
const ABOVE = ['app'];

/**
 * Which feature of the ui may use which public files of another. What all of them may know of each other lies in
 * `ui/page/shared-stores.ts`; a feature that needs more of another's stores says so in its own hook file.
 */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  accounts: ['mini-apps/mini-app-slot'],
  casino: ['limits/overview/signed-money', 'site/documents/written-in'],
  coupon: [
    'accounts/use-player-accounts',
    'site/documents/information-menu',
    'sports/game/opponent-name',
    'sports/game/use-clock-text',
  ],
  limits: ['accounts/use-player-accounts'],
  payments: ['accounts/use-player-accounts', 'limits/overview/limit-prompt-body', 'mini-apps/frame-slot'],
  player: [
    'accounts/account-cards',
    'accounts/history/account-history',
    'limits/overview/limits-panel',
    'site/documents/written-in',
    'site/documents/document-body',
  ],
  promotions: [
    'casino/catalogue/casino-menu',
    'casino/catalogue/casino-places',
    'casino/catalogue/game-art',
    'casino/catalogue/slot-tile',
    'casino/catalogue/tournament-banner',
    'casino/catalogue/use-tournament-words',
    'mini-apps/mini-app-slot',
    'site/documents/written-in',
  ],
  registration: ['accounts/use-player-accounts', 'limits/overview/limit-prompt-body', 'mini-apps/mini-app-slot'],
  session: ['registration/social/social-row'],
  site: ['mini-apps/mini-app-slot', 'sports/line/term-prices', 'support/contact-ways'],
  sports: ['mini-apps/mini-app-slot', 'mini-apps/frame-slot'],
};

/** The folders of the features, whose place package.json alone knows. */
const FEATURES = foldersIn('ui').filter((name) => ![...ABOVE, ...BELOW].includes(name));

/** Circles of imports, types included, that still stand; each entry is the file of it that sorts first. */
const KNOWN_CIRCLES: readonly string[] = [];
const LARGEST_CIRCLE = 3;
const MOST_FILES_IN_A_FOLDER = 30;

interface Arrow {
  readonly from: string;
  readonly to: string;
}

const files = sourceFiles();
const arrows: readonly Arrow[] = files.flatMap((file) => importsOf(file).map((to) => ({ from: file.path, to })));

function featureOf(path: string): string | undefined {
  return path.startsWith('ui/') ? path.split('/')[1] : undefined;
}

const between = arrows.flatMap(({ from, to }) => {
  const [here, there] = [featureOf(from), featureOf(to)];
  return here === undefined || there === undefined || here === there ? [] : [{ from, to, here, there }];
});

describe('the features of the ui', () => {
  it('lean on kit and page, which know no feature', () => {
    const upward = between.filter(({ here, there }) => here === 'kit' || (here === 'page' && there !== 'kit'));
    expect(upward).toEqual([]);
  });

  it('do not reach into the frame and the router', () => {
    expect(between.filter(({ here, there }) => !ABOVE.includes(here) && ABOVE.includes(there))).toEqual([]);
  });

  it('use of each other only what the table allows', () => {
    const sideways = between.filter(
      ({ here, there }) => ![...ABOVE, ...BELOW].includes(here) && !BELOW.includes(there),
    );
    const wrong = sideways.filter(({ here, to }) => !(ALLOWED[here] ?? []).includes(shortName(to)));
    expect(wrong.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it('are known to use what they add to by declare module', () => {
    const text = "declare module '../coupon/use-coupon.ts' {\n  interface CouponStores { readonly line: LineStore }\n}";
    expect(importsOf({ path: 'ui/sports/line-store.ts', text })).toEqual(['ui/coupon/use-coupon.ts']);
  });

  it('use all that the table allows', () => {
    const used = new Set(between.map(({ here, to }) => `${here} ${shortName(to)}`));
    const unused = Object.entries(ALLOWED).flatMap(([here, targets]) =>
      targets.filter((target) => !used.has(`${here} ${target}`)).map((target) => `${here} -> ${target}`),
    );
    expect(unused).toEqual([]);
  });

  it('go one way: no two of them use each other, directly or over others', () => {
    const reached = (from: string, seen: ReadonlySet<string> = new Set()): ReadonlySet<string> => {
      const next = (ALLOWED[from] ?? []).map((target) => target.split('/')[0] ?? '').filter((to) => !seen.has(to));
      return next.reduce((all, to) => reached(to, new Set([...all, to])), seen);
    };
    expect(Object.keys(ALLOWED).filter((feature) => reached(feature).has(feature))).toEqual([]);
  });

  it('are imported from outside by the name that package.json gives to their folder: it alone knows where one lies', () => {
    const outside = sourceFiles(['ui', 'composition', 'tests'], /\.(?:tsx?|mjs)$/);
    const others = outside.filter(({ path }) => path !== 'tests/architecture/code/feature-rooms.test.ts');
    expect(others.flatMap(byPath)).toEqual([]);
  });

  it.each([
    ['a screen that the router loads', 'ui/app/routing/pages.ts', "import('../../coupon/coupon-panel.tsx')", true],
    ['a store that is wired', 'composition/wiring/coupon-wiring.ts', "from '../../ui/coupon/coupon-store.ts'", true],
    ['what a test draws', 'tests/ui/coupon/a.test.tsx', "from '../../../ui/coupon/coupon-panel.tsx'", true],
    ['a file of its own', 'ui/coupon/bets/bet-row.tsx', "from '../use-coupon.ts'", false],
    ['the kit', 'ui/coupon/bets/bet-row.tsx', "from '../../kit/controls/button.tsx'", false],
    ['a feature by its name', 'ui/app/routing/pages.ts', "import('#ui/coupon/coupon-panel.tsx')", false],
  ])('are known to be imported by a path: %s', (_, path, text, isByPath) => {
    expect(byPath({ path, text })).toHaveLength(isByPath ? 1 : 0);
  });

  it('hand each other narrow interfaces: no public file is a store, or speaks of one', () => {
    const open = new Set(Object.values(ALLOWED).flat());
    const spoken = arrows.filter(({ from, to }) => open.has(shortName(from)) && /-(?:store|saver)\.ts$/.test(to));
    expect([...open].filter((name) => /-(?:store|saver)$/.test(name))).toEqual([]);
    expect(spoken).toEqual([]);
  });
});

describe('the folders', () => {
  it('of a feature are named as the rooms of its rules', () => {
    const rooms = FEATURES.flatMap((feature) => foldersIn(`ui/${feature}`).map((room) => `${feature}/${room}`));
    const known = new Set(
      FEATURES.flatMap((feature) => foldersIn(`core/${feature}`).map((room) => `${feature}/${room}`)),
    );
    expect(rooms.length).toBeGreaterThan(9);
    expect(rooms.filter((room) => !known.has(room))).toEqual([]);
  });

  it('hold at most 30 files', () => {
    const counts = new Map<string, number>();
    for (const { path } of [...files, ...sourceFiles(['tests'])]) {
      const folder = path.slice(0, path.lastIndexOf('/'));
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > MOST_FILES_IN_A_FOLDER)).toEqual([]);
  });
});

describe('the imports, types included', () => {
  it('go round in no circle of more than three files', () => {
    const large = circles().filter((circle) => circle.length > LARGEST_CIRCLE);
    expect(large.map(([first]) => first)).toEqual(KNOWN_CIRCLES);
  });
});

/** The imports of a feature's file that say in which folder it lies, though they stand outside of it. */
function byPath(file: SourceFile): readonly string[] {
  const relative = writtenImports(file).filter((name) => name.startsWith('.'));
  return relative.flatMap((name) => {
    const feature = featureOf(fileNamed(name, file.path));
    if (feature === undefined || !FEATURES.includes(feature) || feature === featureOf(file.path)) return [];
    return [`${file.path} -> ${name}`];
  });
}

function shortName(path: string): string {
  return path.replace(/^ui\//, '').replace(/\.tsx?$/, '');
}

/** The strongly connected parts of the graph of imports that have more than one file (Tarjan). */
function circles(): readonly (readonly string[])[] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of arrows) targets.set(from, [...(targets.get(from) ?? []), to]);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: (readonly string[])[] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.size - 1);
    stack.push(file);
    for (const next of targets.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const part = stack.splice(stack.indexOf(file));
    if (part.length > 1) found.push(part.toSorted());
  };
  for (const { path } of files) if (!order.has(path)) visit(path);
  return found.toSorted(([left = ''], [right = '']) => left.localeCompare(right));
}
