import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { fail, ok, type Result } from '../../../../core/shared/result.ts';
import type { RequestFailure } from '../../../../core/shared/request-failure.ts';
import type { SiteFrame } from '../../../../core/site/config/site-frame.ts';
import { FooterPart } from '../../../../ui/app/footer/footer-part.tsx';
import { FooterSlot } from '../../../../ui/app/footer/footer-slot.tsx';
import { StoresProvider } from '../../../../ui/page/feature-hook.ts';
import type { FooterPartProps } from '../../../../ui/page/page-store.ts';
import { SiteFrameStore } from '#ui/site/config/site-frame-store.ts';
import { withTexts } from '../../../support/views/with-texts.tsx';

const Texts = withTexts('site', 'shell', 'kit');
const FRAME: SiteFrame = {
  socialLinks: [],
  licences: [{ authority: 'Authority', number: '12' }],
  paymentMarks: ['card'],
  seoLinks: [],
  contacts: [],
  isSnowOnHome: false,
  ageQuestion: 'off',
};

function page(footer: ComponentType<FooterPartProps> | undefined, reply: Result<SiteFrame, RequestFailure>) {
  const frame = new SiteFrameStore({ siteFrame: () => Promise.resolve(reply) });
  const kept: unknown[] = [];
  const stores = {
    frame,
    page: { footer, keepFooter: (part: unknown) => kept.push(part) },
    lazy: { isLoaded: () => false, ensure: () => Promise.resolve() },
    texts: { ensure: () => Promise.resolve() },
    language: 'en',
    site: { config: { companyName: 'Oddsmith', minAge: 18 } },
  };
  const view = (
    <StoresProvider value={stores}>
      <Texts>
        <MemoryRouter initialEntries={['/en']}>
          <FooterSlot route={{ layout: 'main', hides: ['seo'] }} />
        </MemoryRouter>
      </Texts>
    </StoresProvider>
  );
  return { frame, kept, view };
}

async function hydrated(reply: Result<SiteFrame, RequestFailure>) {
  const server = page(FooterPart, ok(FRAME));
  await server.frame.load();
  const box = document.createElement('div');
  box.innerHTML = renderToString(server.view);
  const drawn = box.textContent;
  const browser = page(undefined, reply);
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(box, browser.view, { onRecoverableError: (error) => errors.push(error) });
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  return { box, drawn, errors, kept: browser.kept };
}

describe('the place of the footer', () => {
  it('comes alive as it was drawn', async () => {
    const { box, drawn, errors, kept } = await hydrated(ok(FRAME));
    expect(drawn).toContain('Authority');
    expect([box.textContent, errors, kept]).toEqual([drawn, [], [FooterPart]]);
  });

  it('keeps what the server drew where the operator’s links do not come', async () => {
    const { box, drawn, errors, kept } = await hydrated(fail({ kind: 'network' }));
    expect([box.textContent, errors, kept]).toEqual([drawn, [], []]);
  });
});
