import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Screen } from '#ui/player/documents/account-identification-screen.tsx';
import type { Player } from '../../../core/player/player.ts';
import { fakePlayerGateway } from '../../support/fakes/fake-player-gateway.ts';
import { fail } from '../../../core/shared/result.ts';
import { playerPage } from '../../support/views/player-page.tsx';
import { withTexts } from '../../support/views/with-texts.tsx';

afterEach(cleanup);

const Texts = withTexts('documents', 'security', 'protection', 'kit', 'session', 'notice-catalogue');

async function opened(player: Partial<Player>) {
  const { stores, Wrapper } = await playerPage({
    userId: 5,
    address: '/en/office/account/identification',
    given: {
      documentsGateway: {
        documents: () => Promise.resolve(fail({ kind: 'network' })),
        send: () => Promise.resolve(fail({ kind: 'network' })),
      },
      playerGateway: fakePlayerGateway(player, ['bet']),
    },
  });
  await stores.lazy.ensure(['player', 'documents']);
  await stores.player.load();
  render(
    <Wrapper>
      <Texts>
        <Screen />
      </Texts>
    </Wrapper>,
  );
}

/** What stands beside a name of a list. */
const valueOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

describe('the page of the account’s identification', () => {
  it('says each status by name, what it hangs on and whose referral it is [VRF-9]', async () => {
    await opened({
      verificationGroup: 'VERIFICATION_DOCUMENT_REQUESTED',
      internalVerificationStatus: 1,
      verificationStatus: 1,
      statusId: 1,
      isDocumentRequested: true,
      isVerificationShownOnDeposit: true,
      hasIdentificationBonus: true,
      isMarkedForLive: true,
      referralId: 77,
      daysToActivate: 3,
      activationType: 'none',
      email: 'ada@example.com',
    });
    expect(valueOf('Stage of the checks')).toBe('document requested');
    expect(valueOf('Operator’s decision')).toBe('identity verified');
    expect(valueOf('Check of documents')).toBe('not passed');
    expect(valueOf('Account')).toBe('under review');
    expect(valueOf('Additional document requested')).toBe('yes');
    expect(valueOf('Identification required')).toBe('no');
    expect(valueOf('Reminder on the deposit page')).toBe('yes');
    expect(valueOf('Bonus for identification')).toBe('yes');
    expect(valueOf('Mark for pre-match')).toBe('no');
    expect(valueOf('Mark for live')).toBe('yes');
    expect(valueOf('Referral number')).toBe('77');
    expect(screen.getByText('3 days left to confirm your contacts')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Choose a file/ })).toBeNull();
  });

  it('names the documents that are wanted and leads to where they are sent [VRF-9]', async () => {
    await opened({ verificationTypes: [2, 4] });
    const panel = within(screen.getByRole('region', { name: 'What is still to be proven' }));
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Page with the address',
      'Additional document',
    ]);
    expect(panel.getByRole('link', { name: 'Send documents' }).getAttribute('href')).toBe('/en/office/verification');
    cleanup();
    await opened({ internalVerificationStatus: 1 });
    expect(screen.getByText('No more documents are needed.')).toBeDefined();
    expect(valueOf('Referral number')).toBe('unknown');
  });
});
