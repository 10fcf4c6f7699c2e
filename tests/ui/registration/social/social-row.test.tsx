import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SOCIAL_NETWORKS } from '../../../../core/registration/registration-type.ts';
import type { SocialGateway } from '../../../../core/registration/social/social-gateway.ts';
import { minutes } from '../../../../core/shared/time.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { SocialRow } from '#ui/registration/social/social-row.tsx';
import { NOW } from '../../../support/examples/coupon-examples.ts';
import { playerPage, teachDialogs } from '../../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

async function open(networks: readonly string[] | undefined) {
  const started: unknown[] = [];
  const socialGateway: Partial<SocialGateway> = {
    // another network led the page back meanwhile: that is for the dialog to go on with
    offer: () =>
      Promise.resolve(networks === undefined ? fail({ kind: 'network' }) : ok({ networks, back: 'telegram' })),
    start: (asked) => {
      started.push(asked);
      return Promise.resolve(ok({ address: 'https://id.example', deadline: NOW + minutes(10) }));
    },
  };
  const popups = { open: () => ({ goTo: () => undefined, isClosed: () => false, close: () => undefined }) };
  const page = await playerPage({ given: { socialGateway: socialGateway as SocialGateway, popups } });
  await page.stores.lazy.ensure(['social']);
  page.stores.dialogs.show('sign-in');
  await act(async () => {
    render(<SocialRow isRemembered={() => true} fallback={<p>all of them</p>} />, { wrapper: page.Wrapper });
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  });
  return { ...page, started };
}

const names = async () => (await screen.findAllByRole('button')).map((button) => button.getAttribute('aria-label'));

describe('the row of networks under a sign-in', () => {
  it('is a press away from each, remembered as the form has it, and goes on in its dialog [NET-8]', async () => {
    const { stores, started } = await open(['google', 'vk']);
    expect(await names()).toEqual(['Log in with Google', 'Log in with VK']);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Log in with VK' }));
      await Promise.resolve();
    });
    expect(started).toMatchObject([{ network: 'vk', isRemembered: true }]);
    expect(stores.dialogs.open).toBe('social');
    stores.social.cancel();
  });

  it('leads from a row that is full to all of them', async () => {
    const { stores } = await open(SOCIAL_NETWORKS);
    expect(await names()).toHaveLength(8);
    fireEvent.click(screen.getByRole('button', { name: 'Other networks' }));
    expect(stores.dialogs.open).toBe('social');
    expect(stores.social.walk.phase).toBe('choosing');
  });

  it('leaves the way to the dialog where the networks did not come', async () => {
    await open(undefined);
    expect(screen.getByText('all of them')).toBeDefined();
  });
});
