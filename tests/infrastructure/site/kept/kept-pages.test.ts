import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  keptPages,
  type KeptPage,
  type KeptPages,
  type MakeKept,
} from '../../../../infrastructure/site/kept/kept-pages.ts';

let now: number;
let pages: KeptPages;
let made: number;

beforeEach(() => {
  now = 10_000;
  made = 0;
  pages = keptPages(() => now);
});

afterEach(() => {
  vi.useRealTimers();
});

function page(name: string): KeptPage {
  const gzip = { size: 0, filled: () => undefined };
  return { status: 200, head: { starts: [name], gaps: ['now'] }, body: Buffer.alloc(1), gzip, lines: () => [] };
}

const make: MakeKept = async () => {
  made += 1;
  return Promise.resolve(page(String(made)));
};

async function shown(key = 'home', how: MakeKept = make): Promise<string | undefined> {
  return (await pages.get(key, how))?.head.starts[0];
}

describe('a kept page', () => {
  it('is made once in a second', async () => {
    expect(await shown()).toBe('1');
    now += 999;
    expect(await shown()).toBe('1');
    expect(await shown('live')).toBe('2');
  });

  it('is made once for a hundred who wait', async () => {
    expect(new Set(await Promise.all(Array.from({ length: 100 }, async () => shown())))).toEqual(new Set(['1']));
    expect(made).toBe(1);
  });

  it('is shown for two seconds more while it is made anew', async () => {
    await shown();
    now += 2500;
    expect(await shown()).toBe('1');
    await vi.waitFor(async () => expect(await shown()).toBe('2'));
  });

  it('is never shown after that', async () => {
    await shown();
    now += 3001;
    expect(await Promise.all([shown(), shown()])).toEqual(['2', '2']);
  });

  it('takes up no memory after that', async () => {
    vi.useFakeTimers();
    await shown();
    now += 2900;
    await vi.advanceTimersByTimeAsync(2900);
    await shown('live');
    now += 200;
    await vi.advanceTimersByTimeAsync(200);
    expect(pages.count()).toBe(1);
    now += 3000;
    await vi.advanceTimersByTimeAsync(3000);
    expect(pages.count()).toBe(0);
  });

  it('is made once also where that takes longer than a page is shown', async () => {
    vi.useFakeTimers();
    await shown();
    now += 2000;
    let finish: (page: KeptPage) => void = () => undefined;
    const slow: MakeKept = async () => new Promise((resolve) => (finish = resolve));
    await shown('home', slow);
    now += 5000;
    await vi.advanceTimersByTimeAsync(7000);
    const waiting = [shown(), shown()];
    finish(page('slow'));
    expect(await Promise.all(waiting)).toEqual(['slow', 'slow']);
  });

  it('is not renewed by being shown', async () => {
    await shown();
    for (let second = 0; second < 4; second += 1) {
      now += 900;
      await shown();
    }
    expect(made).toBeGreaterThan(1);
  });

  it('makes room for others once all of them together are too large', async () => {
    const large =
      (name: string): MakeKept =>
      async () => {
        made += 1;
        const body = Buffer.alloc(1_000_000);
        return Promise.resolve({ ...page(name), body });
      };
    for (let index = 0; index < 40; index += 1) await shown(String(index), large(String(index)));
    await shown('39', large('39'));
    expect(made).toBe(40);
    await shown('0', large('0'));
    expect(made).toBe(41);
  });

  it('is forgotten with all others, even while it is made', async () => {
    let finish: (page: KeptPage) => void = () => undefined;
    const waiting = shown('home', async () => new Promise((resolve) => (finish = resolve)));
    pages.forget();
    finish(page('before'));
    expect(await waiting).toBe('before');
    expect(await shown()).toBe('1');
  });

  it('is missing where it could not be made, and is tried again at once', async () => {
    expect(await shown('home', () => Promise.resolve(undefined))).toBeUndefined();
    expect(await shown()).toBe('1');
  });

  it('is kept while a newer one cannot be made, but no longer than otherwise', async () => {
    await shown();
    now += 2000;
    expect(await shown('home', () => Promise.resolve(undefined))).toBe('1');
    await Promise.resolve();
    now += 2000;
    expect(await shown('home', () => Promise.resolve(undefined))).toBeUndefined();
  });

  it('is known not to be shared for a second', async () => {
    const own = vi.fn<MakeKept>(() => Promise.resolve('not-shared'));
    expect(await shown('office', own)).toBeUndefined();
    expect(await shown('office', own)).toBeUndefined();
    expect(own).toHaveBeenCalledTimes(1);
  });

  it('makes room for others when it was not asked for longest', async () => {
    for (let index = 0; index < 300; index += 1) {
      await shown(`page ${String(index)}`);
      await shown('home');
    }
    expect(made).toBe(301);
    await shown('page 0');
    expect(made).toBe(302);
  });
});
