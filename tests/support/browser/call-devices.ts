import {
  FORGET_DEVICE,
  PLAYER_DEVICES,
  SIGN_OUT_DEVICE,
  SIGN_OUT_ELSEWHERE,
} from '../../../infrastructure/session/device-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import type { SandboxFixture } from '../sandbox-fixture.ts';

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:149.0) Gecko/20100101 Firefox/149.0' };

/** A player on two devices. */
export async function callDevices(fixture: SandboxFixture): Promise<void> {
  const [player, elsewhere] = [await fixture.player(), fixture.visitor()];
  const { userId, password } = player;
  const body = { password };
  const signIn = async () =>
    elsewhere.send(SIGN_IN, { body: { uLogin: String(userId), uPassword: password, save: true } }, FIREFOX);
  await signIn();
  const { devices } = (await player.send(PLAYER_DEVICES)).read();
  const params = { id: String(devices.find(({ isThis }) => !isThis)?.id) };
  await player.send(SIGN_OUT_DEVICE, { params, body });
  await player.send(SIGN_OUT_ELSEWHERE, { body });
  await player.send(FORGET_DEVICE, { params, body });
}
