import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { fail, ok } from '../../../../core/shared/result.ts';
import type { SiteFrame } from '../../../../core/site/config/site-frame.ts';
import { FooterPart } from '../../../../ui/app/footer/footer-part.tsx';
import type { Stores } from '../../../../ui/app/stores.ts';
import { StoresProvider } from '../../../../ui/page/feature-hook.ts';
import { SiteFrameStore } from '#ui/site/config/site-frame-store.ts';
import { SupportButton } from '#ui/support/support-button.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

const Texts = withTexts('site', 'shell', 'kit');

afterEach(cleanup);

const FRAME: SiteFrame = {
  socialLinks: [
    { name: 'a', value: 'a', placementTypeId: 1, iconName: 'send', link: 'https://example.com/a', label: 'Aaa' },
    { name: 'b', value: 'b', placementTypeId: 2, iconName: 'send', link: 'https://example.com/b', label: 'Bbb' },
  ],
  licences: [
    { authority: 'Authority', number: '12', link: 'https://example.com/12' },
    { authority: 'Another', number: '13' },
  ],
  paymentMarks: ['card', 'cash'],
  seoLinks: [
    { text: 'Football', address: '/line/football' },
    { text: 'Elsewhere', address: 'https://example.com' },
  ],
  contacts: [
    { kind: 'phone', name: '', value: '+74950000000' },
    { kind: 'messenger', name: 'Messenger', value: 'https://example.com/help' },
    { kind: 'e-mail', name: '', value: 'broken' },
  ],
  isSnowOnHome: false,
  ageQuestion: 'off',
};

async function show(
  node: 'footer' | 'support',
  changes: Partial<SiteFrame> = {},
  hides: readonly ('seo' | 'footer')[] = [],
) {
  const frame = new SiteFrameStore({ siteFrame: () => Promise.resolve(ok({ ...FRAME, ...changes })) });
  await frame.load();
  const session = { isSignedIn: false };
  const lazy = { isLoaded: () => false, ensure: () => Promise.resolve() };
  const stores = { frame, session, lazy, language: 'en', site: { config: { companyName: 'Oddsmith', minAge: 18 } } };
  render(
    <StoresProvider value={stores as unknown as Stores}>
      <Texts>
        <MemoryRouter initialEntries={['/en/live']}>
          {node === 'footer' ? <FooterPart route={{ layout: 'main', hides }} /> : <SupportButton />}
          <p>elsewhere</p>
        </MemoryRouter>
      </Texts>
    </StoresProvider>,
  );
}

describe('the end of a page', () => {
  it('has what the operator puts there, and what every player must know [SOC-1, SFR-1, SFR-2, RG-19, RG-25]', async () => {
    await show('footer');
    const footer = screen.getByRole('contentinfo');
    expect(footer.textContent).toContain('18+');
    expect(footer.textContent.match(/18/g)).toHaveLength(2);
    expect(within(footer).getByRole('link', { name: 'Aaa' }).getAttribute('href')).toBe('https://example.com/a');
    expect(within(footer).queryByRole('link', { name: 'Bbb' })).toBeNull();
    expect(within(footer).getByRole('link', { name: 'Authority, No. 12' })).toBeDefined();
    expect(within(footer).queryByRole('link', { name: 'Another, No. 13' })).toBeNull();
    expect(footer.textContent).toContain('Another, No. 13');
    const help = within(footer).getAllByRole('link', { name: 'Helplines and self-test' });
    expect(help.map((link) => link.getAttribute('href'))).toEqual(['/en/responsiblegaming', '/en/responsiblegaming']);
    expect(help[1]?.parentElement?.textContent).toContain('Live scores and odds are delayed');
    const marks = within(within(footer).getByRole('list', { name: 'Payment methods' })).getAllByRole('listitem');
    expect(marks.map(({ textContent }) => textContent)).toEqual(['Bank cards', 'Cash']);
    const block = screen.getByRole('navigation', { name: 'Popular sections' });
    expect(
      within(block)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/en/line/football']);
  });

  it('goes without what the page hides [NV-33]', async () => {
    await show('footer', {}, ['seo']);
    expect(screen.queryByRole('navigation', { name: 'Popular sections' })).toBeNull();
    expect(screen.getByRole('contentinfo')).toBeDefined();
    cleanup();
    await show('footer', {}, ['footer']);
    expect(screen.getByRole('navigation', { name: 'Popular sections' })).toBeDefined();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('is asked for once, and again where that failed', async () => {
    let asked = 0;
    const store = new SiteFrameStore({
      siteFrame: () => {
        asked += 1;
        return Promise.resolve(asked === 1 ? fail({ kind: 'network' }) : ok(FRAME));
      },
    });
    await Promise.all([store.load(), store.load()]);
    expect(asked).toBe(1);
    await store.load();
    await store.load();
    expect(asked).toBe(2);
    expect(store.frame).toEqual(FRAME);
  });
});

describe('the support button', () => {
  const button = () => screen.getByRole('button', { name: 'Support' });

  it('opens the ways that lead somewhere, and closes them [SO-3, SO-4, SO-5]', async () => {
    await show('support');
    expect(button().getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button());
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['tel:+74950000000', 'https://example.com/help']);
    fireEvent.click(button());
    expect(screen.queryAllByRole('link')).toEqual([]);
    fireEvent.click(button());
    act(() => {
      fireEvent.pointerDown(screen.getByText('elsewhere'));
    });
    expect(screen.queryAllByRole('link')).toEqual([]);
    fireEvent.click(button());
    fireEvent.keyDown(screen.getAllByRole('link')[0]!, { key: 'Escape' });
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(document.activeElement).toBe(button());
  });

  it('has a question where no contact opens anything [SO-5]', async () => {
    await show('support', { contacts: [{ kind: 'phone', name: '', value: '112' }] });
    fireEvent.click(button());
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Ask a question']);
  });
});
