import { cleanup, configure } from '@testing-library/react';
import { configure as configureMobx } from 'mobx';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

const FRAME_MILLISECONDS = 16;

// parts of a page are fetched when they are needed, which a busy machine takes its time for
configure({ asyncUtilTimeout: 20_000 });

// files share a document: nothing that one of them drew may stand in the next
beforeAll(() => {
  cleanup();
  document.body.replaceChildren();
});

// what a file still fetches when it ends would be missing in all that come after it
afterAll(async () => {
  await vi.dynamicImportSettled();
});

// jsdom starts one timer for all frames of its window, and starts it for a lost focus too: where that
// happened under fake timers, no frame ever came again in the files after it
globalThis.requestAnimationFrame = (callback) =>
  Number(setTimeout(() => callback(performance.now()), FRAME_MILLISECONDS));
globalThis.cancelAnimationFrame = (handle) => clearTimeout(handle);

// as in the browser: what is observed changes in an action alone, and MobX only warns where it does not
configureMobx({ enforceActions: 'observed' });
const outsideOfActions: string[] = [];
let warn = console.warn;
beforeEach(() => {
  warn = console.warn;
  outsideOfActions.length = 0;
  console.warn = (...said: readonly unknown[]) => {
    if (String(said[0]).includes('without using an action')) outsideOfActions.push(String(said[0]));
    else warn(...said);
  };
});
afterEach(() => {
  console.warn = warn;
  if (outsideOfActions.length > 0) throw new Error(outsideOfActions.join('\n'));
});
