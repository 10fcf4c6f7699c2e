import type { CDPSession, Page } from '@playwright/test';

export interface PluggedAuthenticator {
  readonly devices: CDPSession;
  readonly authenticatorId: string;
}

/** A device that has the key of the site and says yes at once. */
export async function plugAuthenticator(page: Page): Promise<PluggedAuthenticator> {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', { options });
  return { devices, authenticatorId };
}
