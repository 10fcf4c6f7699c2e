import { describe, expect, it } from 'vitest';
import { encodeViewSettings } from '../../../core/settings/view-settings.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import { SettingSaver } from '#ui/settings/setting-saver.ts';
import { VIEW_COOKIE, ViewSettingsStore } from '#ui/settings/view-settings-store.ts';

const REFUSED: RequestFailure = { kind: 'refused', status: 500 };

function kept() {
  const jar = new Map<string, string>();
  const store = new ViewSettingsStore({
    read: (name) => jar.get(name),
    write: (name, value) => void jar.set(name, value),
  });
  const waiting: {
    readonly name: string;
    readonly value: unknown;
    readonly answer: (failure?: RequestFailure) => void;
  }[] = [];
  const told: RequestFailure[] = [];
  new SettingSaver(store, {
    save: (name, value) =>
      new Promise<Result<undefined, RequestFailure>>((resolve) => {
        waiting.push({
          name,
          value,
          answer: (failure) => {
            resolve(failure === undefined ? ok(undefined) : fail(failure));
          },
        });
      }),
    tellFailure: (failure) => told.push(failure),
  }).start();
  const answer = async (failure?: RequestFailure): Promise<void> => {
    waiting.shift()!.answer(failure);
    await Promise.resolve();
    await Promise.resolve();
  };
  const isWritten = (): boolean => jar.get(VIEW_COOKIE) === encodeViewSettings(store.settings);
  return { store, waiting, told, answer, isWritten };
}

describe('a change of a setting', () => {
  it('shows and is written at once, before anything answers [SCH-1]', () => {
    const { store, waiting, isWritten } = kept();
    store.change({ appTheme: 0 });
    expect(store.settings.appTheme).toBe(0);
    expect(isWritten()).toBe(true);
    expect(waiting.map(({ name, value }) => [name, value])).toEqual([['appTheme', 0]]);
  });

  it('is taken back and told when it was not saved, and only it [SCH-2]', async () => {
    const { store, told, answer, isWritten } = kept();
    store.change({ appTheme: 0 });
    store.change({ is12h: true });
    await answer(REFUSED);
    await answer();
    expect(store.settings).toMatchObject({ appTheme: 1, is12h: true });
    expect(told).toEqual([REFUSED]);
    expect(isWritten()).toBe(true);
  });

  it('stays where the call was cancelled [SCH-2]', async () => {
    const { store, told, answer } = kept();
    store.change({ marketColumns: 3 });
    await answer({ kind: 'cancelled' });
    expect(store.settings.marketColumns).toBe(3);
    expect(told).toEqual([]);
  });

  it('made while another is on its way follows it, and the newest press holds [SCH-3]', async () => {
    const { store, waiting, told, answer } = kept();
    store.change({ appFontSize: 'l' });
    store.change({ appFontSize: 'xl' });
    store.change({ appFontSize: 's' });
    expect(waiting).toHaveLength(1);
    expect(store.settings.appFontSize).toBe('s');
    await answer(REFUSED);
    expect(store.settings.appFontSize).toBe('s');
    expect(waiting.map(({ value }) => value)).toEqual(['s']);
    await answer();
    expect(store.settings.appFontSize).toBe('s');
    expect(told).toEqual([REFUSED]);
  });

  it('falls back to what is held when the last press fails too [SCH-4]', async () => {
    const { store, answer, isWritten } = kept();
    store.change({ coefViewId: 1 });
    await answer();
    store.change({ coefViewId: 2 });
    store.change({ coefViewId: 4 });
    await answer(REFUSED);
    await answer(REFUSED);
    expect(store.settings.coefViewId).toBe(1);
    expect(isWritten()).toBe(true);
  });

  it('of many settings at once is saved one by one, and undone as one [SCH-3]', async () => {
    const { store, waiting, answer } = kept();
    const before = store.settings;
    store.change({ appTheme: 0, is12h: true, marketColumns: 1 });
    expect(waiting.map(({ name }) => name)).toEqual(['appTheme', 'is12h', 'marketColumns']);
    store.change(before);
    expect(store.settings).toEqual(before);
    while (waiting.length > 0) await answer();
    expect(store.settings).toEqual(before);
  });

  it('holds without anybody to follow it [SCH-1]', () => {
    const store = new ViewSettingsStore({ read: () => undefined, write: () => undefined });
    store.change({ appTheme: 0 });
    expect(store.settings.appTheme).toBe(0);
  });
});
