import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SupportButton } from '#ui/support/support-button.tsx';
import { answered, fakeHttp } from '../../support/fakes/fake-http.ts';
import { playerPage } from '../../support/views/player-page.tsx';
import { withTexts } from '../../support/views/with-texts.tsx';

afterEach(cleanup);

const FRAME = 'GET /bff-api/config/frame';
const DESK = 'GET /web-api/support/desk';
const DESK_REPLY = { languages_without_call_back: ['ar'], manager: { name: 'Maria', email: 'maria@example.com' } };
const Texts = withTexts('site', 'kit');
const PHONE = { kind: 'phone', name: '', value: '+78005553535' };
const MAIL = { kind: 'e-mail', name: 'Write to us', value: 'help@oddsmith.test' };
const MESSENGER = { kind: 'messenger', name: 'Messenger', value: 'https://m.test/oddsmith' };

type Contact = typeof PHONE;

function frameWith(contacts: readonly Contact[]) {
  const nothing = { socialLinks: [], licences: [], paymentMarks: [], seoLinks: [], isSnowOnHome: false };
  return answered({ result: { ...nothing, ageQuestion: 'off', contacts } });
}

/** A page whose operator can be reached so; its frame is on its way until `load`. */
async function page(...given: readonly (Contact | { readonly userId: number })[]) {
  const contacts = given.filter((each): each is Contact => 'value' in each);
  const user = given.find((each) => 'userId' in each);
  const { http, answers } = fakeHttp({ [FRAME]: frameWith(contacts), [DESK]: answered(DESK_REPLY) });
  const { stores, Wrapper } = await playerPage({ ...user, given: { http } });
  await stores.lazy.ensure(['frame']);
  render(
    <Wrapper>
      <Texts>
        <p>Beside</p>
        <SupportButton />
      </Texts>
    </Wrapper>,
  );
  return { answers, stores, load: async () => act(async () => stores.frame.load()) };
}

function button(): HTMLElement {
  return screen.getByRole('button', { name: 'Support' });
}

describe('the support button', () => {
  it('offers a question to everybody, and to players what they asked and a call where somebody speaks their language [SO-1, SO-2]', async () => {
    const options = () =>
      within(screen.getByRole('list'))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    const visitor = await page(PHONE);
    await visitor.load();
    fireEvent.click(button());
    expect(options()).toEqual(['Ask a question']);
    cleanup();
    const player = await page(PHONE, { userId: 5 });
    await player.load();
    fireEvent.click(button());
    await vi.waitFor(() => {
      expect(options()).toEqual(['Ask for a call', 'Ask a question', 'My questions']);
    });
    fireEvent.click(screen.getByRole('button', { name: 'My questions' }));
    expect([player.stores.dialogs.open, screen.queryByRole('list')]).toEqual(['question-history', null]);
  });

  it('is there once the ways to reach the operator are known [SO-5]', async () => {
    const { answers, load } = await page(PHONE);
    expect(screen.queryByRole('button')).toBeNull();
    answers.set(FRAME, 'network');
    await load();
    expect(screen.queryByRole('button')).toBeNull();
    answers.set(FRAME, frameWith([PHONE]));
    await load();
    expect(button().getAttribute('aria-expanded')).toBe('false');
  });

  it('is there where no contact opens anything, for a question [SO-4, SO-5]', async () => {
    const { load } = await page({ ...PHONE, value: 'ask at the desk' }, { ...MESSENGER, value: 'javascript:alert(1)' });
    await load();
    fireEvent.click(button());
    expect(screen.getAllByRole('listitem').map((way) => way.textContent)).toEqual(['Ask a question']);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('lists the ways in the order of the operator, each opening what it is [SO-4, SO-5]', async () => {
    const { load } = await page(MAIL, PHONE, MESSENGER);
    await load();
    fireEvent.click(button());
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Write to us', 'mailto:help@oddsmith.test'],
      ['+78005553535', 'tel:+78005553535'],
      ['Messenger', 'https://m.test/oddsmith'],
    ]);
    expect(links.map((link) => link.getAttribute('rel'))).toEqual([null, null, 'noopener noreferrer']);
    expect(button().getAttribute('aria-controls')).toBe(screen.getByRole('list').id);
  });

  it.each([
    ['a second press', () => fireEvent.click(button())],
    ['a press beside it', () => fireEvent.pointerDown(screen.getByText('Beside'))],
    ['a choice', () => fireEvent.click(screen.getByRole('link'))],
  ])('closes its list by %s [SO-3]', async (_, close) => {
    const { load } = await page(PHONE);
    await load();
    fireEvent.click(button());
    expect(screen.getByRole('list')).toBeDefined();
    close();
    expect(screen.queryByRole('list')).toBeNull();
    expect(button().getAttribute('aria-expanded')).toBe('false');
  });

  it('gives the focus back to the button where Escape closes the list, wherever in it the focus was [SO-3, A11Y-03]', async () => {
    const { load } = await page(PHONE);
    await load();
    fireEvent.click(button());
    screen.getByRole('link').focus();
    fireEvent.keyDown(screen.getByRole('link'), { key: 'Escape' });
    expect(screen.queryByRole('list')).toBeNull();
    expect(document.activeElement).toBe(button());
  });
});
