import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closedScreen } from '#ui/site/config/closed-screen.tsx';
import { ok } from '../../../../core/shared/result.ts';
import { minutes } from '../../../../core/shared/time.ts';
import { fakeAvailability } from '../../../support/fakes/fake-availability.ts';
import { playerPage } from '../../../support/views/player-page.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

afterEach(cleanup);

it('the page of maintenance has a way home, and leads there by itself once maintenance is over', async () => {
  let isMaintenance = true;
  const gateway = fakeAvailability({ isMaintenance: () => Promise.resolve(ok(isMaintenance)) });
  const { Wrapper, address, stores, timers } = await playerPage({
    address: '/en/maintenance',
    given: { availabilityGateway: gateway },
  });
  await stores.lazy.ensure(['availability']);
  const [Screen, Texts] = [closedScreen('maintenance'), withTexts('navigation', 'kit')];
  await act(async () => {
    render(
      <Wrapper>
        <Texts>
          <Screen />
        </Texts>
      </Wrapper>,
    );
    await Promise.resolve();
  });
  expect(screen.getByRole('heading', { name: 'Down for maintenance' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Home page' }).getAttribute('href')).toBe('/en');
  const wait = async () => act(async () => timers.advance(minutes(2)));
  await wait();
  expect(address.now).toBe('/en/maintenance');
  isMaintenance = false;
  await wait();
  expect(address.now).toBe('/en');
});
