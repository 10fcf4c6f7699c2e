import { build, type Plugin, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { BROWSER_PLUGINS } from '../../../composition/build/browser-plugins.ts';

const ENTRY = 'home-of-react';
const homeOfReact: Plugin = {
  name: ENTRY,
  enforce: 'pre',
  resolveId: (id) => (id === ENTRY ? id : null),
  load: (id) =>
    id === ENTRY ? `import { hydrateRoot } from 'react-dom/client'; globalThis.hydrate = hydrateRoot;` : null,
};

/** The script of a home that is React alone. */
async function homeScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    // a second minifying takes most of the time, and changes none of this
    plugins: [homeOfReact, ...BROWSER_PLUGINS.filter(({ name }) => name !== 'minified-twice')],
    build: { write: false, rolldownOptions: { input: { browser: ENTRY } } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

describe('the scripts that home begins with', () => {
  it('say that they are run at once, and make no errors before anything fails [PERF-06]', async () => {
    const code = await homeScript();
    expect(code.startsWith('//# allFunctionsCalledOnLoad\n')).toBe(true);
    const signals = [460, 474, 542, 461, 519].map((number) => new RegExp(`\\{message:\\w+\\(${number}\\)`).test(code));
    expect(signals).toEqual([true, true, true, true, true]);
  });
});
