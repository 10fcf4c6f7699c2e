import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ok } from '../../../../core/shared/result.ts';
import type { BannerGateway } from '../../../../core/sports/showcase/banner-gateway.ts';
import { loadShowcase } from '#ui/sports/showcase/load-showcase.ts';
import { ShowcaseSlot } from '#ui/sports/showcase/showcase-slot.tsx';
import { linePage } from '../../../support/views/line-page.tsx';
import { sampleBanner } from '../../../support/examples/sample-banner.ts';

const SHOWCASE = (
  <>
    <ShowcaseSlot part="BannerSlider" />
    <ShowcaseSlot part="ExpressCards" />
    <ShowcaseSlot part="LiveBlock" />
  </>
);

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A home whose banners are these, each time they are asked for the next of them alone. */
function home(...numbers: readonly number[]) {
  const left = [...numbers];
  const asked = vi.fn<BannerGateway['banners']>(() => Promise.resolve(ok([sampleBanner(left.shift() ?? 0)])));
  return { ...linePage([], '/en', { bannerGateway: { banners: asked } }), asked };
}

async function drawn(): Promise<string> {
  const { stores, Wrapper } = home(1);
  await loadShowcase(stores, stores.texts);
  return renderToString(<Wrapper>{SHOWCASE}</Wrapper>);
}

describe('the showcase as the server sends it', () => {
  it('is taken over as it is, whatever an editor has changed meanwhile', async () => {
    vi.stubGlobal('matchMedia', () => new EventTarget());
    const root = document.createElement('div');
    root.innerHTML = await drawn();
    document.body.append(root);
    expect(root.textContent).toContain('Banner 1');
    const { Wrapper, asked } = home(1, 2, 3);
    const differences: unknown[] = [];
    const hydrated = await act(async () => {
      const onRecoverableError = (error: unknown): void => void differences.push(error);
      const taken = hydrateRoot(root, <Wrapper>{SHOWCASE}</Wrapper>, { onRecoverableError });
      await vi.dynamicImportSettled();
      return taken;
    });
    expect(differences).toEqual([]);
    expect(root.querySelector('h2')?.textContent).toBe('Banner 1');
    expect(asked).toHaveBeenCalledTimes(1);
    act(() => {
      hydrated.unmount();
    });
    root.remove();
  });
});
