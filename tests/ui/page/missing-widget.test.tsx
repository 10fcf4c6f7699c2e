import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SocialPart } from '#ui/registration/social/social-part.tsx';
import { MissingWidget } from '../../../ui/page/missing/missing-widget.tsx';
import { MissingPart } from '../../../ui/page/missing/missing-part.tsx';
import { PartBoundary } from '../../../ui/page/missing/part-boundary.tsx';
import { StoresProvider } from '../../../ui/page/feature-hook.ts';
import { playerPage } from '../../support/views/player-page.tsx';

beforeEach(() => {
  // React tells of what a boundary caught
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const LostPart = lazy(async () => Promise.reject(new Error('Failed to fetch dynamically imported module')));

async function settled(): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

describe('a part that does not come', () => {
  it('8.7.2 says so in its place and loads the page again, and all around it stays [NO-10, CHK-5]', async () => {
    const page = await playerPage();
    let missing = 0;
    render(
      <>
        <p>What stands around it</p>
        <PartBoundary fallback={<MissingPart />} onMissing={() => (missing += 1)}>
          <Suspense>
            <LostPart />
          </Suspense>
        </PartBoundary>
      </>,
      { wrapper: page.Wrapper },
    );
    await settled();
    await screen.findByRole('button', { name: 'Reload page' });
    expect(screen.getByText('What stands around it')).toBeDefined();
    expect([missing, screen.getByRole('alert').textContent]).toEqual([1, 'We couldn’t load this part of the page']);
    cleanup();
    const reload = vi.fn<() => void>();
    render(<MissingWidget onRetry={reload} />, { wrapper: page.Wrapper });
    fireEvent.click(await screen.findByRole('button', { name: 'Reload page' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('leaves the other ways to register where the networks are lost [CHK-5]', async () => {
    const page = await playerPage();
    const { stores } = page;
    const lost = {
      lazy: { ensure: () => Promise.reject(new Error('not found')), isLoaded: () => false },
      texts: stores.texts,
      page: stores.page,
    };
    const { config } = stores.site;
    if (config === undefined) throw new Error('no configuration');
    render(
      <page.Wrapper>
        <StoresProvider value={lost}>
          <SocialPart site={config} />
        </StoresProvider>
      </page.Wrapper>,
    );
    await settled();
    expect(await screen.findByRole('button', { name: 'Reload page' })).toBeDefined();
    expect(stores.page.missedParts).toBe(1);
  });
});
