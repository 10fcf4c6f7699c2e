import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { fail, ok } from '../../../core/shared/result.ts';
import type { StoredValue } from '../../../core/shared/stored-value.ts';
import { browserValueStore } from '../../../infrastructure/browser/browser-value-store.ts';

const AMOUNT: StoredValue<number> = {
  key: 'test.amount',
  keepFor: 'ever',
  staysAtSignOut: true,
  version: 2,
  parse: (stored) => (typeof stored === 'number' ? ok(stored) : fail({ code: 'not-a-number' })),
};
const DRAFT: StoredValue<string> = {
  key: 'test.draft',
  keepFor: 'session',
  staysAtSignOut: true,
  version: 1,
  parse: (stored) => (typeof stored === 'string' ? ok(stored) : fail({ code: 'not-a-text' })),
};

class MapStorage {
  readonly kept = new Map<string, string>();
  isFull = false;
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.kept.set(key, text);
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
}

function openWindow() {
  const [local, session] = [new MapStorage(), new MapStorage()];
  const listeners = new Set<(event: unknown) => void>();
  const window = {
    localStorage: local,
    sessionStorage: session,
    addEventListener: (_: string, listener: (event: unknown) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: unknown) => void) => listeners.delete(listener),
  } as unknown as Window;
  const tell = (event: { readonly key: string | null; readonly newValue: string | null }): void => {
    for (const listener of listeners) listener(event);
  };
  return { window, local, session, tell, listeners };
}

describe('values kept in the browser', () => {
  it('come back as they were, from the storage of their time [REL-24]', () => {
    const { window, local, session } = openWindow();
    const values = browserValueStore(window);
    values.write(AMOUNT, 5);
    values.write(DRAFT, 'text');
    expect([values.read(AMOUNT), values.read(DRAFT)]).toEqual([5, 'text']);
    expect([[...local.kept.keys()], [...session.kept.keys()]]).toEqual([['test.amount'], ['test.draft']]);
    values.remove(AMOUNT);
    expect(values.read(AMOUNT)).toBeUndefined();
  });

  it('live in memory while the storage is full, and still read as written last [REL-24]', () => {
    const { window, local } = openWindow();
    const values = browserValueStore(window);
    values.write(AMOUNT, 5);
    local.isFull = true;
    values.write(AMOUNT, 6);
    expect(values.read(AMOUNT)).toBe(6);
    local.isFull = false;
    values.write(AMOUNT, 7);
    expect(browserValueStore(window).read(AMOUNT)).toBe(7);
  });

  it('live in memory where the storage is off [REL-24]', () => {
    const { window } = openWindow();
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
    const values = browserValueStore(window);
    expect(values.read(AMOUNT)).toBeUndefined();
    values.write(AMOUNT, 5);
    expect(values.read(AMOUNT)).toBe(5);
    values.remove(AMOUNT);
    expect(values.read(AMOUNT)).toBeUndefined();
  });

  it.each([
    ['broken JSON', '{"version":2,'],
    ['another version', '{"version":3,"value":5}'],
    ['an older version', '{"version":1,"value":5}'],
    ['no version', '{"value":5}'],
    ['a wrong type', '{"version":2,"value":"5"}'],
    ['null', 'null'],
    ['an array', '[]'],
    ['nothing', ''],
    ['5 MB', JSON.stringify({ version: 2, value: 'x'.repeat(5_000_000) })],
  ])('are dropped, one key alone, where they hold %s [REL-24]', (_, text) => {
    const { window, local } = openWindow();
    local.kept.set(AMOUNT.key, text);
    local.kept.set('other', 'untouched');
    expect(browserValueStore(window).read(AMOUNT)).toBeUndefined();
    expect([...local.kept]).toEqual([['other', 'untouched']]);
  });

  it('never throw, whatever stands in the storage [REL-24]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { window, local } = openWindow();
        local.kept.set(AMOUNT.key, text);
        const value = browserValueStore(window).read(AMOUNT);
        expect(value === undefined || typeof value === 'number').toBe(true);
      }),
    );
  });

  it('tell of a change in another tab, of theirs alone, until nobody watches', () => {
    const { window, tell, listeners } = openWindow();
    const changed = vi.fn<(value: number | undefined) => void>();
    const stop = browserValueStore(window).watch(AMOUNT, changed);
    tell({ key: 'other', newValue: '{"version":2,"value":1}' });
    expect(changed).not.toHaveBeenCalled();
    tell({ key: AMOUNT.key, newValue: '{"version":2,"value":9}' });
    tell({ key: AMOUNT.key, newValue: null });
    tell({ key: AMOUNT.key, newValue: 'broken' });
    expect(changed.mock.calls).toEqual([[9], [undefined], [undefined]]);
    stop();
    expect(listeners.size).toBe(0);
  });
});
