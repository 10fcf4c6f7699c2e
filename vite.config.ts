import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { minifySync, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BROWSER_PLUGINS } from './composition/build/browser-plugins.ts';
import { CHUNK_GROUPS } from './composition/build/chunk-groups.ts';
import { scopedNames } from './composition/build/scoped-names.ts';
import { LongFilesFirst } from './tests/long-files-first.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Whoever looks at what a page fetches knows these by their names. */
const NAMED =
  /^(?:after-hydration|at-rest|browser|inactivity-store|lazy-parts|line|showcase|texts-\w\w|golos-.*)(?:$|\.)/;

/** The server names the same files. */
const assetNames = ({ names }: { readonly names: readonly string[] }): string =>
  names.some((name) => NAMED.test(name) || !name.endsWith('.css'))
    ? 'assets/[name]-[hash:6][extname]'
    : 'assets/[hash:6][extname]';
/** Home names a hundred files that later pages fetch: the hash tells them apart, and no letter of it can be compressed. */
const chunkNames = ({ name }: { readonly name: string }): string =>
  NAMED.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js';

/** Their packages name the files with the warnings for developers under every condition. */
const ROUTER_ALIASES = {
  'react-router/dom': at('node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router': at('node_modules/react-router/dist/production/index.mjs'),
};

const BROWSER_ALIASES = {
  ...ROUTER_ALIASES,
  // Inversify loads the whole package for two functions; scripts of the browser have those alone
  'reflect-metadata/lite': at('composition/own-metadata.ts'),
};

/** What the built server still loads from its packages: files of WebAssembly beside scripts, and what only development needs. */
const NOT_BUNDLED = ['@electric-sql/pglite', '@fastify/middie', 'h264-mp4-encoder', 'mediabunny', 'pg-native', 'vite'];

/**
 * The server keeps its scripts in memory: in a third as many letters, none of which takes two bytes. Names of functions stay, for the log of what
 * went wrong.
 */
const shortAndNarrow: Plugin = {
  name: 'short-and-narrow',
  // once the build has written them: it would space them out again
  generateBundle: (_, bundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const { code } = minifySync(chunk.fileName, chunk.code, {
        module: true,
        mangle: { toplevel: false, keepNames: { function: true, class: true } },
        compress: { keepNames: { function: true, class: true } },
        codegen: { removeWhitespace: true },
      });
      chunk.code = loadedOnce(code.replaceAll(/[^\0-\u007F]/g, escaped));
    }
  },
};

/** Node looks a script up each time it is asked for: a page asks for some twenty, all of which are there after the first page. */
function loadedOnce(code: string): string {
  const LOAD = /\bimport\((["'`])(\.{1,2}\/[^"'`]+\.js)\1\)/g;
  if (!LOAD.test(code)) return code;
  return `const loadedScripts={};${code.replaceAll(LOAD, '(loadedScripts["$2"]??=import("$2"))')}`;
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Tests leave much behind and keep little: with more room for what is new, it is looked through less often. */
const ROOM_FOR_NEW = ['--max-semi-space-size=64'];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins:
    command === 'build' && !isSsrBuild
      ? [react(), ...BROWSER_PLUGINS]
      : [react(), ...(isSsrBuild ? [shortAndNarrow] : [])],
  appType: 'custom',
  resolve: {
    alias: command === 'build' ? (isSsrBuild ? ROUTER_ALIASES : BROWSER_ALIASES) : {},
  },
  ...(isSsrBuild && {
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true as const, external: NOT_BUNDLED },
  }),
  publicDir: isSsrBuild ? false : at('ui/kit/public'),
  build: {
    target: 'baseline-widely-available',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild
        ? { server: at('composition/server.tsx'), serve: at('composition/serve.ts') }
        : { browser: at('composition/browser.tsx'), 'pwa-sw': at('composition/pwa-worker.ts') },
      output: isSsrBuild
        ? { assetFileNames: assetNames }
        : {
            // the worker is found at the root, under a name that stays
            entryFileNames: (chunk) => (chunk.name === 'pwa-sw' ? 'pwa-sw.js' : chunkNames(chunk)),
            chunkFileNames: chunkNames,
            assetFileNames: assetNames,
            codeSplitting: {
              groups: [...CHUNK_GROUPS],
            },
          },
    },
  },
  css: {
    modules: {
      localsConvention: 'camelCaseOnly',
      ...(command === 'build' && { generateScopedName: scopedNames(at('.')) }),
    },
  },
  test: {
    testTimeout: 60_000,
    // a busy machine takes more than a minute to make a database and a world
    hookTimeout: 180_000,
    maxWorkers: 2,
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          // files share a process, never state: loading each apart takes twice as long as running it
          isolate: false,
          execArgv: ROOM_FOR_NEW,
          environment: 'node',
          setupFiles: ['tests/support/property-runs.ts'],
          include: ['tests/{core,infrastructure,composition,architecture}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          isolate: false,
          execArgv: ROOM_FOR_NEW,
          environment: 'jsdom',
          setupFiles: ['tests/support/views/fresh-document.ts'],
          include: ['tests/{ui,journeys}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          // files share a process with its prepared database and its world, never the rows of a database
          isolate: false,
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
        },
      },
    ],
  },
}));
