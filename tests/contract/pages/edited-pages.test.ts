import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpCmsGateway } from '../../../infrastructure/site/cms/http-cms-gateway.ts';
import { httpBannerEditingGateway } from '../../../infrastructure/sports/http-banner-editing-gateway.ts';
import { browserClient } from '../../support/browser/browser-client.ts';
import { handClock } from '../../support/fakes/hand-clock.ts';
import { openRenderedSite, type RenderedSite } from '../../support/rendered-site.ts';
import { START } from '../../support/sandbox-fixture.ts';
import { testDatabase, type TestDatabase } from '../../support/test-database.ts';

const isServer = (process.env['TEST_DATABASE_URL'] ?? '') !== '';
/** No time passes for what is kept: nothing of it runs out. */
const KEPT_FOR_EVER = () => 10_000;

// The embedded database is open to one process.
describe.each(isServer ? ['the node itself', 'another node'] : ['the node itself'])(
  'what an editor has changed, on the next page that is asked of %s',
  (which) => {
    let database: TestDatabase;
    let sites: RenderedSite[];
    beforeAll(async () => {
      database = await testDatabase('opened');
      const shared = { database: { ...database, drop: () => Promise.resolve() }, clock: handClock(START) };
      sites = [await openRenderedSite({ keptBy: KEPT_FOR_EVER, shared })];
      if (isServer) sites.push(await openRenderedSite({ keptBy: KEPT_FOR_EVER, shared }));
    }, 240_000);
    afterAll(async () => {
      for (const site of sites) await site.close();
      await database.drop();
    });

    const editor = () => browserClient(sites[0]!.fixture);
    const page = async (url: string) => {
      const site = which === 'another node' ? sites[1]! : sites[0]!;
      await site.fixture.sandbox.current();
      return (await site.ask(url)).html;
    };
    const shows = async (url: string, text: string) => (await page(url)).includes(text);

    it.each([
      ['information', 'about', '/en/about'],
      ['landing', 'first-bet', '/en/landing/first-bet'],
    ] as const)('is a page of %s: %s [CMS-4]', async (kind, slug, address) => {
      const place = { kind, slug, language: 'en' } as const;
      const cms = httpCmsGateway(editor());
      const versions = await cms.versions(place);
      const [newest] = versions.ok ? versions.value : [];
      const blocks = [{ kind: 'text', title: '', html: '<p>Written a moment ago.</p>' }] as const;
      expect(await shows(address, 'Written a moment ago.')).toBe(false);
      const kept = await cms.keep(place, { title: newest?.title ?? '', blocks: [...blocks], after: newest?.id });
      expect(kept.ok).toBe(true);
      expect(await shows(address, 'Written a moment ago.')).toBe(true);
    });

    it('is a banner [BNR-4]', async () => {
      const banners = httpBannerEditingGateway(editor());
      const all = await banners.all();
      const first = all.ok ? all.value[0]! : undefined!;
      expect(await shows('/en', first.titles.en)).toBe(true);
      const titles = { ...first.titles, en: 'Another banner' };
      expect((await banners.change({ ...first, titles })).ok).toBe(true);
      const shown = await page('/en');
      expect([shown.includes('Another banner'), shown.includes(first.titles.en)]).toEqual([true, false]);
    });

    it('is no page of before where another has kept something meanwhile [CMS-5]', async () => {
      const place = { kind: 'information', slug: 'about', language: 'en' } as const;
      const cms = httpCmsGateway(editor());
      const text = { title: 'About', blocks: [{ kind: 'text' as const, title: '', html: '<p>Nobody sees it.</p>' }] };
      expect((await cms.keep(place, { ...text, after: 999_999 })).ok).toBe(false);
      expect(await shows('/en/about', 'Nobody sees it.')).toBe(false);
    });
  },
);
