import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import catalogue from '../../../locales/en/notice-catalogue.json' with { type: 'json' };
import shared from '../../../locales/en/notices.json' with { type: 'json' };
import type { NoticeContext } from '../../../core/notices/failure-notice.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { StoresProvider } from '../../../ui/page/feature-hook.ts';
import { createTexts } from '../../../ui/page/texts.ts';
import { useFailureWords } from '../../../ui/page/use-failure-words.ts';

afterEach(cleanup);

interface FailedProps {
  readonly failure: RequestFailure;
  readonly context: NoticeContext;
}

function Failed({ failure, context }: FailedProps): ReactNode {
  const words = useFailureWords()(failure, context);
  return <p>{words === undefined ? 'nothing' : words.whole}</p>;
}

async function show(failed: FailedProps, source: () => Promise<Readonly<Record<string, string>>>): Promise<void> {
  const texts = createTexts('en', async (_, namespace) => ({
    language: 'en',
    texts: namespace === 'notices' ? shared : await source(),
  }));
  await texts.ensure(['notices']);
  render(
    <StoresProvider value={{ texts }}>
      <I18nextProvider i18n={texts.i18n}>
        <Failed {...failed} />
      </I18nextProvider>
    </StoresProvider>,
  );
}

const NETWORK: RequestFailure = { kind: 'network' };

describe('the words of a failure in its place', () => {
  it('fetch the catalogue, and are nothing until it is there [NO-23]', async () => {
    await show({ failure: NETWORK, context: 'my-bets' }, () => Promise.resolve(catalogue));
    expect(screen.getByText('nothing')).toBeDefined();
    expect(
      await screen.findByText('We couldn’t load your bets. We can’t reach the server. Check your internet connection.'),
    ).toBeDefined();
  });

  it('are the one title that every page has where the catalogue cannot be had [NO-23]', async () => {
    await show({ failure: NETWORK, context: 'my-bets' }, () => Promise.reject(new Error('offline')));
    expect(await screen.findByText(shared.main_error)).toBeDefined();
  });

  it('are those of the server where these are for the player [NO-7]', async () => {
    const failure: RequestFailure = { kind: 'refused', status: 409, title: 'Not before tomorrow' };
    await show({ failure, context: 'add-account' }, () => Promise.resolve(catalogue));
    expect(await screen.findByText(/^Not before tomorrow\. /)).toBeDefined();
  });

  it('are none for a cancelled request, and for one that is only logged [NO-13]', async () => {
    await show({ failure: { kind: 'cancelled' }, context: 'my-bets' }, () => Promise.resolve(catalogue));
    await show({ failure: NETWORK, context: 'terms' }, () => Promise.resolve(catalogue));
    await act(async () => Promise.resolve());
    expect(screen.getAllByText('nothing')).toHaveLength(2);
  });
});
