import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { PLACEMENT_LOOKUP } from '../../../infrastructure/coupon/coupon-calls.ts';
import { CHANGE_SITE_RULES, SANDBOX_STATE } from '../../../infrastructure/site/debugger-calls.ts';
import { SITE_CONFIG } from '../../../infrastructure/site/site-calls.ts';
import { openBets, order, place } from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

const OFF = { status: 'rejected', reason: 'one-click-off' };

describe('the switch of betting by one click', () => {
  let fixture: SandboxFixture;
  let player: TestPlayer;
  beforeAll(async () => {
    fixture = await openFixture({ liveDelay: 3000 });
    player = await fixture.player();
  });
  beforeEach(async () => {
    await turn(true);
    await fixture.move(1000);
  });
  afterAll(async () => {
    await fixture.assertSound();
    await fixture.close();
  });

  const turn = async (isOn: boolean) => {
    const { rules } = (await fixture.visitor().send(SANDBOX_STATE)).read();
    await fixture.visitor().send(CHANGE_SITE_RULES, {
      body: {
        ...rules,
        show_one_click: isOn,
        availableRoutes: [...rules.availableRoutes],
        closedFragments: [...rules.closedFragments],
      },
    });
  };
  const money = async () => (await player.send(ACCOUNT_LIST)).read().accounts[0]!.money;
  const oneClick = async (section?: 'live') => {
    const [bet] = await openBets(fixture, 1, section === undefined ? {} : { section });
    return order(player, [bet!], { isOneClick: true });
  };

  it('is an operator’s: the configuration says it, and an order by one click is refused without money, another is not [ONE-5, ONE-10]', async () => {
    const config = async () => (await player.send(SITE_CONFIG, { query: { lang: 'en' } })).body.result;
    expect(await config()).toMatchObject({ show_one_click: true });
    expect((await place(player, await oneClick())).body).toMatchObject({ status: 'accepted' });
    await turn(false);
    expect(await config()).toMatchObject({ show_one_click: false });
    const before = await money();
    expect((await place(player, await oneClick())).body).toMatchObject(OFF);
    expect(await money()).toBe(before);
    const plain = { ...(await oneClick()), isOneClick: false };
    expect((await place(player, plain)).body).toMatchObject({ status: 'accepted' });
  });

  it('holds for what still waits: a live bet by one click is refused at the end of its delay [ONE-10]', async () => {
    const key = randomUUID();
    const before = await money();
    expect((await place(player, await oneClick('live'), key)).body).toMatchObject({ status: 'pending' });
    await turn(false);
    await fixture.move(4000);
    expect((await player.send(PLACEMENT_LOOKUP, { params: { key } })).body).toMatchObject(OFF);
    expect(await money()).toBe(before);
  });
});
