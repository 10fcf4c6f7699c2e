// What the first visit of home loads, against what it may load: gzip -9 over the built files.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const root = path.resolve(import.meta.dirname, '../..');
const client = path.join(root, 'dist/client');
const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'));

const BUDGETS = { script: 220_000, style: 30_000 };
const FURTHER = { script: 80_000 };
const ENTRY = 'composition/browser.tsx';
const SHARED_TEXTS = ['composition/texts/texts-ru.ts', ...readSharedNamespaces()];
const PAGES = {
  home: ['ui/sports/line-screen.tsx', ...SHARED_TEXTS],
  game: ['ui/sports/game-screen.tsx', 'locales/ru/game.json', ...SHARED_TEXTS],
  history: ['ui/coupon/history-screen.tsx', 'locales/ru/history.json', ...SHARED_TEXTS],
};

function readSharedNamespaces() {
  const source = readFileSync(path.join(root, 'ui/app/pages.ts'), 'utf8');
  const [, names = ''] = /SHARED_NAMESPACES = \[([^\]]*)\]/.exec(source) ?? [];
  // most of them stand in the table of the language itself
  return [...names.matchAll(/'([^']+)'/g)]
    .map(([, name]) => `locales/ru/${name}.json`)
    .filter((source) => manifest[source] !== undefined);
}

/** The built files a page needs at once: those of the entry, the screen and its texts, with what they import. */
function filesOf(sources) {
  const seen = new Set();
  const files = new Set();
  const visit = (source) => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`${source} is not in the manifest`);
    if (seen.has(source)) return;
    seen.add(source);
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of [ENTRY, ...sources]) visit(source);
  return files;
}

function gzipped(file) {
  return gzipSync(readFileSync(path.join(client, file)), { level: 9 }).length;
}

function sizes(files) {
  const total = { script: 0, style: 0 };
  for (const file of files) {
    if (file.endsWith('.js')) total.script += gzipped(file);
    if (file.endsWith('.css')) total.style += gzipped(file);
  }
  return total;
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const home = filesOf(PAGES.home);
const problems = [];

for (const file of [...home].sort((a, b) => gzipped(b) - gzipped(a)))
  console.log(`${kilobytes(gzipped(file)).padStart(10)}  ${file}`);
for (const [page, sources] of Object.entries(PAGES)) {
  const { script, style } = sizes(filesOf(sources));
  const more = sizes([...filesOf(sources)].filter((file) => !home.has(file)));
  console.log(
    `${page}: JavaScript ${kilobytes(script)}, CSS ${kilobytes(style)}; beyond home ${kilobytes(more.script)}`,
  );
  if (more.script > FURTHER.script)
    problems.push(`${page} adds ${kilobytes(more.script)} of JavaScript, more than ${kilobytes(FURTHER.script)}`);
}
const { script, style } = sizes(home);
if (script > BUDGETS.script)
  problems.push(`home has ${kilobytes(script)} of JavaScript, more than ${kilobytes(BUDGETS.script)}`);
if (style > BUDGETS.style) problems.push(`home has ${kilobytes(style)} of CSS, more than ${kilobytes(BUDGETS.style)}`);
for (const problem of problems) console.error(problem);
console.log(
  `home: JavaScript ${kilobytes(script)} of ${kilobytes(BUDGETS.script)}, CSS ${kilobytes(style)} of ${kilobytes(BUDGETS.style)}`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
