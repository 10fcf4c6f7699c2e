import { describe, expect, it } from 'vitest';
import { SignedModules } from '#ui/mini-apps/signed-modules.ts';
import type { ModuleMount, ModulesGateway } from '../../../core/mini-apps/signed-module.ts';
import { fail, ok } from '../../../core/shared/result.ts';

function started(answer: Awaited<ReturnType<ModulesGateway['module']>>) {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const view = new AbortController();
  const modules = new SignedModules({ modulesGateway: { module: async () => Promise.resolve(answer) }, log });
  const element = document.createElement('div');
  const context = { language: 'en', now: () => 5 };
  const run = () => modules.run({ slot: 'cyber-soon', path: '/en/cyber/real', element, context, until: view.signal });
  return { run, view, lines, element };
}

describe('the module of a slot', () => {
  it('comes to life in what its application shows, and ends with the view [MAT-24]', async () => {
    const told: unknown[] = [];
    const mount: ModuleMount = (place, { language, now }) => {
      told.push(place, language, now());
      return () => told.push('stopped');
    };
    const { run, view, element } = started(ok(mount));
    expect(await run()).toBe(true);
    view.abort();
    expect(told).toEqual([element, 'en', 5, 'stopped']);
  });

  it('that is refused, cannot be fetched or fails as it begins leaves the slot to its refresh block [MAT-24]', async () => {
    const broken = started(
      ok(() => {
        throw new Error('SECRET');
      }),
    );
    for (const { run, lines } of [started(fail({ kind: 'unsigned' })), started(fail({ kind: 'network' })), broken]) {
      expect(await run()).toBe(false);
      expect(lines.join()).toMatch(/^module of cyber-soon: (?:unsigned|network|failed)$/);
    }
  });

  it('is nobody’s where the view was left, and nothing where the application has none [MAT-24]', async () => {
    expect(await started(ok(undefined)).run()).toBe(true);
    const left = started(fail({ kind: 'unsigned' }));
    left.view.abort();
    expect([await left.run(), left.lines]).toEqual([true, []]);
  });
});
