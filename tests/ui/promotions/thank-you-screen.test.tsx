import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Screen } from '#ui/promotions/thank-you-screen.tsx';
import { playerPage } from '../../support/views/player-page.tsx';
import { withTexts } from '../../support/views/with-texts.tsx';

afterEach(cleanup);

const Texts = withTexts('promotions');

describe('the page of thanks', () => {
  it('leads on to its section and to the limits of the player [PRM-31]', async () => {
    const page = await playerPage({ userId: 5, address: '/en/slots/thankyou' });
    render(
      <page.Wrapper>
        <Texts>
          <Screen />
        </Texts>
      </page.Wrapper>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you!');
    expect(screen.getByRole('link', { name: 'Go to Slots' }).getAttribute('href')).toBe('/en/slots');
    expect(screen.getByRole('link', { name: 'My limits' }).getAttribute('href')).toContain('/en/office/');
  });
});
