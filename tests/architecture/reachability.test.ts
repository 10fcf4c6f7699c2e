import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packageGraph, siteGraph } from '../support/symbol-graph.ts';

/** The exported values that the site does not reach yet, by the part of it that will. A name leaves the list with its first caller. */
const PENDING = JSON.parse(readFileSync(new URL('./unreached-exports.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>;

/** What takes plain numbers for front ends elsewhere, while the site itself works in units. */
const PUBLISHED = 'published for front ends elsewhere';

/** Lowered whenever the list gets shorter, never raised: what is new has a caller. What is published has its callers elsewhere. */
const MOST_PENDING = 0;
const MOST_PUBLISHED = 25;

const PUBLISHED_NAMES = PENDING[PUBLISHED] ?? [];

const { exported, reached } = siteGraph();
const unreached = exported.filter((symbol) => !reached.has(symbol));
const pending = Object.values(PENDING).flat();

describe('the exported values of the sources', () => {
  it('are reached from the entries of the site, or listed with the part of it that will reach them', () => {
    const listed = new Set(pending);
    expect(unreached.filter((symbol) => !listed.has(symbol))).toEqual([]);
  });

  it('are listed only as long as they exist and nothing reaches them', () => {
    const open = new Set(unreached);
    expect(pending.filter((symbol) => !open.has(symbol))).toEqual([]);
  });

  it('are listed once and in order, ever fewer of them', () => {
    expect(new Set(pending).size).toBe(pending.length);
    expect(Object.keys(PENDING)).toEqual(Object.keys(PENDING).toSorted());
    for (const part of Object.values(PENDING)) expect(part).toEqual(part.toSorted());
    expect(pending.length - PUBLISHED_NAMES.length).toBe(MOST_PENDING);
  });
});

describe('what is published for front ends elsewhere', () => {
  it('is reached from the entries of the coupon, the odds and the money, and grows no longer', () => {
    expect(PUBLISHED_NAMES).toHaveLength(MOST_PUBLISHED);
    const { reached: published } = packageGraph();
    expect(PUBLISHED_NAMES.filter((symbol) => !published.has(symbol))).toEqual([]);
  });
});

describe('the graph', () => {
  it('reaches a store that a page loads lazily, and nothing that only its test runs', () => {
    expect(reached.has('ui/coupon/placed/history-store.ts#HistoryStore')).toBe(true);
    expect(reached.has('core/session/session-watch.ts#SESSION_WATCH')).toBe(true);
    expect(reached.has('core/coupon/maths/settle.ts#settle')).toBe(false);
  });
});
