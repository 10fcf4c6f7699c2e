import { hours } from '../../../../core/shared/time.ts';
import {
  ACKNOWLEDGE_CHECK,
  AVAILABLE_LIMITS,
  BLOCK_USER,
  HELD_EXCLUSION,
  LIMIT_ACTION,
  PING,
  PLAY_SESSION,
  REMOVE_LIMIT,
  SELF_EXCLUSION_REASONS,
  TEST_ANSWERS,
} from '../../../../infrastructure/limits/limit-calls.ts';
import { draftOnWire } from '../../../../infrastructure/limits/limit-wire.ts';
import { SIGN_IN } from '../../../../infrastructure/session/sign-in-calls.ts';
import { SET_JURISDICTION } from '../../../../infrastructure/site/debugger-calls.ts';
import type { SandboxFixture } from '../../sandbox-fixture.ts';
import { limitsOf, loosen, saveLimits } from './set-limits.ts';

/** Every call about limits; the player is shut out in the end, for a reason. */
export async function callLimits(fixture: SandboxFixture): Promise<void> {
  const player = await fixture.player();
  await player.send(SET_JURISDICTION, { body: { jurisdiction: 'default' } });
  await player.send(AVAILABLE_LIMITS);
  await player.send(SELF_EXCLUSION_REASONS);
  await saveLimits(player, [
    ['daily-deposit', 500],
    ['weekly-wagering', 900],
    ['session', 2],
    ['deposit-time-out', 1],
  ]);
  const asked = (await saveLimits(player, [['daily-deposit', 600]])).read();
  const tokenGuid = asked.status === 'questions' ? asked.tokenGuid : '';
  await player.send(TEST_ANSWERS, { body: { tokenGuid, answers: [{ questionId: 1, answerId: 3 }] } });
  await loosen(player, [['daily-deposit', 700]]);
  await player.send(REMOVE_LIMIT, { query: { limitType: 2 } });
  await loosen(player, [['weekly-wagering', 'unlimited']]);
  await player.send(PING, { body: {} });
  await player.send(PLAY_SESSION);
  await limitsOf(player);
  await player.send(LIMIT_ACTION, { body: { action: 'cancel', limitTypes: [2] } });
  fixture.clock.move(hours(24));
  await player.send(ACKNOWLEDGE_CHECK, { body: {} });
  await player.send(LIMIT_ACTION, { body: { action: 'confirm', limitTypes: [20] } });
  fixture.clock.move(hours(-24));
  await player.send(BLOCK_USER, {
    key: '4f1c1c9e-6d0e-4c38-9f6b-3d1f4a1c2b3e',
    body: draftOnWire({
      kind: 'self-exclusion',
      value: 7,
      selfExclusionReason: { id: 3, text: '' },
    }),
  });
  await player.send(HELD_EXCLUSION, {
    params: { key: '4f1c1c9e-6d0e-4c38-9f6b-3d1f4a1c2b3e' },
    query: { userId: String(player.userId) },
  });
  await player.send(SIGN_IN, { body: { uLogin: String(player.userId), uPassword: player.password, save: false } });
  await limitsOf(player);
}
