// What the pages of the site load at once, against what they may load: gzip -9 over the built files.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chunkGroupOf } from '../../composition/build/chunk-groups.ts';
import { LAZY_WIRING } from '../../composition/lazy-wiring.ts';
import { ROUTES, ROUTE_NAMES } from '../../core/navigation/route-table.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../core/site/config/language.ts';
import { pageAssets } from '../../infrastructure/site/client-assets.ts';
import { PLAYER_NAMESPACES, PLAYER_PARTS_SOURCES } from '#ui/accounts/player-parts.ts';
import { pageOfLazyRoute } from '../../ui/app/routing/lazy-pages.ts';
import { pageOf, SHARED_NAMESPACES } from '../../ui/app/routing/pages.ts';
import { fileNamed } from './source-tree.ts';
import { MAIN_ROUTE_TABLE } from '../../core/navigation/main-route-table.ts';

const root = path.resolve(import.meta.dirname, '../..');
const client = path.join(root, 'dist/client');
const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'));

const ENTRY = 'composition/browser.tsx';
/** PERF-01 PERF-03 */
const HOME = { script: 200_000, style: 30_000, texts: 40_000, fonts: 60_000, fontFiles: 2 };
/** PERF-02 What a page may add to home, 60 kB at most, beside the tables of all stores and of all pages with their guards, which every page fetches. */
// what bets have come to is told by the words of the coupon
// the casino's pages and those of its games, the lotto, the toto, bingo and the remote pages, with their stores, the dictionaries and the map of sports, are in the tables
// the examples of the alphabet are counted with what shows a placed coupon, which every page has at rest
const FURTHER = {
  history: 40_000,
  'betting-alphabet': 51_000,
  // one of its pages works its examples out as a coupon does
  rules: 48_000,
  office: 40_800,
  // its text is drawn from HTML that the browser reads, beside the balance of whoever agrees
  'confirm-terms': 46_700,
  // demo only: what plays the operator's part comes in one piece
  debugger: 49_000,
  // the live tables with their pictures and the slots of a theme lie under one address
  casino: 55_400,
  // its first view has live tables, the tournament of the moment and rows of slots
  'casino-lobby': 51_500,
  // a game without another page is played where others are only named
  'mini-game': 51_500,
  any: 46_000,
  tables: 42_300,
};
const WIRING = 'composition/lazy-wiring.ts';
const NAVIGATION = 'ui/app/routing/lazy-navigation.ts';

const gzipped = new Map();
const problems = [];

function sizeOf(file) {
  const known = gzipped.get(file) ?? gzipSync(readFileSync(path.join(client, file)), { level: 9 }).length;
  gzipped.set(file, known);
  return known;
}

const whole = (files) => [...files].reduce((total, file) => total + statSync(path.join(client, file)).size, 0);
const sum = (files) => [...files].reduce((total, file) => total + sizeOf(file), 0);
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

function hold(what, bytes, budget) {
  if (bytes > budget) problems.push(`${what}: ${kilobytes(bytes)}, more than ${kilobytes(budget)}`);
}

/** The texts of a page as source files: those of its language, in English where it does not have them. */
function textsOf(namespaces, language) {
  const files = namespaces.map((namespace) => {
    const own = `locales/${language}/${namespace}.json`;
    return existsSync(path.join(root, own)) ? own : `locales/en/${namespace}.json`;
  });
  return [`composition/texts/texts-${language}.ts`, ...files];
}

/** The files that a function fetches when it is called, as source files. */
function fetchedBy(given, folder) {
  const names = [...String(given).matchAll(/import\('([^']+)'\)/g)].map(([, name]) => name);
  // the wiring of a feature may lie one folder deeper
  return names.map((name) => fileNamed(name.replace(/^(?:\.\.\/){3}/, '../../'), `${folder}/importer.ts`));
}

/** What every page loads by itself once it is hydrated: it comes before a dialog asks for it. */
const LOADED_AT_REST = new Set(['analytics', 'consent']);

/** The files that come with a store for what it needs. */
function neededBy(name) {
  return LAZY_WIRING[name].needs
    .filter((need) => Object.hasOwn(LAZY_WIRING, need) && !LOADED_AT_REST.has(need))
    .flatMap((need) => [...fetchedBy(LAZY_WIRING[need].load, 'composition/wiring'), ...neededBy(need)]);
}

function storeSources(names = []) {
  if (names.length === 0) return [];
  const modules = names.flatMap((name) => {
    const fetched = fetchedBy(LAZY_WIRING[name].load, 'composition/wiring');
    if (fetched.length === 0) throw new Error(`nobody knows what the store ${name} is made of`);
    return [...fetched, ...neededBy(name)];
  });
  return [WIRING, ...modules.map((source) => builtAs(fileNamed(source, '')))];
}

/** The chunk of a source as the manifest names it: its own, or that of the group it went into. */
function builtAs(source) {
  if (manifest[source] !== undefined) return source;
  const group = chunkGroupOf(source);
  return (
    Object.keys(manifest).find((key) => group !== undefined && manifest[key].name === group && key.endsWith('.js')) ??
    source
  );
}

/** Everything that a page needs before its first picture is whole, as source files. */
function sourcesOf(name) {
  const page = pageOf({ page: { lazyRoutes: { pageOf: pageOfLazyRoute } }, site: {} }, name);
  const isOfPlayer = ROUTES[name].access === 'player';
  const namespaces = [...SHARED_NAMESPACES, ...(isOfPlayer ? PLAYER_NAMESPACES : []), ...page.namespaces];
  const named = [
    page.source,
    ...fetchedBy(page.prepare, 'ui/app/routing'),
    ...storeSources(page.stores),
    ...(isOfPlayer ? PLAYER_PARTS_SOURCES : []),
    ...(Object.hasOwn(MAIN_ROUTE_TABLE, name) ? [] : [NAVIGATION]),
  ];
  const sources = named.map((source) => fileNamed(source, ''));
  for (const source of sources) if (manifest[source] === undefined) throw new Error(`${source} is not in the manifest`);
  return { sources, namespaces };
}

/** The built files of a page: scripts and styles, with and without its texts. */
function filesOf(name, language = DEFAULT_LANGUAGE) {
  const { sources, namespaces } = sourcesOf(name);
  const files = (given) => {
    const { scripts, preloads, styles, fonts } = pageAssets(manifest, { entry: ENTRY, sources: given, language });
    return { scripts: new Set([...scripts, ...preloads]), styles: new Set(styles), fonts };
  };
  const all = files([...sources, ...textsOf(namespaces, language)]);
  const { scripts: code } = files(sources);
  return { ...all, texts: [...all.scripts].filter((file) => !code.has(file)) };
}

function checkHome(home) {
  for (const file of [...home.scripts, ...home.styles].toSorted((a, b) => sizeOf(b) - sizeOf(a)))
    console.log(`${kilobytes(sizeOf(file)).padStart(10)}  ${file}`);
  hold('home, JavaScript [PERF-01]', sum(home.scripts), HOME.script);
}

/** The tables, and what comes with them: the guards, and what stands for a page that failed. */
function tableFiles(home) {
  const { scripts, preloads } = pageAssets(manifest, {
    entry: ENTRY,
    sources: [WIRING, NAVIGATION],
    language: DEFAULT_LANGUAGE,
  });
  return new Set([...scripts, ...preloads].filter((file) => !home.scripts.has(file)));
}

/** Every route, each screen once. */
function checkPages(home) {
  const screens = new Map();
  const tables = [...tableFiles(home)];
  for (const file of tables) console.log(`${kilobytes(sizeOf(file)).padStart(10)}  ${file}`);
  hold('the tables of all stores and pages', sum(tables), FURTHER.tables);
  for (const name of ROUTE_NAMES) {
    const { sources, namespaces } = sourcesOf(name);
    const screen = [...sources, ...namespaces].join(' ');
    screens.set(screen, [...(screens.get(screen) ?? []), name]);
  }
  for (const [first, ...others] of screens.values()) {
    const page = filesOf(first);
    const beyondHome = [...page.scripts].filter((file) => !home.scripts.has(file));
    const more = sum(beyondHome.filter((file) => !tables.includes(file)));
    const names = others.length === 0 ? first : `${first} and ${others.length} more`;
    console.log(
      `${kilobytes(more).padStart(10)}  beyond the frame for ${names}, ${kilobytes(sum(beyondHome))} beyond home; CSS ${kilobytes(sum(page.styles))}`,
    );
    hold(
      `${names}, JavaScript beyond the frame [PERF-02]`,
      more,
      FURTHER[first] ?? FURTHER[ROUTES[first].columns] ?? FURTHER.any,
    );
    hold(`${names}, CSS`, sum(page.styles), HOME.style);
  }
  return [...screens.values()].map(([first]) => first);
}

/** Of each language the page with most texts, and that no page brings the texts of another language. */
function checkTexts(names) {
  for (const language of LANGUAGES) {
    const most = Math.max(...names.map((name) => sum(filesOf(name, language).texts)));
    console.log(`${kilobytes(most).padStart(10)}  of texts at most in ${language}`);
    hold(`texts in ${language}`, most, HOME.texts);
    const foreign = LANGUAGES.filter((other) => other !== language).map(
      (other) => `composition/texts/texts-${other}.ts`,
    );
    const tables = new Set(foreign.map((source) => `/${manifest[source].file}`));
    for (const name of names) {
      const strange = [...filesOf(name, language).scripts].filter((file) => tables.has(file));
      if (strange.length > 0) problems.push(`${name} in ${language} brings ${strange.join(', ')}`);
    }
  }
}

/** A text is drawn before its font is there, in a file that has its letters alone. */
function checkFonts(home) {
  const faces = [...home.styles].flatMap(
    (file) => readFileSync(path.join(client, file), 'utf8').match(/@font-face\s*\{[^}]*\}/g) ?? [],
  );
  for (const language of LANGUAGES) {
    const { fonts } = filesOf('home', language);
    hold(`fonts in ${language}`, whole(fonts), HOME.fonts);
    if (fonts.length > HOME.fontFiles) problems.push(`home in ${language} has ${fonts.length} fonts`);
  }
  const fetched = faces.filter((face) => face.includes('url('));
  if (fetched.length === 0) problems.push('home has no font of its own');
  for (const face of fetched)
    for (const part of ['font-display:', 'unicode-range:'])
      if (!face.includes(part)) problems.push(`a font without ${part} ${face.slice(0, 80)}`);
}

/** The build compresses what is the same for all who fetch it, so that the server does not. */
function checkCompressed() {
  const names = readdirSync(path.join(client, 'assets')).filter((name) => /\.(?:js|css)$/.test(name));
  const whole = names.map((name) => path.join(client, 'assets', name)).filter((file) => statSync(file).size >= 1024);
  for (const file of whole)
    for (const ending of ['br', 'gz'])
      if (!existsSync(`${file}.${ending}`)) problems.push(`${path.basename(file)} has no form as .${ending}`);
  if (whole.length === 0) problems.push('no script or style was built');
}

const home = filesOf('home');
checkHome(home);
checkCompressed();
checkFonts(home);
checkTexts(checkPages(home));
for (const problem of problems) console.error(problem);
console.log(
  `home: JavaScript ${kilobytes(sum(home.scripts))} of ${kilobytes(HOME.script)}, CSS ${kilobytes(sum(home.styles))} of ${kilobytes(HOME.style)}`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
