import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { WireAnswer } from '../../../infrastructure/http/transport.ts';
import { Screen } from '#ui/player/confirm-terms-screen.tsx';
import { NOW } from '../../support/examples/coupon-examples.ts';
import { answered, fakeHttp, type FakeAnswer } from '../../support/fakes/fake-http.ts';
import { playerPage } from '../../support/views/player-page.tsx';
import { withTexts } from '../../support/views/with-texts.tsx';

afterEach(cleanup);

const STATUS = 'GET /web-api/api-v3/v2/user/agreement-rules/status';
const ACCEPT = 'POST /web-api/api-v3/v2/user/agreement-rules/accept';
const RULES = 'GET /web-api/information/page/rules-1';
const CHANGED_AT = NOW - 86_400_000;
const CHANGED = answered({ result: true, updatedAt: CHANGED_AT });
const AGREED = answered({ result: false });
const Texts = withTexts('player', 'kit', 'notice-catalogue');

function rulesIn(language: string): FakeAnswer {
  const html = '<h3>Stakes</h3><p>A bet stands once it is accepted.</p><script>stolen()</script>';
  return answered({ page: 'rules-1', language, title: 'General rules', html, updatedAt: CHANGED_AT });
}

/** The page of changed terms, loaded as its route is. */
async function terms(given: Readonly<Record<string, FakeAnswer>> = {}) {
  const back = fakeHttp({ [STATUS]: CHANGED, [ACCEPT]: AGREED, [RULES]: rulesIn('en'), ...given });
  const page = await playerPage({ userId: 5, address: '/en/confirm-terms?to=%2Flive', given: { http: back.http } });
  const { stores } = page;
  await stores.lazy.ensure(['terms', 'information', 'signOut']);
  await Promise.all([stores.terms.load(), stores.information.show('rules-1')]);
  render(
    <page.Wrapper>
      <Texts>
        <Screen />
      </Texts>
    </page.Wrapper>,
  );
  const accepted = () => back.sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...page, ...back, accepted };
}

function agree(): HTMLElement {
  return screen.getByRole('button', { name: 'Accept and continue' });
}

describe('the page of changed terms', () => {
  it('says when they changed and shows them, without what is no text [PR-20]', async () => {
    await terms();
    expect(screen.getByRole('region', { name: 'Our terms have changed' }).textContent).toContain('Updated: ');
    expect(screen.getByRole('heading', { level: 2, name: 'General rules' })).toBeDefined();
    expect(screen.getByText('A bet stands once it is accepted.')).toBeDefined();
    expect(document.body.textContent).not.toContain('stolen');
  });

  it.each([
    ['en', null],
    ['ru', 'ru'],
  ])('says in which language they are written where it is not that of the page: %s', async (language, marked) => {
    await terms({ [RULES]: rulesIn(language) });
    const written = screen.getByRole('heading', { level: 2 }).closest('[lang]')?.getAttribute('lang') ?? null;
    expect(written).toBe(marked);
  });

  it('cannot be agreed to where they did not come, until they have [PR-20]', async () => {
    const { accepted, answers } = await terms({ [RULES]: 'network' });
    expect(screen.getByRole('alert').textContent).toContain('We can’t reach the server');
    expect(screen.getByRole('link', { name: /full rules/ }).getAttribute('href')).toBe('/en/rules/1');
    fireEvent.click(agree());
    expect([accepted(), agree().getAttribute('aria-disabled')]).toEqual([[], 'true']);
    answers.set(RULES, rulesIn('en'));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 2, name: 'General rules' });
    fireEvent.click(agree());
    expect(accepted()).toEqual([{ updatedAt: CHANGED_AT }]);
    await waitFor(() => {
      expect(agree().getAttribute('aria-disabled')).not.toBe('true');
    });
  });

  it('8.10.3 are taken as agreed to where the server cannot be asked [PR-20]', async () => {
    await terms({ [STATUS]: 'network' });
    expect(screen.getByText('You have already accepted the current terms.')).toBeDefined();
  });

  it('has nothing to confirm or to decline where they have not changed, and leads home [PR-20]', async () => {
    const { accepted } = await terms({ [STATUS]: AGREED });
    const region = screen.getByRole('region', { name: 'There is nothing to confirm' });
    expect(region.textContent).toContain('You have already accepted the current terms.');
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Go to home page' }).getAttribute('href')).toBe('/en');
    expect([document.title.includes('have changed'), accepted()]).toEqual([false, []]);
  });

  it('agrees once to the terms that were shown, however often it is pressed [PR-21]', async () => {
    let answer = (): void => undefined;
    const wait = new Promise<WireAnswer>((resolve) => {
      answer = () => {
        resolve(AGREED);
      };
    });
    const { accepted, stores } = await terms({ [ACCEPT]: wait });
    fireEvent.click(agree());
    fireEvent.click(agree());
    expect(agree().getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: 'Decline and log out' }).getAttribute('aria-disabled')).toBe('true');
    await act(async () => {
      answer();
      await wait;
    });
    await waitFor(() => {
      expect(stores.terms.terms.areChanged).toBe(false);
    });
    expect(accepted()).toEqual([{ updatedAt: CHANGED_AT }]);
  });

  it('says where agreeing failed, and lets it be tried again', async () => {
    const { accepted, answers, stores } = await terms({ [ACCEPT]: answered({}, 503) });
    fireEvent.click(agree());
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(stores.terms.terms.areChanged).toBe(true);
    answers.set(ACCEPT, AGREED);
    fireEvent.click(agree());
    await waitFor(() => {
      expect(screen.queryByRole('alert')).toBeNull();
    });
    expect(accepted()).toHaveLength(2);
  });

  it('stays where they have changed again since, and asks for the newer ones', async () => {
    const newer = CHANGED_AT + 60_000;
    const { accepted, answers, stores } = await terms({ [ACCEPT]: answered({ result: true, updatedAt: newer }) });
    fireEvent.click(agree());
    await waitFor(() => {
      expect(stores.terms.terms.changedAt).toBe(newer);
    });
    answers.set(ACCEPT, AGREED);
    fireEvent.click(agree());
    await waitFor(() => {
      expect(stores.terms.terms.areChanged).toBe(false);
    });
    expect(accepted()).toEqual([{ updatedAt: CHANGED_AT }, { updatedAt: newer }]);
  });

  it('signs out who declines, and leads home [OUT-3]', async () => {
    const { accepted, left, stores } = await terms();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Decline and log out' }));
      await Promise.resolve();
    });
    await waitFor(() => {
      expect(left).toEqual(['home']);
    });
    expect([stores.session.isSignedIn, accepted()]).toEqual([false, []]);
  });
});
