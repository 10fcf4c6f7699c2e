import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { foldersIn, sourceFiles } from '../../support/source-tree.ts';

interface Target {
  readonly types: string;
  readonly default: string;
}

interface Manifest {
  readonly exports: Readonly<Record<string, Target | string>>;
  readonly dependencies?: unknown;
  readonly sideEffects: unknown;
}

const manifest = JSON.parse(readFileSync('core/package.json', 'utf8')) as Manifest;

/** The coupon has two entries: its maths, and what holds and places a coupon. */
const MATHS = 'coupon';

/** What fills, draws and settles a lotto, a toto or bingo takes what has been checked, too. */
const PARTS_OF_TOTO = [
  'core/lotto/bingo/bingo-card.ts',
  'core/lotto/bingo/bingo-drawing.ts',
  'core/lotto/bingo/bingo-probability.ts',
  'core/lotto/bingo/bingo-rules.ts',
  'core/lotto/bingo/bingo-settlement.ts',
  'core/lotto/numbers/lotto-drawing.ts',
  'core/lotto/numbers/lotto-filling.ts',
  'core/lotto/numbers/lotto-rules.ts',
  'core/lotto/numbers/lotto-settlement.ts',
  'core/lotto/toto-code.ts',
  'core/lotto/toto-filling.ts',
  'core/lotto/toto-settlement.ts',
];

/** Parts that the maths and the machines of the coupon are made of: they take what has been checked, and promise nothing alone. */
const PARTS_OF_COUPON = [
  'amounts/advance-hold',
  'amounts/advance-scale',
  'bets/name-languages',
  'building/compared-bets',
  'building/typed-code',
  'calculator/calculated-answer',
  'calculator/calculation-address',
  'calculator/calculation',
  'calculator/counting-examples',
  'calculator/returned-coupon',
  'calculator/typed-odds',
  'calculator/worked-example',
  'explained/bet-facts',
  'explained/counted-score',
  'explained/deciding-rule',
  'explained/explain-payout',
  'explained/line-share',
  'explained/payout-step',
  'explained/score-trials',
  'generator/coupon-search',
  'generator/every-coupon',
  'generator/generated-bets',
  'generator/generated-coupon',
  'generator/generator-gateway',
  'generator/generator-wish',
  'generator/seeded-draws',
  'maths/chain-account',
  'maths/checked-slip',
  'maths/leg-factor',
  'maths/line-average',
  'maths/minimum-possible-win',
  'maths/slip-payout',
  'maths/symmetric-sums',
  'maths/unit-slip',
  'placed/betting-statistics',
  'placed/betting-totals',
  'placed/history-gateway',
  'placed/placed-express',
  'placed/shown-type',
  'placement/placement-look-up',
  'placement/placement-outcome',
  'settings/quick-amounts',
  'statement/bet-statement',
  'statement/csv-table',
  'statement/most-in-file',
  'statement/statement-moment',
  'statement/statistics-statement',
  'tracked/bet-progress',
  'tracked/coupon-worth',
  'tracked/player-progress',
];

const SHARED = ['./odds', './money'];
const LARGEST_COUPON_ENTRY = 8000;

const features = foldersIn('core').filter((name) => name !== 'shared' && name !== 'docs');
const entries = Object.entries(manifest.exports).flatMap(([name, target]) =>
  typeof target === 'string' ? [] : [{ name, source: target.default.replace('./dist', 'core').replace(/js$/, 'ts') }],
);

function exportedBy(entry: string): readonly string[] {
  const folder = entry.slice(0, entry.lastIndexOf('/'));
  const named = [...readFileSync(entry, 'utf8').matchAll(/from '([^']+)'/g)].map(([, file = '']) => file);
  return [...new Set(named)].map((file) => new URL(file, `file:///${folder}/`).pathname.slice(1));
}

function filesOf(feature: string): readonly string[] {
  const files = sourceFiles([`core/${feature}`], /\.ts$/).map(({ path }) => path);
  return files.filter((path) => !path.endsWith('/index.ts'));
}

describe('the package', () => {
  it('has an entry for every feature, a light root, and no dependency', () => {
    const expected = ['.', ...features.map((name) => `./${name}`), `./${MATHS}/state`, ...SHARED, './package.json'];
    expect(Object.keys(manifest.exports).toSorted()).toEqual(expected.toSorted());
    expect(manifest.dependencies).toBeUndefined();
    expect(manifest.sideEffects).toBe(false);
  });

  it.each(features.filter((name) => name !== MATHS))('exports every file of %s', (feature) => {
    expect(exportedBy(`core/${feature}/index.ts`).toSorted()).toEqual(
      filesOf(feature)
        .filter((file) => !PARTS_OF_TOTO.includes(file))
        .toSorted(),
    );
  });

  it('exports every file of the coupon by one of its entries, save the parts that they are made of', () => {
    const exported = [...exportedBy('core/coupon/index.ts'), ...exportedBy('core/coupon/state/index.ts')];
    const parts = PARTS_OF_COUPON.map((name) => `core/coupon/${name}.ts`);
    const files = filesOf(MATHS);
    expect(files.filter((file) => !exported.includes(file)).toSorted()).toEqual(parts);
    expect(exported.filter((file) => !file.startsWith('core/coupon/'))).toEqual([]);
  });

  it('keeps its root light: types and results alone', () => {
    const text = readFileSync('core/index.ts', 'utf8');
    const values = [...text.matchAll(/^export \{[^}]*\} from '([^']+)'/gm)].map(([, file]) => file);
    expect(values).toEqual(['./shared/result.ts']);
    expect(text).not.toContain('*');
    expect(readdirSync('core').filter((name) => name.endsWith('.ts'))).toEqual(['index.ts']);
  });
});

/** What a page loads that takes everything from an entry, minified and compressed. */
async function gzipOf(source: string): Promise<number> {
  const code = await bundled(`export * from ${JSON.stringify(`${process.cwd()}/${source}`)};`);
  return gzipSync(code, { level: 9 }).length;
}

async function bundled(code: string): Promise<string> {
  const entry = 'virtual:entry';
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? code : undefined),
      },
    ],
    build: { write: false, minify: true, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  });
  const outputs = 'output' in output ? output.output : [];
  return outputs.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
}

describe('the size of the package', () => {
  it('is at most 8 kB for the maths of the coupon and 1 kB for the root', async () => {
    expect(await gzipOf('core/coupon/index.ts')).toBeLessThanOrEqual(LARGEST_COUPON_ENTRY);
    expect(await gzipOf('core/index.ts')).toBeLessThanOrEqual(1000);
  });

  it('is what the table in the README says, to a fifth and half a kilobyte', async () => {
    const table = readFileSync('core/README.md', 'utf8');
    const said = new Map(
      [...table.matchAll(/^\| `@oddsmith\/core(\S*)`[^|]*\|[^|]*\| +([\d.]+) kB \|$/gm)].map(([, name = '', size]) => [
        `.${name}`,
        Number(size) * 1000,
      ]),
    );
    expect([...said.keys()].toSorted()).toEqual(entries.map(({ name }) => name).toSorted());
    for (const { name, source } of entries) {
      const size = await gzipOf(source);
      expect(Math.abs(size - said.get(name)!), `${name} is ${String(size)}`).toBeLessThan(500 + size / 5);
    }
  });

  it('is nothing where nothing is used: no module does anything by being there', async () => {
    const imports = entries.map(({ source }) => `import ${JSON.stringify(`${process.cwd()}/${source}`)};`);
    expect((await bundled(imports.join('\n'))).trim()).toBe('');
  });
});
