import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { httpPasskeyGateway } from '../../../../infrastructure/session/http-passkey-gateway.ts';
import { httpSessionGateway } from '../../../../infrastructure/session/http-session-gateway.ts';
import { ADD_PASSKEY, BEGIN_PASSKEY } from '../../../../infrastructure/session/passkey-calls.ts';
import { browserClient } from '../../../support/browser/browser-client.ts';
import { softwareAuthenticator } from '../../../support/browser/software-authenticator.ts';
import { openFixture, type SandboxFixture } from '../../../support/sandbox-fixture.ts';

type Authenticator = ReturnType<typeof softwareAuthenticator>;

let fixture: SandboxFixture;
let authenticator: Authenticator;
/** What the browser was asked for. */
let asked: CredentialRequestOptions[];

beforeAll(async () => {
  fixture = await openFixture();
});
beforeEach(() => {
  authenticator = softwareAuthenticator();
  asked = [];
  vi.stubGlobal(
    'PublicKeyCredential',
    class {
      static readonly isConditionalMediationAvailable = async () => Promise.resolve(true);
    },
  );
  vi.stubGlobal('document', { querySelectorAll: () => [{}] });
  vi.stubGlobal('navigator', {
    credentials: {
      get: async (options: CredentialRequestOptions) => {
        asked.push(options);
        return options.mediation === 'conditional' ? untilAborted(options) : chosen(options);
      },
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});
afterAll(() => fixture.close());

/** An offer in the login field, of which nobody chooses one. */
async function untilAborted({ signal }: CredentialRequestOptions): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new DOMException('aborted', 'AbortError'));
    });
  });
}

/** The answer of the authenticator, in the bytes in which a browser has it. */
function chosen({ publicKey }: CredentialRequestOptions) {
  const challenge = Buffer.from(publicKey?.challenge as ArrayBuffer).toString('base64url');
  const { id, type, response } = authenticator.answer({ challenge, rpId: publicKey?.rpId ?? '' });
  return {
    id,
    type,
    rawId: bytesOf(id),
    response: {
      clientDataJSON: bytesOf(response.clientDataJSON),
      authenticatorData: bytesOf(response.authenticatorData),
      signature: bytesOf(response.signature),
      userHandle: bytesOf(response.userHandle),
    },
    getClientExtensionResults: () => ({}),
  };
}

function bytesOf(text: string): ArrayBuffer {
  return new Uint8Array(Buffer.from(text, 'base64url')).buffer;
}

/** A player with one passkey. */
async function playerWithPasskey() {
  const player = await fixture.player();
  const options = (await player.send(BEGIN_PASSKEY, { body: { password: player.password } })).read();
  await player.send(ADD_PASSKEY, { body: { name: 'My phone', credential: authenticator.create(options) } });
  return player;
}

describe('the gateway of passkeys', () => {
  it('asks in a window of the browser, which ends an offer that waits in the login field, and signs in [PK-5]', async () => {
    const { userId } = await playerWithPasskey();
    const { database } = fixture.sandbox;
    await database.deleteFrom('sessions').where('user_id', '=', userId).execute();
    const http = browserClient(fixture);
    const gateway = httpPasskeyGateway(http);
    const offered = gateway.signIn({ isOffered: true, isRemembered: () => false });
    await vi.waitFor(() => {
      expect(asked).toHaveLength(1);
    });
    expect(asked[0]).toMatchObject({ mediation: 'conditional', publicKey: { rpId: 'localhost' } });
    const pressed = await gateway.signIn({ isOffered: false, isRemembered: () => true });
    expect(pressed).toEqual({ ok: true, value: { userId } });
    expect(asked[1]?.mediation).toBeUndefined();
    expect([asked[0]?.signal?.aborted, asked[1]?.signal?.aborted]).toEqual([true, false]);
    expect(await offered).toEqual({ ok: false, error: { kind: 'passkey', problem: 'cancelled' } });
    expect(await httpSessionGateway(http).session()).toMatchObject({ ok: true, value: { userId } });
    const sessions = database.selectFrom('sessions').select('is_kept').where('user_id', '=', userId);
    expect(await sessions.execute()).toEqual([{ is_kept: true }]);
  });

  it('removes a passkey with the password alone, and it signs nobody in any more [PK-1, PK-8]', async () => {
    const player = await playerWithPasskey();
    const gateway = httpPasskeyGateway(browserClient(fixture, undefined, player.cookies));
    const listed = await gateway.passkeys();
    const { id } = (listed.ok ? listed.value.passkeys : [])[0]!;
    expect(await gateway.remove(id, 'wrong')).toMatchObject({ ok: false, error: { code: 'password' } });
    expect(await gateway.remove(id, player.password)).toEqual({ ok: true, value: undefined });
    expect(await gateway.passkeys()).toMatchObject({ ok: true, value: { passkeys: [] } });
    const stranger = httpPasskeyGateway(browserClient(fixture));
    const tried = await stranger.signIn({ isOffered: false, isRemembered: () => false });
    expect(tried).toMatchObject({ ok: false, error: { status: 401, code: 'passkey' } });
  });
});
