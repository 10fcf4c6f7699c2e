import { expect, it } from 'vitest';
import { scopedNames } from '../../../composition/build/scoped-names.ts';

it('gives all classes of a file one mark, the same in each build and on each system', () => {
  const names = scopedNames('/site/');
  const [button, wide] = ['button', 'wide'].map((local) => names(local, '/site/ui/kit/button.module.scss'));
  expect(button).toMatch(/^button_[\w-]{3}$/);
  expect(wide?.replace('wide', 'button')).toBe(button);
  expect(names('button', '/site/ui/kit/switch.module.scss')).not.toBe(button);
  expect(scopedNames('/elsewhere')('button', '/elsewhere/ui/kit/button.module.scss?used')).toBe(button);
});

it('refuses two files with one mark', () => {
  const names = scopedNames('/site');
  const all = () => {
    for (let file = 0; file < 5000; file += 1) names('button', `/site/ui/${String(file)}.module.scss`);
  };
  expect(all).toThrow(/^ui\/\d+\.module\.scss and ui\/\d+\.module\.scss would share the names of their classes$/);
});
