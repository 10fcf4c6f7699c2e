import {
  CHECK_TRANSFER_CODE,
  SEND_TRANSFER_CODE,
  TRANSFER_USER,
} from '../../../infrastructure/accounts/transfer-calls.ts';
import { CHECK_CONTACT_CODE, SEND_CONTACT_CODE } from '../../../infrastructure/player/contact-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { SET_RESTRICTIONS } from '../../../infrastructure/site/debugger-calls.ts';
import type { SandboxFixture, TestPlayer } from '../sandbox-fixture.ts';
import type { Visitor } from './visitor.ts';

/** The calls of a transfer, as a page sends them. */
export function transferWalk(fixture: SandboxFixture) {
  let phones = 0;
  const newPhone = (): string => `+7905${String((phones += 1)).padStart(7, '0')}`;
  const messagesTo = async (contact: string) => {
    const { messages } = await fixture.outbox();
    return messages.filter(({ to }) => to === contact);
  };
  const codeTo = async (contact: string) =>
    (await messagesTo(contact)).find(({ code }) => code !== undefined)?.code ?? '';
  const require = async (player: Visitor, isTransferRequired = true) =>
    player.send(SET_RESTRICTIONS, {
      body: { banLevel: 0, banVersion: 1, areTermsChanged: false, isTransferRequired },
    });
  const attach = async (player: Visitor, contact: string, password = '') => {
    await player.send(SEND_CONTACT_CODE, { body: { contact, password } });
    const kind = contact.includes('@') ? 'email' : 'phone';
    return player.send(CHECK_CONTACT_CODE, { body: { kind, code: await codeTo(contact) } });
  };
  const sendCode = async (player: TestPlayer, phone: string, password?: string) =>
    player.send(SEND_TRANSFER_CODE, {
      params: { id: String(player.userId) },
      body: { country_code: 'ru', phone, ...(password === undefined ? {} : { password }) },
    });
  const check = async (player: TestPlayer, code: string) =>
    player.send(CHECK_TRANSFER_CODE, { params: { id: String(player.userId) }, body: { code } });
  const userData = async (player: Visitor, redirectToken: string) =>
    player.send(TRANSFER_USER, { body: { redirectToken } });
  const signIn = async (by: Visitor, userId: number, password: string) =>
    by.send(SIGN_IN, { body: { uLogin: String(userId), uPassword: password, save: false } });
  return {
    newPhone,
    messagesTo,
    codeTo,
    require,
    attach,
    sendCode,
    check,
    userData,
    signIn,
    /** A player with a proven phone who has to move. */
    movingPlayer: async (phone = newPhone()) => {
      const player = await fixture.player();
      await attach(player, phone);
      await require(player);
      return { player, phone };
    },
    /** As far as the token. */
    tokenFor: async (player: TestPlayer, phone: string, password?: string) => {
      const sent = await sendCode(player, phone, password);
      if (sent.status !== 200) throw new Error(`no code: ${sent.text}`);
      const { redirectToken = '' } = (await check(player, await codeTo(phone))).read();
      return redirectToken;
    },
  };
}

/** A player who moves to a new account. */
export async function callTransfer(fixture: SandboxFixture): Promise<void> {
  const walk = transferWalk(fixture);
  const { player, phone } = await walk.movingPlayer();
  await walk.userData(player, await walk.tokenFor(player, phone));
}
