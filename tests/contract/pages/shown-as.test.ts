import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRenderedSite, type RenderedSite } from '../../support/rendered-site.ts';

let site: RenderedSite;

beforeAll(async () => {
  site = await openRenderedSite();
});
afterAll(async () => {
  await site.close();
});

const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';

describe('the way a visit is shown', () => {
  it('is that of Telegram for a bot, signs nobody in, and holds for the visit [PSN-5] [SEC-23]', async () => {
    const first = await site.ask('/ru/line?botId=123&initData=user%3D1%26hash%3Dforged');
    expect(first.html).toMatch(/<html [^>]*data-shell="telegram"/);
    expect(first.headers['set-cookie']).toEqual([`shown-as=telegram; ${ATTRIBUTES}`]);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const next = await site.ask('/ru/line', new Map([['shown-as', 'telegram']]));
    expect(next.html).toContain('data-shell="telegram"');
    expect(next.headers['set-cookie']).toBeUndefined();
    for (const query of ['botId=12a', 'botId=', 'botId[]=1', 'x=1']) {
      expect((await site.ask(`/ru/line?${query}`)).html, query).not.toContain('data-shell');
    }
  });

  it('signs nobody in, whatever the address says of the player, and forged words of Telegram least [SEC-23]', async () => {
    const forged = 'user=%7B%22id%22%3A1%7D&auth_date=1&hash=00';
    for (const query of [
      `botId=1&initData=${encodeURIComponent(forged)}`,
      `botId=1&tgWebAppData=${forged}`,
      'userId=1',
    ]) {
      const reply = await site.ask(`/en/office/history?${query}`);
      expect([reply.status, reply.location?.startsWith('/en?showSignInModal=1')], query).toEqual([302, true]);
    }
  });

  it('is narrow where the mobile version is asked for, through redirects too [PSN-6]', async () => {
    expect((await site.ask('/ru/line?platform_type=mobile')).html).toContain('data-platform="mobile"');
    const moved = await site.ask('/line?platform_type=mobile');
    expect([moved.status, moved.headers['set-cookie']]).toEqual([302, [`shown-as=mobile; ${ATTRIBUTES}`]]);
    expect((await site.ask('/ru/line?platform_type=Mobile')).html).not.toContain('data-platform');
  });
});
