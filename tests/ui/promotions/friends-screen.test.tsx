import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Screen } from '#ui/promotions/friends-screen.tsx';
import type { BroughtFriends, FriendsGateway } from '../../../core/promotions/bring-friend.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { days } from '../../../core/shared/time.ts';
import { NOW } from '../../support/examples/coupon-examples.ts';
import { minor } from '../../support/units.ts';
import { playerPage } from '../../support/views/player-page.tsx';
import { withTexts } from '../../support/views/with-texts.tsx';

afterEach(cleanup);

const Texts = withTexts('cashback', 'accounts', 'session', 'kit', 'notice-catalogue');
const FRIENDS: BroughtFriends = {
  invitation: { refId: 481_516, groupId: 1 },
  friends: [
    { number: 2, name: 'I•••', registeredAt: NOW - days(2), earned: [], isCounted: false },
    {
      number: 1,
      name: 'A•••',
      registeredAt: NOW - days(9),
      earned: [{ currency: 'RUB', amount: minor(5700) }],
      isCounted: true,
    },
  ],
  total: [{ currency: 'RUB', amount: minor(5700) }],
  most: { currency: 'RUB', amount: minor(200_000) },
};

async function opened(
  ...replies: ReturnType<FriendsGateway['friends']> extends Promise<infer Reply> ? Reply[] : never
) {
  const friends = vi.fn<FriendsGateway['friends']>();
  for (const reply of replies) friends.mockResolvedValueOnce(reply);
  const page = await playerPage({ userId: 5, given: { friendsGateway: { friends } } });
  await page.stores.lazy.ensure(['broughtFriends']);
  await act(async () => {
    render(
      <page.Wrapper>
        <Texts>
          <Screen />
        </Texts>
      </page.Wrapper>,
    );
    await Promise.resolve();
  });
}

describe('the page of invited friends', () => {
  it('has the link to copy, and what each friend gave [FRD-1, FRD-6]', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await opened(ok(FRIENDS));
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
      await Promise.resolve();
    });
    const link = `${window.location.origin}/en/registration?bf=481516-1`;
    expect(writeText).toHaveBeenCalledExactlyOnceWith(link);
    expect(screen.getByText(link)).toBeTruthy();
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Friend'),
      expect.stringMatching(/^I•••.*Not counted$/),
      expect.stringMatching(/^A•••.*₽57$/),
    ]);
    expect(screen.getByText('By 2 friends')).toBeTruthy();
    expect(screen.getByText(/At most ₽2,000 a week/)).toBeTruthy();
  });

  it('shows no link to whoever is shut out, and says why [FRD-5, RG-11]', async () => {
    await opened(ok({ ...FRIENDS, invitation: undefined, friends: [], total: [] }));
    expect(screen.queryByRole('button', { name: 'Copy the link' })).toBeNull();
    expect(screen.getByText(/no friends are invited/)).toBeTruthy();
    expect(screen.getByText('No registrations with your link yet')).toBeTruthy();
  });

  it('is loaded again after a failure', async () => {
    await opened(fail({ kind: 'network' }), ok(FRIENDS));
    await act(async () => {
      fireEvent.click(screen.getByRole('button'));
      await Promise.resolve();
    });
    expect(screen.getByText('A•••')).toBeTruthy();
  });
});
