import { describe, expect, it } from 'vitest';
import { WORKER_PATH } from '../../../core/site/browser/app-worker.ts';
import { appPolicy, type AppPolicy, type PolicedWindow } from '../../../infrastructure/browser/app-policy.ts';

function windowWith(names: string[]): PolicedWindow {
  const trustedTypes = {
    createPolicy: (name: string, rules: AppPolicy) => {
      if (names.includes(name)) throw new TypeError('there is one already');
      names.push(name);
      return rules;
    },
  };
  return { trustedTypes } as unknown as PolicedWindow;
}

describe('the policy of the site', () => {
  it('is made once for a window, whoever asks for it', () => {
    const names: string[] = [];
    const window = windowWith(names);
    expect(appPolicy(window)).toBe(appPolicy(window));
    expect(names).toEqual(['app']);
    appPolicy(windowWith([]));
    expect(names).toEqual(['app']);
  });

  it.each([windowWith([]), {} as PolicedWindow])(
    'takes the worker of the site and nothing else for a script',
    (window) => {
      const policy = appPolicy(window);
      expect(policy.createScriptURL(WORKER_PATH)).toBe(WORKER_PATH);
      for (const path of ['https://evil.test/worker.js', 'data:text/javascript,0', '', `${WORKER_PATH}?x`])
        expect(() => policy.createScriptURL(path)).toThrow(TypeError);
    },
  );

  it('takes data and no code for the text of a script', () => {
    const policy = appPolicy({} as PolicedWindow);
    expect(policy.createScript('{"name": "a"}')).toBe('{"name":"a"}');
    for (const text of ['alert(1)', '{"a":alert(1)}', '', '{};alert(1)'])
      expect(() => policy.createScript(text)).toThrow(SyntaxError);
  });
});
