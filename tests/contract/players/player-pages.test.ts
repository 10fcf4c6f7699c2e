import { minutes } from '../../../core/shared/time.ts';
import { payIn } from '../../support/browser/walks/pay.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { ACCEPT_TERMS, TERMS_STATUS } from '../../../infrastructure/player/player-calls.ts';
import { SET_JURISDICTION, SET_RESTRICTIONS } from '../../../infrastructure/site/debugger-calls.ts';
import { accepted, openBets, order, place } from '../../support/browser/open-bets.ts';
import type { TestPlayer } from '../../support/sandbox-fixture.ts';
import { openRenderedSite, type RenderedSite } from '../../support/rendered-site.ts';

let site: RenderedSite;

beforeAll(async () => {
  site = await openRenderedSite();
});
afterAll(async () => {
  await site.close();
});

describe('the page that prints a coupon', () => {
  it('shows a coupon to its owner alone [SEC-83]', async () => {
    const [owner, other] = [await site.fixture.player(), await site.fixture.player()];
    const bets = await openBets(site.fixture, 2);
    const [coupon] = accepted((await place(owner, order(owner, bets, { typeId: 1, amount: 150 }))).read()).coupons;
    const address = `/en/print-coupon/${String(coupon?.id)}`;
    const own = await site.ask(address, owner.cookies);
    expect(own.status).toBe(200);
    expect(own.html).toContain(`Bet no. ${String(coupon?.id)}, Accumulator`);
    expect(own.html).toMatch(/Stake: .*150/);
    expect(own.html).toContain('noindex');
    const foreign = await site.ask(address, other.cookies);
    expect(foreign.status).toBe(404);
    expect(foreign.html).not.toContain(`no. ${String(coupon?.id)}`);
    expect((await site.ask(address)).location).toBe(
      `/en?showSignInModal=1&returnUrl=${encodeURIComponent(address.replace('/en', ''))}`,
    );
  });
});

describe('the page on the way back from a payment system', () => {
  it.each([
    ['/en/onpay/success', 'Deposit failed', 'decline'],
    ['/en/onpay/fail', 'The payment provider has confirmed your deposit', 'pay'],
    ['/en/onpay/success', 'Deposit cancelled', 'cancel'],
    ['/en/onpay/cancel', 'Your deposit is being processed', 'wait'],
    ['/en/onpay/success', 'We’re checking the payment', undefined],
    ['/en/onpay/withdraw/success', 'We’re checking the withdrawal', 'pay'],
  ] as const)('says at %s what the server knows: %s [RTN-1] [RTN-3] [RTN-4]', async (path, title, decision) => {
    const player = await site.fixture.player();
    if (decision !== undefined) await payIn(site.fixture, player, 500, decision);
    await site.fixture.move(minutes(1));
    const { status, html } = await site.ask(path, player.cookies);
    expect(status).toBe(200);
    expect(html).toContain(`<h1 id="return-title">${title}</h1>`);
    const [, shown = ''] = /aria-labelledby="return-title"([\s\S]*?)<\/section>/.exec(html) ?? [];
    const links = [...shown.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, address = '']) => address);
    expect(links).toContain('/en');
    for (const link of links) expect((await site.ask(link, player.cookies)).status, link).toBe(200);
    expect(html).toContain('Your current balance');
  });

  it('believes nothing that stands in its address [RTN-2, SEC-24]', async () => {
    const query = '?amount=999999&balance=777777&status=success&text=%3Cscript%3E__pwn()%3C/script%3E';
    const { status, html } = await site.ask(`/en/onpay/fail${query}`);
    expect(status).toBe(200);
    expect(html).toContain('We’re checking the payment');
    expect(html).toContain('Log in to see your balance');
    const body = html.slice(html.indexOf('<div id="root">'), html.indexOf('<script type="application/json"'));
    expect(body).not.toMatch(/999999|777777|__pwn/);
    expect((await site.ask('/en/onpay/anything')).status).toBe(404);
  });
});

describe('the balance in a page as it comes', () => {
  const PAGES = ['/en', '/en/line/football', '/en/onpay/success'];
  /** What is painted before any script runs; the data beside it is the coupon's, which needs the amount. */
  const painted = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
  const amounts = async (player: TestPlayer, cookies: ReadonlyMap<string, string>) => {
    const [account] = (await player.send(ACCOUNT_LIST)).read().accounts;
    const units = new Intl.NumberFormat('en').format(Number(account!.money) / 100);
    const pages = await Promise.all(PAGES.map(async (page) => (await site.ask(page, cookies)).html));
    return pages.map((html) => painted(html).includes(units));
  };

  it('is painted nowhere until the player shows it on this device, where it is then shown from the first paint [AC-10, PR-35]', async () => {
    const player = await site.fixture.player();
    const told = (balance: string) => new Map([...player.cookies, ['balance', balance]]);
    expect(await amounts(player, player.cookies)).toEqual([false, false, false]);
    expect(await amounts(player, told('hidden'))).toEqual([false, false, false]);
    expect(await amounts(player, told('shown'))).toEqual([true, true, true]);
  });
});

describe('the page of changed terms', () => {
  it('stands before every other until they are accepted, and leads on [NV-15, NV-41]', async () => {
    const player = await site.fixture.player();
    await player.send(SET_RESTRICTIONS, { body: { banLevel: 0, banVersion: 1, areTermsChanged: true } });
    const sent = await site.ask('/en/office/history?page=2', player.cookies);
    expect(sent.location).toBe('/en/confirm-terms?to=%2Foffice%2Fhistory%3Fpage%3D2');
    const page = await site.ask(sent.location ?? '', player.cookies);
    expect(page.status).toBe(200);
    expect(page.html).toContain('Our terms have changed');
    expect(page.html).toContain('Who may play');
    const { areChanged, changedAt } = (await player.send(TERMS_STATUS)).read();
    expect(areChanged).toBe(true);
    const stale = await player.send(ACCEPT_TERMS, { body: { updatedAt: (changedAt ?? 0) - 1 } });
    expect(stale.read().areChanged).toBe(true);
    const done = await player.send(ACCEPT_TERMS, { body: { updatedAt: changedAt ?? 0 } });
    expect(done.read().areChanged).toBe(false);
    expect((await site.ask('/en/office/history', player.cookies)).status).toBe(200);
  });
});

describe('the way of a banned player to the money', () => {
  const OUT = 'https://blocked.oddsmith.example/';
  const answers = async (player: TestPlayer, paths: readonly string[]) =>
    Promise.all(
      paths.map(async (path) => {
        const { status, location } = await site.ask(`/en/${path}`, player.cookies);
        return location ?? status;
      }),
    );

  it('has open what the withdrawal needs, and nothing else [NV-69] [WDR-25]', async () => {
    const player = await site.fixture.player();
    const pages = [
      'office/deduce',
      'user/accountverify',
      'office/verification',
      'office/identification',
      'office/account',
    ];
    const change = (row: object) =>
      site.fixture.sandbox.database.updateTable('users').set(row).where('id', '=', player.userId).execute();
    await player.send(SET_RESTRICTIONS, { body: { banLevel: 53, banVersion: 1, areTermsChanged: false } });
    expect(await answers(player, pages)).toEqual([200, OUT, OUT, OUT, OUT]);
    await change({ email: `banned${player.userId}@example.com`, activation_type: 0 });
    expect(await answers(player, pages)).toEqual([200, 200, OUT, OUT, OUT]);
    await change({ ban_level: 52 });
    expect(await answers(player, pages)).toEqual([OUT, OUT, OUT, OUT, OUT]);
    await change({ ban_level: 53, activation_type: 1 });
    await player.send(SET_JURISDICTION, { body: { jurisdiction: 'MT' } });
    expect(await answers(player, pages)).toEqual([200, OUT, 200, OUT, OUT]);
    await change({ internal_verification_status: 1 });
    expect(await answers(player, pages)).toEqual([200, OUT, OUT, OUT, OUT]);
    await player.send(SET_JURISDICTION, { body: { jurisdiction: 'default' } });
  });
});
