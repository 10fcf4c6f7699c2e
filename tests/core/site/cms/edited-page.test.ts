import { describe, expect, it } from 'vitest';
import { cmsProblem, isCmsSlug, LONGEST_CMS, type EditedPage } from '../../../../core/site/cms/edited-page.ts';

const LANDING = { kind: 'landing', slug: 'first-bet', language: 'en' } as const;
const INFORMATION = { kind: 'information', slug: 'about', language: 'en' } as const;
const text = (html: string, title = '') => ({ kind: 'text', title, html }) as const;
const page = (given: Partial<EditedPage> = {}): EditedPage => ({
  title: 'Title',
  blocks: [text('<p>x</p>')],
  ...given,
});

describe('a page as its editor writes it', () => {
  it('is kept with a title, a text, and no more and no longer blocks than are read [CMS-3]', () => {
    expect(cmsProblem(LANDING, page())).toBeUndefined();
    expect(cmsProblem({ ...LANDING, slug: 'First Bet' }, page())).toBe('slug');
    expect(cmsProblem(LANDING, page({ title: ' ' }))).toBe('title');
    expect(cmsProblem(LANDING, page({ title: 'x'.repeat(LONGEST_CMS.title + 1) }))).toBe('title');
    expect(cmsProblem(LANDING, page({ blocks: [] }))).toBe('empty');
    expect(cmsProblem(LANDING, page({ blocks: [text(' '), text('')] }))).toBe('empty');
    const most = Array.from({ length: LONGEST_CMS.blocks }, () => text('x'));
    expect(cmsProblem(LANDING, page({ blocks: most }))).toBeUndefined();
    expect(cmsProblem(LANDING, page({ blocks: [...most, text('x')] }))).toBe('blocks');
    expect(cmsProblem(LANDING, page({ blocks: [text('x'.repeat(LONGEST_CMS.html + 1))] }))).toBe('long');
    expect(cmsProblem(LANDING, page({ blocks: [text('x', 'y'.repeat(LONGEST_CMS.title + 1))] }))).toBe('long');
  });

  it('is a single text without a heading where it is of information [CMS-3]', () => {
    expect(cmsProblem(INFORMATION, page())).toBeUndefined();
    expect(cmsProblem(INFORMATION, page({ blocks: [text('x'), text('y')] }))).toBe('blocks');
    expect(cmsProblem(INFORMATION, page({ blocks: [text('x', 'Heading')] }))).toBe('blocks');
    expect(cmsProblem(INFORMATION, page({ blocks: [{ kind: 'hero', title: '', html: 'x' }] }))).toBe('blocks');
  });

  it.each(['', '-', 'a--b', '-a', 'a-', 'A', 'a b', 'a/b', '../a', 'а', 'a'.repeat(61)])('is not named %j', (slug) => {
    expect(isCmsSlug(slug)).toBe(false);
  });

  it.each(['a', '2028', 'euro-2028', 'a'.repeat(60)])('may be named %j', (slug) => {
    expect(isCmsSlug(slug)).toBe(true);
  });
});
