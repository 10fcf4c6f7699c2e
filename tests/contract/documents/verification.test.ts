import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TOP_UP } from '../../../infrastructure/accounts/account-change-calls.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { OFFICE_SETTINGS, SAVE_OFFICE_SETTING } from '../../../infrastructure/player/office-settings-calls.ts';
import { PAYMENT_OFFER } from '../../../infrastructure/payments/payment-calls.ts';
import { DOCUMENTS, SEND_DOCUMENT } from '../../../infrastructure/player/document-calls.ts';
import { USER_CONFIG } from '../../../infrastructure/player/player-calls.ts';
import { DISCONNECT } from '../../../infrastructure/session/session-calls.ts';
import { SET_JURISDICTION, SET_RESTRICTIONS } from '../../../infrastructure/site/debugger-calls.ts';
import { MESSAGES } from '../../../infrastructure/support/message-calls.ts';
import { UPLOAD_PREFIX } from '../../../core/support/attached-file.ts';
import { SEND_FILE } from '../../../infrastructure/support/upload-calls.ts';
import type { DocumentKind } from '../../../core/player/documents/identity-document.ts';
import { minutes } from '../../../core/shared/time.ts';
import { playerStatus } from '../../../core/player/player-status.ts';
import { beginWithdrawal, payIn } from '../../support/browser/walks/pay.ts';
import { limitsOf, saveLimits, shutOut } from '../../support/browser/walks/set-limits.ts';
import { transferWalk } from '../../support/browser/transfer-walk.ts';
import type { Visitor } from '../../support/browser/visitor.ts';
import { jpegOf, pngOf } from '../../support/examples/picture-files.ts';
import { openFixture, registerPlayer, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

const DESK = '/debugger/documents';

describe('the verification of a player', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterEach(() => fixture.assertSound());
  afterAll(() => fixture.close());

  const upload = async (player: Visitor, name = 'page.jpg') =>
    (await player.send(SEND_FILE, { query: { purpose: 'document', name }, file: jpegOf() })).read().id;
  const give = async (player: Visitor, kind: DocumentKind, uploadId?: string) =>
    player.send(SEND_DOCUMENT, { body: { kind, uploadId: uploadId ?? (await upload(player)) } });
  const configOf = async (player: Visitor) => (await player.send(USER_CONFIG)).read().result;
  const status = async (player: Visitor) => playerStatus(await configOf(player));
  const stateOf = async (player: Visitor, kind: DocumentKind) =>
    (await player.send(DOCUMENTS)).read().documents.find((document) => document.kind === kind);
  const ask = ({ cookies }: Visitor, url: string, fields?: Readonly<Record<string, string>>, site = 'same-origin') =>
    fixture.app.inject({
      method: fields === undefined ? 'GET' : 'POST',
      url,
      headers: {
        host: 'localhost:3000',
        'sec-fetch-site': site,
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(fields === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(fields === undefined ? {} : { payload: new URLSearchParams(fields).toString() }),
    });
  const idOf = async (player: TestPlayer, kind: DocumentKind) => {
    const rows = fixture.sandbox.database.selectFrom('player_documents').select('id').orderBy('id', 'desc');
    const own = rows.where('user_id', '=', player.userId).where('kind', '=', kind);
    return String((await own.executeTakeFirstOrThrow()).id);
  };
  const accept = async (player: TestPlayer, kind: DocumentKind) =>
    ask(player, DESK, { decide: 'accept', id: await idOf(player, kind) });
  const verify = async (player: TestPlayer) => {
    for (const kind of ['main', 'address', 'selfie'] as const) {
      await give(player, kind);
      await accept(player, kind);
    }
  };

  it('goes from nothing over waiting and refused to accepted, each told to the player [VRF-1] [VRF-2] [VRF-3]', async () => {
    const player = await fixture.player();
    expect(await status(player)).toBe('not-verified');
    expect((await player.send(DOCUMENTS)).read()).toEqual({
      documents: ['main', 'address', 'selfie'].map((kind) => ({ kind, state: 'missing' })),
      history: [],
    });
    await give(player, 'main');
    expect(await status(player)).toBe('pending');
    expect(await stateOf(player, 'main')).toMatchObject({ state: 'waiting', file: { name: 'page.jpg', type: 'jpeg' } });
    await ask(player, DESK, { decide: 'refuse', id: await idOf(player, 'main'), reason: 'cropped' });
    expect(await stateOf(player, 'main')).toMatchObject({ state: 'refused', reason: 'cropped' });
    expect(await status(player)).toBe('not-verified');
    await verify(player);
    expect(await status(player)).toBe('verified');
    const told = (await player.send(MESSAGES, { query: {} })).read().messages.map(({ kind }) => kind);
    const accepted = ['document-accepted', 'document-accepted', 'document-accepted'];
    expect(told.toSorted()).toEqual([...accepted, 'document-refused', 'welcome']);
    const files = await fixture.sandbox.database
      .selectFrom('uploads')
      .select('kept_for')
      .where('user_id', '=', player.userId)
      .execute();
    expect(files).toHaveLength(3);
    const { history } = (await player.send(DOCUMENTS)).read();
    expect(history.filter(({ kind }) => kind === 'main').map(({ event }) => event)).toEqual(
      expect.arrayContaining(['accepted', 'refused', 'sent', 'sent']),
    );
  });

  it('is open to the banned exactly while their withdrawal waits for it [NV-69] [WDR-25] [VRF-4]', async () => {
    const player = await fixture.player();
    const ban = (banLevel: number) =>
      player.send(SET_RESTRICTIONS, { body: { banLevel, banVersion: 1, areTermsChanged: false } });
    const need = async () => (await configOf(player)).withdrawalNeed;
    await payIn(fixture, player, 500);
    await fixture.move(minutes(1));
    await ban(53);
    expect([await need(), (await give(player, 'main')).status]).toEqual([undefined, 403]);
    await player.send(SET_JURISDICTION, { body: { jurisdiction: 'UK' } });
    expect(await need()).toBe('verification');
    expect((await beginWithdrawal(player, 200)).code).toBe('withdrawal-verification');
    await ban(52);
    expect(await give(player, 'main')).toMatchObject({ status: 403, code: 'no-right' });
    await ban(53);
    await verify(player);
    expect([await status(player), await need()]).toEqual(['banned', undefined]);
    expect((await beginWithdrawal(player, 200)).status).toBe(200);
    await player.send(SET_JURISDICTION, { body: { jurisdiction: 'default' } });
  });

  it('goes along with a transfer, with files, limits and the first deposit, and the old account opens none [TRF-17]', async () => {
    const walk = transferWalk(fixture);
    const { player, phone } = await walk.movingPlayer();
    await walk.require(player, false);
    const uploadId = await upload(player);
    await give(player, 'main', uploadId);
    await accept(player, 'main');
    for (const kind of ['address', 'selfie'] as const) {
      await give(player, kind);
      await accept(player, kind);
    }
    await payIn(fixture, player, 200);
    await fixture.move(minutes(1));
    await saveLimits(player, [['daily-deposit', 900]]);
    const settingsOf = async () => (await player.send(OFFICE_SETTINGS, { query: { lng: 'en' } })).read();
    expect((await settingsOf()).firstDepositBonusSetting).toBeUndefined();
    await player.send(SAVE_OFFICE_SETTING, { body: { id: 'wallet_rub', value: 0, lng: 'en' } });
    await shutOut(player, 7);
    await walk.signIn(player, player.userId, player.password);
    const known = async () => [
      (await player.send(DOCUMENTS)).read(),
      await limitsOf(player),
      (await settingsOf()).wallets.map(({ takesBonuses }) => takesBonuses),
      await status(player),
      (await configOf(player)).protectionScore,
    ];
    const before = await known();
    expect(await status(player)).toBe('verified');
    await walk.require(player);
    const { player: made } = (await walk.userData(player, await walk.tokenFor(player, phone))).read();
    expect((await ask(player, `${UPLOAD_PREFIX}${uploadId}`)).statusCode).toBe(404);
    await walk.signIn(player, made!.userId, made!.password);
    expect(await known()).toEqual(before);
    expect((await settingsOf()).firstDepositBonusSetting).toBeUndefined();
    const file = await ask(player, `${UPLOAD_PREFIX}${uploadId}`);
    expect([file.statusCode, file.rawPayload.equals(Buffer.from(jpegOf()))]).toEqual([200, true]);
    const { accounts } = (await player.send(ACCOUNT_LIST)).read();
    const topUp = await player.send(TOP_UP, { body: { id: accounts[0]!.id, amount: 100 } });
    expect([topUp.status, topUp.code]).toEqual([403, 'self-excluded']);
  });

  it('takes each document once while it waits or holds, also of two sent at once [VRF-2]', async () => {
    const player = await fixture.player();
    const ids = [await upload(player), await upload(player)];
    const replies = await Promise.all(ids.map((id) => give(player, 'selfie', id)));
    expect(replies.filter(({ status: code }) => code === 200)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === 'document-state')).toHaveLength(1);
    await accept(player, 'selfie');
    expect((await give(player, 'selfie')).code).toBe('document-state');
    expect((await give(player, 'additional')).code).toBe('not-requested');
  });

  it('takes no file of another, of another purpose, or that is none, and writes nothing then [SEC-43] [UPL-6]', async () => {
    const [player, other] = [await fixture.player(), await fixture.player()];
    const foreign = await upload(other);
    const purpose = { query: { purpose: 'support', name: 'a.png' }, file: pngOf() } as const;
    const otherwise = (await player.send(SEND_FILE, purpose)).read().id;
    for (const id of [foreign, otherwise, '00000000-0000-4000-8000-000000000000'])
      expect((await give(player, 'main', id)).status).toBe(404);
    expect(await stateOf(player, 'main')).toEqual({ kind: 'main', state: 'missing' });
    expect(await status(player)).toBe('not-verified');
    expect((await give(other, 'main', foreign)).status).toBe(200);
    expect((await give(player, 'main', foreign)).status).toBe(404);
  });

  it('asks for another document and takes the status away until that is accepted [VRF-3] [VRF-6] [PR-13]', async () => {
    const player = await fixture.player();
    await verify(player);
    const request = { decide: 'request', player: String(player.userId), wanted: 'income' };
    await ask(player, DESK, request);
    expect(await stateOf(player, 'additional')).toEqual({ kind: 'additional', state: 'requested', wanted: 'income' });
    expect(await status(player)).toBe('not-verified');
    expect(await configOf(player)).toMatchObject({
      isDocumentRequested: true,
      verificationGroup: 'VERIFICATION_DOCUMENT_REQUESTED',
      verificationTypes: [4],
    });
    expect((await ask(player, DESK, request)).headers['location']).toContain('gone=1');
    await give(player, 'additional');
    expect(await status(player)).toBe('pending');
    await accept(player, 'additional');
    expect(await status(player)).toBe('verified');
    expect((await accept(player, 'additional')).headers['location']).toContain('gone=1');
  });

  it('is reviewed in the browser of the player alone; nobody else sees or answers anything [VRF-7] [SEC-43]', async () => {
    const [player, other] = [await fixture.player(), await fixture.player()];
    const file = await upload(player, '<script>alert(1)</script>"\'.jpg');
    await give(player, 'main', file);
    const own = await ask(player, `${DESK}?lng=en`);
    expect(own.body).toContain(`/debugger/documents/file/${file}`);
    expect(own.body).not.toMatch(/<script>alert/);
    expect(own.headers['content-security-policy']).toMatch(/default-src 'none'.*img-src 'self'/);
    const shown = await ask(player, `${DESK}/file/${file}`);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['content-disposition']).toMatch(/^attachment/);
    expect(shown.headers['content-security-policy']).toContain('sandbox');
    const id = await idOf(player, 'main');
    for (const stranger of [other, fixture.visitor()]) {
      expect((await ask(stranger, DESK)).body).not.toContain(file);
      expect((await ask(stranger, `${DESK}/file/${file}`)).statusCode).toBe(404);
      await ask(stranger, DESK, { decide: 'accept', id });
      await ask(stranger, DESK, { decide: 'request', player: String(player.userId), wanted: 'income' });
    }
    expect((await ask(player, DESK, { decide: 'accept', id }, 'cross-site')).statusCode).toBe(403);
    expect((await ask(player, DESK, { decide: 'accept', id: `${id} or 1=1` })).statusCode).toBe(400);
    expect((await player.send(DOCUMENTS)).read().documents).toEqual([
      expect.objectContaining({ kind: 'main', state: 'waiting' }),
      { kind: 'address', state: 'missing' },
      { kind: 'selfie', state: 'missing' },
    ]);
  });

  it('shows the file while its player is signed in alone: not after the sign-out, nor to the next player [VRF-8]', async () => {
    const player = await fixture.player();
    const file = await upload(player);
    await give(player, 'main', file);
    const { cookies } = player;
    expect((await ask(player, `${DESK}/file/${file}`)).statusCode).toBe(200);
    await player.send(DISCONNECT, { body: {} });
    const seen = async () => [
      (await ask(player, `${DESK}/file/${file}`)).statusCode,
      (await ask(player, `${DESK}?lng=en`)).body.includes(file),
    ];
    expect(await seen()).toEqual([404, false]);
    const next = await registerPlayer(fixture.visitor(cookies), 'RUB');
    expect(await seen()).toEqual([404, false]);
    expect((await ask(next, `${DESK}/file/${file}`)).statusCode).toBe(404);
  });

  it('comes before the first withdrawal where the law asks for it, and is announced with deposits [VRF-4] [PR-15]', async () => {
    const player = await fixture.player();
    const law = (jurisdiction: 'default' | 'MT') =>
      fixture.visitor().send(SET_JURISDICTION, { body: { jurisdiction } });
    const offer = async () =>
      (await player.send(PAYMENT_OFFER, { query: { accountId: player.accountId, lng: 'en' } })).read();
    expect(await configOf(player)).toMatchObject({ isVerificationShownOnDeposit: false });
    await law('MT');
    expect(await configOf(player)).toMatchObject({
      isVerificationShownOnDeposit: true,
      isIdentificationNeeded: true,
      verificationTypes: [1, 2, 3],
    });
    expect((await offer()).stop).toBe('verification');
    expect(await beginWithdrawal(player, 200)).toMatchObject({ status: 403, code: 'withdrawal-verification' });
    await verify(player);
    expect((await offer()).stop).toBeUndefined();
    expect((await beginWithdrawal(player, 200)).status).toBe(200);
    expect(await configOf(player)).toMatchObject({ isVerificationShownOnDeposit: false });
    await law('default');
    expect((await beginWithdrawal(await fixture.player(), 200)).status).toBe(200);
  });
});
