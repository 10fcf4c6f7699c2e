import { afterAll, assert, beforeAll, describe, expect, it } from 'vitest';
import { INFORMATION_PAGES, informationPath } from '../../../core/navigation/information-address.ts';
import { seedInformation } from '../../../infrastructure/sandbox/information/seed-information.ts';
import { EARLY_FRAGMENT } from '../../../infrastructure/site/pages/early-fragment.ts';
import { EARLY_PRESS } from '../../../infrastructure/site/pages/early-press.ts';
import { INFORMATION_PAGE, INFORMATION_TITLES, NEWS } from '../../../infrastructure/site/information-calls.ts';
import { httpDebuggerGateway } from '../../../infrastructure/site/http-debugger-gateway.ts';
import { browserClient } from '../../support/browser/browser-client.ts';
import { openRenderedSite, type RenderedSite } from '../../support/rendered-site.ts';

let site: RenderedSite;

beforeAll(async () => {
  site = await openRenderedSite();
});
afterAll(async () => {
  await site.close();
});

/** What stands in the page before the state that the browser starts from. */
function markup(body: string): string {
  return body.split('<script type="application/json"')[0] ?? '';
}

describe('the pages of information', () => {
  it('are served with their title and their text in both languages', async () => {
    const ru = await site.ask('/ru/rules/2/settlement');
    expect(ru.status).toBe(200);
    expect(ru.html).toContain('<title>Расчёт и результаты');
    expect(markup(ru.html)).toContain('Во что превращается сумма 1');
    const en = await site.ask('/en/responsiblegaming');
    expect(markup(en.html)).toContain('<h1>Responsible gambling</h1>');
    expect(markup(en.html)).toContain('aria-current="page"');
  });

  it('have a place in the menu, every one of them', async () => {
    const { pages } = (await site.fixture.visitor().send(INFORMATION_TITLES, { query: { lng: 'ru' } })).read();
    const names = pages.map(({ page }) => page);
    expect(new Set(names).size).toBe(names.length);
    expect(INFORMATION_PAGES.filter((page) => !names.includes(page))).toEqual([]);
    expect(names.filter((page) => informationPath(page) === undefined)).toEqual([]);
  });

  it('have no page of taxes where the operator has nothing to say of them [NV-20]', async () => {
    const debug = httpDebuggerGateway(browserClient(site.fixture));
    const before = await debug.state();
    assert(before.ok);
    const { rules } = before.value;
    const there = async () => ({
      status: (await site.ask('/en/taxation')).status,
      isListed: markup((await site.ask('/en/about')).html).includes('href="/en/taxation"'),
    });
    expect(await there()).toEqual({ status: 200, isListed: true });
    await debug.setRules({ ...rules, partnerHasTaxes: false });
    expect(await there()).toEqual({ status: 404, isListed: false });
    await debug.setRules(rules);
  });

  it('have news of their own beside the menu, the latest first, each with a story [PRM-30]', async () => {
    const visitor = site.fixture.visitor();
    const { news } = (await visitor.send(NEWS, { query: { lng: 'kk' } })).read();
    expect(news.map(({ slug }) => slug)).toEqual(['slot-tournaments', 'fair-rounds', 'limits-at-hand']);
    expect(news.every(({ language, summary }) => language === 'en' && summary !== '')).toBe(true);
    const { pages } = (await visitor.send(INFORMATION_TITLES, { query: { lng: 'en' } })).read();
    expect(pages.filter(({ page }) => page.startsWith('news'))).toEqual([]);
    expect(markup((await site.ask('/en/news')).html)).toContain('href="/en/news/fair-rounds"');
    const story = await site.ask('/ru/news/fair-rounds');
    expect([story.status, markup(story.html).includes('Проверьте любой раунд слота сами')]).toEqual([200, true]);
    expect((await site.ask('/en/news/nothing')).status).toBe(404);
  });

  it('say in which language they are where the asked one is not written [INF-4]', async () => {
    const reply = await site.fixture
      .visitor()
      .send(INFORMATION_PAGE, { params: { page: 'about' }, query: { lng: 'kk' } });
    expect(reply.read().language).toBe('en');
    const { html: body } = await site.ask('/ar/about');
    expect(markup(body)).toContain('<h1 lang="en" dir="ltr">About us</h1>');
    expect(markup(body)).toContain('<span lang="en" dir="ltr">');
    expect(markup(body)).toContain('هذه الصفحة غير مكتوبة بلغتك بعد');
  });

  it('bring no markup of their own, whatever an editor has written [INF-1, SEC-11]', async () => {
    const html = [
      '<h2 onclick="__pwn()">Taxes</h2><script>__pwn()</script><img src=x onerror=__pwn()>',
      '<p><a href="javascript:__pwn()">a</a> <a href="/rules/1">b</a> &lt;script&gt;</p></script></div>',
    ].join('');
    const { database } = site.fixture.sandbox;
    const page = database.updateTable('information_pages').where('page', '=', 'taxation');
    await page.set({ html, title: '</title><script>__pwn()</script>' }).execute();
    const { status, html: body } = await site.ask('/en/taxation');
    expect(status).toBe(200);
    expect(body).toContain('<title>&lt;/title&gt;&lt;script&gt;');
    // but for the script of the site itself
    const shown = markup(body)
      .replace(/<script nonce="[^"]*">/, '')
      .replace(`${EARLY_FRAGMENT}${EARLY_PRESS}</script>`, '');
    expect(shown).toContain('<h2>Taxes</h2><p>a<!-- --> <a href="/en/rules/1"');
    expect(shown).not.toMatch(/<script|<img src=.?x|onclick|onerror|javascript:/);
    expect(body.split('__pwn').length).toBeGreaterThan(1);
    expect(body.slice(shown.length)).not.toMatch(/<script>__pwn|<img src=x/);
  });

  it('keep what an editor wrote until the next edition', async () => {
    const { database } = site.fixture.sandbox;
    const titleNow = async () =>
      database
        .selectFrom('information_pages')
        .select('title')
        .where('page', '=', 'points')
        .where('language', '=', 'en')
        .executeTakeFirstOrThrow();
    await database.updateTable('information_pages').set({ title: 'Stars' }).where('page', '=', 'points').execute();
    await seedInformation(database);
    expect(await titleNow()).toEqual({ title: 'Stars' });
    await database.updateTable('meta').set({ value: 'older' }).where('name', '=', 'information-edition').execute();
    await seedInformation(database);
    expect(await titleNow()).toEqual({ title: 'Points' });
  });

  it('that nobody wrote are not there', async () => {
    const reply = await site.ask('/ru/rules/2/nothing');
    expect(reply.status).toBe(404);
    expect(reply.html).toContain('Страница не найдена');
    expect((await site.ask(`/en/rules/2/${'a'.repeat(150)}`)).status).toBe(404);
  });
});
