import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { readBlocks } from '../../../../infrastructure/site/cms/read-blocks.ts';
import { LandingBlocks } from '#ui/site/cms/landing-blocks.tsx';

afterEach(cleanup);

describe('the blocks of a landing page', () => {
  it('are named by the first hero, and open answers under their questions [CMS-1, CMS-2]', () => {
    const blocks = readBlocks([
      { kind: 'hero', title: 'Welcome', html: '<p>Go <a href="/line">on</a></p>' },
      { kind: 'counters', title: '', html: '<dl><dt>10</dt><dd>types</dd></dl>' },
      { kind: 'questions', title: 'Asked', html: '<dl><dt>Why?</dt><dd>Because</dd></dl><p>more</p>' },
    ]);
    const { container } = render(
      <MemoryRouter>
        <LandingBlocks blocks={blocks} language="en" />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome');
    expect(screen.getByRole('link', { name: 'on' }).getAttribute('href')).toBe('/en/line');
    expect(container.querySelector('dt')?.textContent).toBe('10');
    expect(container.querySelector('summary')?.textContent).toBe('Why?');
    expect(container.querySelector('details')?.textContent).toContain('Because');
    expect(screen.getByText('more')).toBeDefined();
  });

  it('have the sign of a term beside it, and none where it has none [INF-40]', () => {
    const html = '<dl><dt data-sign="key">By key</dt><dd>a</dd><dt data-sign="x">Plain</dt><dd>b</dd></dl>';
    const { container } = render(
      <MemoryRouter>
        <LandingBlocks blocks={readBlocks([{ kind: 'features', title: '', html }])} language="en" />
      </MemoryRouter>,
    );
    const signs = [...container.querySelectorAll('dt')].map((term) => term.querySelector('use')?.getAttribute('href'));
    expect(signs).toEqual([expect.stringMatching(/#t-key$/), undefined]);
  });
});
