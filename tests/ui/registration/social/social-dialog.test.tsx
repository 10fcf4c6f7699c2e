import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SocialAnswer, SocialGateway } from '../../../../core/registration/social/social-gateway.ts';
import { minutes } from '../../../../core/shared/time.ts';
import { ok } from '../../../../core/shared/result.ts';
import { SocialDialog } from '#ui/registration/social/social-dialog.tsx';
import { NOW } from '../../../support/examples/coupon-examples.ts';
import { playerPage, teachDialogs } from '../../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const UNKNOWN: SocialAnswer = { isWaiting: false, newPlayer: { network: 'google', name: 'Ann' } };

async function open() {
  const socialGateway: Partial<SocialGateway> = {
    offer: () => Promise.resolve(ok({ networks: ['google'], back: 'google' })),
    start: () => Promise.resolve(ok({ address: 'https://id.example', deadline: NOW + minutes(10) })),
    finish: () => Promise.resolve(ok(UNKNOWN)),
  };
  const page = await playerPage({ given: { socialGateway: socialGateway as SocialGateway } });
  await page.stores.lazy.ensure(['social']);
  page.stores.dialogs.show('social');
  await act(async () => {
    render(<SocialDialog />, { wrapper: page.Wrapper });
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  });
  return page;
}

describe('a sign-in through a network that knows nobody here', () => {
  it('says so before there is a form, and leads to another way to sign in [NET-9]', async () => {
    const { stores } = await open();
    expect(screen.getByRole('dialog', { name: 'Log in with a social network' })).toBeDefined();
    expect(screen.getByText('No account here is linked to this Google')).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Log in another way' }));
    expect(stores.dialogs.open).toBe('sign-in');
  });

  it('makes an account where that is wanted, under a title of its own [NET-4, NET-9]', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(screen.getByRole('dialog', { name: 'Sign up' })).toBeDefined();
    expect(screen.getByText('Google has confirmed you, Ann. Only the form is left.')).toBeDefined();
  });
});
