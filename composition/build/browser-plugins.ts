import path from 'node:path';
import { minify } from 'terser';
import { minifySync, type Plugin } from 'vite';
import { compressedFiles } from './compressed-files.ts';

const SUMMARY = /^ {2}summary:\s*(['"])(?:[^'"\\]|(?!\1)['"]|\\.)*\1,$/gm;

/** What a call says of itself is for the page of the API: scripts of the browser go without. */
const withoutSummaries: Plugin = {
  name: 'without-summaries',
  enforce: 'pre',
  transform: {
    filter: { id: /-calls\.ts$/ },
    handler: (code) => ({ code: code.replaceAll(SUMMARY, (text) => text.replaceAll(/[^\n]/g, '')), map: null }),
  },
};

/** Inversify writes functions at run time where that is let; the policy of the pages refuses it, and no row of ours asks for it. */
const withoutWrittenFunctions: Plugin = {
  name: 'without-written-functions',
  enforce: 'pre',
  load: {
    filter: { id: /@inversifyjs\/core\/lib\/planning\/calculations\/buildNoActivations\w+ResolverJit\.js$/ },
    handler: (id) => {
      const name = path.basename(id, 'Jit.js');
      return `export { ${name} as ${name}Jit } from './${name}.js';`;
    },
  },
};

/** What Inversify says of a container that is wired wrongly is for whoever wires it: the server, whose container is the same, says it whole. */
const withoutWiringErrors: Plugin = {
  name: 'without-wiring-errors',
  enforce: 'pre',
  transform: {
    filter: { id: /@inversifyjs\/(?:core|container)\/lib\/.*\.js$/, code: /new Inversify\w+Error\(/ },
    handler: (code) => ({
      code: code.replaceAll(/(?<=new Inversify(?:Core|Container)Error\(\w+\.(\w+), )(?:'[^']*'|`[^`]*`)/g, "'$1'"),
      map: null,
    }),
  },
};

/** What i18next warns developers of; its log is off where the site is built. */
const withoutTextWarnings: Plugin = {
  name: 'without-text-warnings',
  enforce: 'pre',
  transform: {
    filter: { id: /node_modules\/(?:react-)?i18next\/dist\/.*\.js$/, code: /\b(?:warn|deprecate)/ },
    handler: (code) => ({
      code: code.replaceAll(
        /(?<=\b(?:warn|warnOnce|deprecate)\((?:[\w.]+, )?(?:'[A-Z_]+', )?)(?:'[^'\\\n]{30,}'|`[^`$\\\n]{30,}`)/g,
        "''",
      ),
      map: null,
    }),
  },
};

/**
 * Of React Router the pages have links and addresses. What it says to developer tools, and what a link of its framework
 * fetches ahead, would keep the rest of it from being dropped: 8 kB.
 */
const withoutRoutesOfLibrary: Plugin = {
  name: 'without-routes-of-library',
  enforce: 'pre',
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk-\w+\.mjs$/, code: 'PrefetchPageLinks' },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
        .replaceAll(/(?<=^var \w+ = )(?=React\d*\.\w+\()/gm, '/* @__PURE__ */ ')
        .replaceAll(/React\d+\.createElement\(PrefetchPageLinks, [^)]*\)/g, 'null'),
      map: null,
    }),
  },
};

const SENTENCE = /(['"`])(?:(?!\1)[^\\\n$]|\\.){36,}\1/g;

/** What libraries say to developers who use them wrongly, in whole sentences: the development build says it. */
const withoutSentences: Plugin = {
  name: 'without-sentences',
  transform: {
    filter: { id: /node_modules\/(?:i18next|react-router|@inversifyjs)\/.*\.m?js$/ },
    handler: (code) => ({
      code: code.replaceAll(SENTENCE, (text) => (text.split(' ').length > 5 && /^.[A-Z]/.test(text) ? "''" : text)),
      map: null,
    }),
  },
};

/** React brings its own way to report errors for browsers older than the build's target, and for Node. */
const withoutOldReports: Plugin = {
  name: 'without-old-reports',
  enforce: 'pre',
  transform: {
    filter: { id: /react(?:-dom-client)?\.production\.js$/, code: 'reportError' },
    handler: (code) => ({ code: code.replaceAll('"function" === typeof reportError', 'true'), map: null }),
  },
};

/**
 * React compares what it throws to itself, and reads nothing of it. As errors these know where in the script they were made: under
 * tools that watch a page, Lighthouse among them, the browser reads all of the script a second time to say so. PERF-06
 */
const withoutPlacesOfSignals: Plugin = {
  name: 'without-places-of-signals',
  enforce: 'pre',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/, code: 'SuspenseException' },
    handler: (code) => ({
      code: code.replaceAll(
        /(?<=\b\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)(?=[,;])/g,
        '{ message: $1 }',
      ),
      map: null,
    }),
  },
};

/** MobX ends the names of its own fields so; its own minified file shortens them, which no other package reads, too. */
const MOBX_FIELDS = /^[a-zA-Z]{3,}_$/;

/** In characters, before it is minified: a second pass takes time and makes small files no smaller. */
const LEAST_MINIFIED_TWICE = 20_000;

/** Whether home loads it first. */
function isOfHome({ name }: { readonly name: string }): boolean {
  return name === 'browser' || name === 'line';
}

/** A second pass over what every page loads, 2.6 kB less than the minifier of the build reaches alone, and over other large files. */
const minifiedTwice: Plugin = {
  name: 'minified-twice',
  renderChunk: {
    order: 'post',
    async handler(code, chunk) {
      const isHome = isOfHome(chunk);
      if (!isHome && code.length < LEAST_MINIFIED_TWICE) return null;
      const first = minifySync(chunk.fileName, code, { module: true });
      const second = await minify(first.code, {
        module: true,
        ecma: 2020,
        compress: { passes: 2 },
        mangle: isHome ? { properties: { regex: MOBX_FIELDS } } : true,
      });
      return second.code ?? null;
    },
  },
};

/**
 * What home begins with is nearly all run at once: a browser that is told so compiles it while it still comes, beside the page, and
 * not function by function while the page waits. PERF-06
 */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  generateBundle: {
    // once the build has written them: it would drop the comment, or write something before it
    order: 'post',
    handler: (_, bundle) => {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && isOfHome(chunk)) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      }
    },
  },
};

/** What scripts of the browser go without, and how they are made short and compressed. */
export const BROWSER_PLUGINS: readonly Plugin[] = [
  withoutSummaries,
  withoutWrittenFunctions,
  withoutWiringErrors,
  withoutTextWarnings,
  withoutRoutesOfLibrary,
  withoutSentences,
  withoutOldReports,
  withoutPlacesOfSignals,
  minifiedTwice,
  compiledAhead,
  compressedFiles,
];
