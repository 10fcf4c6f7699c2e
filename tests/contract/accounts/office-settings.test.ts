import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../../core/shared/time.ts';
import { EXPRESSES } from '../../../infrastructure/coupon/express-calls.ts';
import {
  DISALLOW_SPORTS,
  OFFICE_SETTINGS,
  SAVE_OFFICE_SETTING,
} from '../../../infrastructure/player/office-settings-calls.ts';
import { USER_CONFIG } from '../../../infrastructure/player/player-calls.ts';
import { GAMES, SEARCH } from '../../../infrastructure/sports/found-games-calls.ts';
import { LINE_CHANGES } from '../../../infrastructure/sports/line-changes-calls.ts';
import { FINISH_GAME } from '../../../infrastructure/site/debugger-calls.ts';
import { LINE, TREE } from '../../../infrastructure/sports/sports-calls.ts';
import { transferWalk } from '../../support/browser/transfer-walk.ts';
import { accepted, order, place, shortBets } from '../../support/browser/open-bets.ts';
import { beginWithdrawal, payIn } from '../../support/browser/walks/pay.ts';
import { shutOut } from '../../support/browser/walks/set-limits.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

const WHOLE = { lng: 'en', section: 'all', time: '0', hours: '0' } as const;

describe('the settings of the office', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());

  const settingsOf = async (by: Awaited<ReturnType<SandboxFixture['player']>>) =>
    (await by.send(OFFICE_SETTINGS, { query: { lng: 'en' } })).read();
  const line = async (hide?: string) => (await fixture.visitor().send(LINE, { query: { ...WHOLE, hide } })).read();

  it('are what has an effect, in the language of the page [OFS-1, OFS-2]', async () => {
    const settings = await settingsOf(await fixture.player());
    expect(settings.notificationSettings).toEqual([
      { id: 'mailing_deposit', title: 'Deposits and withdrawals by e-mail', value: 0, options: [] },
      { id: 'mailing_bets', title: 'Settled coupons by e-mail', value: 0, options: [] },
      { id: 'mailing_sms', title: 'Withdrawals paid or refused by SMS', value: 0, options: [] },
      { id: 'mailing_events', title: 'News and offers', value: 0, options: [] },
    ]);
    expect(settings.commonSettings).toMatchObject([{ id: 'one_session', value: 0, options: [] }]);
    expect(settings.otherSettings).toMatchObject([
      { id: 'sign_in_letters', value: 0, options: [{ label: 'Never' }, { label: 'From new devices' }, { value: 2 }] },
    ]);
    expect(settings.availableCurrencies).toContain('EUR');
    expect(settings.walletAttributes).toEqual({ titleKey: 'office_settings_wallets_bonus' });
    expect(settings.sports.length).toBeGreaterThan(20);
    expect(settings).toMatchObject({ areClubPointsShown: true, clubPoints: 0, pointsAccumulated: 0 });
    expect(settings.promoSetting).toMatchObject({ usesPromoPointsName: true, areAdditionalCashbackTermsShown: true });
    expect([settings.cashbackSetting?.value, settings.firstDepositBonusSetting?.value]).toEqual([1, 0]);
    expect(settings.bonusSetting).toMatchObject({ value: 1, options: [{ value: 0 }, { value: 1 }, { value: 2 }] });
  });

  it('keep the news, for this player alone [OFS-4]', async () => {
    const [one, other] = [await fixture.player(), await fixture.player()];
    await one.send(SAVE_OFFICE_SETTING, { body: { id: 'mailing_events', value: 1, lng: 'en' } });
    expect((await settingsOf(one)).notificationSettings.map(({ value }) => value)).toEqual([0, 0, 0, 1]);
    expect((await settingsOf(other)).notificationSettings.map(({ value }) => value)).toEqual([0, 0, 0, 0]);
    await one.send(SAVE_OFFICE_SETTING, { body: { id: 'mailing_events', value: 0, lng: 'en' } });
    expect((await settingsOf(one)).notificationSettings[3]?.value).toBe(0);
  });

  it('have a letter of each payment that ended for whoever wishes so, at a proven address [OFS-13]', async () => {
    const walk = transferWalk(fixture);
    const paid = async (address: string, value: number, isProven = true) => {
      const player = await fixture.player();
      if (isProven) await walk.attach(player, address);
      await player.send(SAVE_OFFICE_SETTING, { body: { id: 'mailing_deposit', value, lng: 'en' } });
      await payIn(fixture, player, 200);
      await payIn(fixture, player, 200, 'decline');
      await fixture.move(minutes(1));
      return (await walk.messagesTo(address)).filter(({ purpose }) => purpose === 'payment').length;
    };
    expect(await paid('wishes@example.org', 1)).toBe(2);
    expect(await paid('wishes-not@example.org', 0)).toBe(0);
    expect(await paid('unproven@example.org', 1, false)).toBe(0);
  });

  it('have one letter of coupons settled together for whoever wishes so, at a proven address [OFS-15]', async () => {
    const walk = transferWalk(fixture);
    const [bet] = await shortBets(fixture, 1);
    const bettor = async (address: string, value: number, isProven = true) => {
      const player = await fixture.player();
      if (isProven) await walk.attach(player, address);
      await player.send(SAVE_OFFICE_SETTING, { body: { id: 'mailing_bets', value, lng: 'en' } });
      for (let count = 0; count < 2; count += 1) accepted((await place(player, order(player, [bet!]))).read());
    };
    await bettor('bets@example.org', 1);
    await bettor('bets-not@example.org', 0);
    await bettor('bets-unproven@example.org', 1, false);
    fixture.clock.move(1000);
    await fixture.visitor().send(FINISH_GAME, { params: { id: String(bet!.gameId) }, body: {} });
    const told = async (address: string) =>
      (await walk.messagesTo(address)).filter(({ purpose }) => purpose === 'coupons-settled').length;
    expect(await told('bets@example.org')).toBe(1);
    expect([await told('bets-not@example.org'), await told('bets-unproven@example.org')]).toEqual([0, 0]);
  });

  it('have a text message of a withdrawal that ended for whoever wishes so, at a proven phone [OFS-16]', async () => {
    const walk = transferWalk(fixture);
    const { database } = fixture.sandbox;
    const paidOut = async (phone: string, value: number, activation: number) => {
      const player = await fixture.player();
      const users = database.updateTable('users').where('id', '=', player.userId);
      await users.set({ phone, activation_type: 3 }).execute();
      await player.send(SAVE_OFFICE_SETTING, { body: { id: 'mailing_sms', value, lng: 'en' } });
      expect((await beginWithdrawal(player, 200)).status).toBe(200);
      await users.set({ activation_type: activation }).execute();
      for (let count = 0; count < 4; count += 1) await fixture.move(minutes(1));
      return (await walk.messagesTo(phone)).filter(({ purpose }) => purpose === 'withdrawal-ended').length;
    };
    expect(await paidOut('+79990000101', 1, 3)).toBe(1);
    expect([await paidOut('+79990000102', 0, 3), await paidOut('+79990000103', 1, 1)]).toEqual([0, 0]);
  });

  it('keep for which wallets bonuses come, each for its own player [OFS-10, OFS-11]', async () => {
    const [one, other] = [await fixture.player(), await fixture.player()];
    const wallets = async (by: typeof one) =>
      (await settingsOf(by)).wallets.map(({ currency, takesBonuses }) => [currency, takesBonuses]);
    expect((await settingsOf(one)).wallets).toEqual([{ currency: 'RUB', scoreId: one.accountId, takesBonuses: true }]);
    await one.send(SAVE_OFFICE_SETTING, { body: { id: 'wallet_rub', value: 0, lng: 'en' } });
    await one.send(SAVE_OFFICE_SETTING, { body: { id: 'bonus_type', value: 2, lng: 'en' } });
    expect([await wallets(one), await wallets(other)]).toEqual([[['RUB', false]], [['RUB', true]]]);
    expect((await settingsOf(one)).bonusSetting?.value).toBe(2);
    expect((await settingsOf(other)).bonusSetting?.value).toBe(1);
  });

  it.each([
    ['club_points', 1],
    ['mailing_events', 2],
    ['mailing_deposit', 2],
    ['mailing_bets', 2],
    ['mailing_sms', 2],
    ['one_session', 2],
    ['sign_in_letters', 3],
    ['bonus_type', 3],
    ['wallet_rub', 2],
    ['wallet_usd', 0],
  ])('refuse %s = %s with status 2 and words [OFS-8]', async (id, value) => {
    const player = await fixture.player();
    const refused = await player.send(SAVE_OFFICE_SETTING, { body: { id, value, lng: 'en' } });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ status: 2, title: 'This setting can’t be changed that way' });
  });

  it('offer no bonus of the first deposit during a break [OFS-5, BON-10]', async () => {
    const player = await fixture.player();
    expect((await settingsOf(player)).firstDepositBonusSetting).toBeDefined();
    await shutOut(player, 7, 'deposit-time-out');
    expect((await settingsOf(player)).firstDepositBonusSetting).toBeUndefined();
    const body = { id: 'first_deposit_bonus_type', value: 1, lng: 'en' } as const;
    expect((await player.send(SAVE_OFFICE_SETTING, { body })).body).toMatchObject({ status: 2 });
  });

  it('keep the sports that are not wanted, in order, and no number that is no sport [PR-18, PR-19]', async () => {
    const player = await fixture.player();
    await player.send(DISALLOW_SPORTS, { body: { line: [4, 1, 999_999], live: [2] } });
    const { result } = (await player.send(USER_CONFIG)).read();
    expect([result.disallowedLineSports, result.disallowedLiveSports]).toEqual([[1, 4], [2]]);
    expect(await settingsOf(player)).toMatchObject({ disallowedLineSports: [1, 4], disallowedLiveSports: [2] });
  });

  it('leave those out of the line and of live, each by its own list, for all who ask alike [SP-4]', async () => {
    const { games } = await line();
    const [live, ahead] = (['live', 'line'] as const).map((section) => games.find((game) => game.section === section));
    const without = await line(`${String(ahead?.sportId)}-${String(live?.sportId)}`);
    const isLeft = (section: string, sportId = 0) =>
      without.games.some((game) => game.section === section && game.sportId === sportId);
    expect([isLeft('line', ahead?.sportId), isLeft('live', live?.sportId)]).toEqual([false, false]);
    expect(without.games.length).toBeGreaterThan(0);
    expect((await line('zz-zz')).games.length).toBe(games.length);
  });

  it('leave them out of changes, favourites and counts of the tree, too [SP-4, SP-32]', async () => {
    const { games, version } = await line();
    const { id, sportId, section } = games[0]!;
    const hide = section === 'live' ? `-${String(sportId)}` : `${String(sportId)}-`;
    const visitor = fixture.visitor();
    const starred = async (hidden?: string) =>
      (await visitor.send(GAMES, { query: { lng: 'en', ids: String(id), hide: hidden } })).read().games.length;
    expect([await starred(), await starred(hide)]).toEqual([1, 0]);
    const countOf = async (hidden?: string) => {
      const { sports } = (await visitor.send(TREE, { query: { lng: 'en', hide: hidden } })).read();
      const sport = sports.find((each) => each.id === sportId)!;
      return section === 'live' ? sport.liveCount : sport.lineCount;
    };
    expect(await countOf()).toBeGreaterThan(0);
    expect(await countOf(hide)).toBe(0);
    const changes = (
      await visitor.send(LINE_CHANGES, { query: { ...WHOLE, since: String(version - 1), hide } })
    ).read();
    expect(changes?.games.some((game) => game.id === id) ?? false).toBe(false);
  });

  it('leave them out of the expresses of the day, which have other matches instead [SP-4, XD-5]', async () => {
    const offered = async (hide?: string) =>
      (await fixture.visitor().send(EXPRESSES, { query: { lng: 'en', hide } })).body.expresses;
    const [before] = await offered();
    const sport = String(before!.bets[0]!.sportId);
    const after = await offered(`${sport}-${sport}`);
    expect(after.flatMap(({ bets }) => bets.filter(({ sportId }) => String(sportId) === sport))).toEqual([]);
    expect(after.find(({ isLive }) => isLive === before!.isLive)?.bets).toHaveLength(4);
  });

  it('keep the page of a champ of theirs, with nothing in it [SP-32]', async () => {
    const { games } = await line();
    const { sportId, champId } = games.find((game) => game.sportId === 1)!;
    const query = { lng: 'en', hide: '1-1' } as const;
    const tree = (await fixture.visitor().send(TREE, { query: { ...query, of: '1' } })).read();
    expect(tree.champs.find(({ id }) => id === champId)).toMatchObject({ sportId, liveCount: 0, lineCount: 0 });
    const ofChamp = await fixture.visitor().send(LINE, { query: { ...WHOLE, ...query, champ: String(champId) } });
    expect(ofChamp.read().games).toEqual([]);
  });

  it('leave them out of the search [SP-4]', async () => {
    const game = (await line()).games.find(({ sportId }) => sportId === 1)!;
    const visitor = fixture.visitor();
    const found = async (hide?: string) =>
      (await visitor.send(SEARCH, { query: { lng: 'en', text: game.home.name, hide } })).read();
    expect((await found()).games.some(({ sportId }) => sportId === 1)).toBe(true);
    const without = await found('1-1');
    const left = [...without.games, ...without.champs, ...without.teams, ...without.outrights];
    expect(left.filter(({ sportId }) => sportId === 1)).toEqual([]);
  });
});
