import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConsultantPanel } from '#ui/support/consultant/consultant-panel.tsx';
import { ok } from '../../../core/shared/result.ts';
import { playerPage } from '../../support/views/player-page.tsx';
import { withTexts } from '../../support/views/with-texts.tsx';

const CHAT = { address: 'http://127.0.0.1/debugger/consultant', key: 'k'.repeat(43) };
const Texts = withTexts('kit', 'site');

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** A page with a frame and a field, whose consultant is called by whatever has the focus. */
async function panel() {
  const consultantGateway = {
    offer: () => Promise.resolve(ok({ id: 'demo', isAvailable: true })),
    begin: () => Promise.resolve(ok(CHAT)),
  };
  const { stores, Wrapper } = await playerPage({ userId: 5, given: { consultantGateway } });
  await stores.lazy.ensure(['consultant']);
  const { consultant } = stores;
  await consultant.load();
  const frame = document.body.appendChild(document.createElement('iframe'));
  const field = document.body.appendChild(document.createElement('input'));
  const onFolded = vi.fn<() => void>();
  render(
    <Wrapper>
      <Texts>
        <ConsultantPanel onFolded={onFolded} />
      </Texts>
    </Wrapper>,
  );
  const callFrom = async (caller: HTMLElement): Promise<void> => {
    caller.focus();
    await act(async () => consultant.open());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Minimise' }));
  };
  const fold = (): void => {
    act(() => {
      consultant.fold();
    });
  };
  return { frame, field, callFrom, fold, onFolded };
}

it('leads the focus back into the frame that called the consultant, while it is there, and else to the button of the page [CW-7]', async () => {
  const { frame, field, callFrom, fold, onFolded } = await panel();
  await callFrom(frame);
  fold();
  expect([document.activeElement, onFolded.mock.calls.length]).toEqual([frame, 0]);
  await callFrom(field);
  fold();
  expect(onFolded).toHaveBeenCalledTimes(1);
  await callFrom(frame);
  frame.remove();
  fold();
  expect(onFolded).toHaveBeenCalledTimes(2);
});
