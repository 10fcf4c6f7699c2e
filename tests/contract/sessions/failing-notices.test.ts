import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHANGE_PASSWORD } from '../../../infrastructure/session/password-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { SET_CONTACT } from '../../../infrastructure/site/debugger-calls.ts';
import { transferWalk } from '../../support/browser/transfer-walk.ts';
import { holdUpReadsAfterCommit } from '../../support/database/held-up-reads.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

const NEW = 'quite another horse';

describe('what was changed, where its contacts cannot be told', () => {
  let fixture: SandboxFixture;
  let reported: unknown[];
  beforeAll(async () => {
    fixture = await openFixture({ onFailure: ({ error }) => reported.push(error) });
  });
  beforeEach(() => {
    reported = [];
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  afterAll(() => fixture.close());

  it('is answered as changed: a password [TWO-11, TWO-15]', async () => {
    const player = await fixture.player();
    await player.send(SET_CONTACT, { body: { email: 'untold@example.org', phone: '' } });
    holdUpReadsAfterCommit(fixture.sandbox.database);
    const reply = await player.send(CHANGE_PASSWORD, { body: { password: player.password, new_password: NEW } });
    vi.restoreAllMocks();
    expect([reply.status, reported.length]).toEqual([200, 1]);
    const body = { uLogin: String(player.userId), uPassword: NEW, save: false };
    expect((await fixture.visitor().send(SIGN_IN, { body })).status).toBe(200);
  });

  it('is answered as changed: an account that was transferred, with the password of the new one [TRF-9]', async () => {
    const walk = transferWalk(fixture);
    const { player, phone } = await walk.movingPlayer();
    const token = await walk.tokenFor(player, phone);
    holdUpReadsAfterCommit(fixture.sandbox.database);
    const moved = await walk.userData(player, token);
    vi.restoreAllMocks();
    expect([moved.status, reported.length]).toEqual([200, 1]);
  });
});
