import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RegistrationWidget } from '#ui/registration/widget/registration-widget.tsx';
import { playerPage } from '../../../support/views/player-page.tsx';

afterEach(cleanup);

describe('the widget that invites to register', () => {
  it('leads a visitor to the registration, and goes when somebody signs in [RG1-10]', async () => {
    const { stores, Wrapper } = await playerPage();
    render(<RegistrationWidget />, { wrapper: Wrapper });
    const widget = screen.getByRole('region', { name: 'No account yet?' });
    fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(stores.dialogs.open).toBe('registration');
    await act(async () => stores.session.take(5));
    expect(widget.isConnected).toBe(false);
  });

  it('is not there where the site does without it [RG1-10]', async () => {
    const { Wrapper } = await playerPage({ site: { isShowRegistrationWidget: false } });
    render(<RegistrationWidget />, { wrapper: Wrapper });
    expect(screen.queryByRole('region')).toBeNull();
  });
});
