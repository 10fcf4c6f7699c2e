import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EditedPage } from '../../../core/site/cms/edited-page.ts';
import { seedLandings } from '../../../infrastructure/sandbox/information/cms/seed-landings.ts';
import { LANDING, LANDINGS } from '../../../infrastructure/site/cms/landing-calls.ts';
import { httpCmsGateway } from '../../../infrastructure/site/cms/http-cms-gateway.ts';
import { INFORMATION_PAGE } from '../../../infrastructure/site/information-calls.ts';
import { browserClient } from '../../support/browser/browser-client.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

describe('pages that an editor writes', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());

  const editor = () => httpCmsGateway(browserClient(fixture));
  const about = { kind: 'information', slug: 'about', language: 'en' } as const;
  const text = (html: string, title = 'About us'): EditedPage => ({
    title,
    blocks: [{ kind: 'text', title: '', html }],
  });
  const shownAbout = async () =>
    (await fixture.visitor().send(INFORMATION_PAGE, { params: { page: 'about' }, query: { lng: 'en' } })).body;
  const versions = async (place: Parameters<ReturnType<typeof editor>['versions']>[0]) => {
    const reply = await editor().versions(place);
    return reply.ok ? reply.value : [];
  };

  it('show as they were kept last, and as they were before once that is taken back [CMS-4, CMS-6]', async () => {
    const first = await shownAbout();
    const [came] = await versions(about);
    const html = '<p onclick="x">New <script>alert(1)</script><a href="javascript:x">text</a></p>';
    await editor().keep(about, { ...text(html), after: came?.id });
    expect(await shownAbout()).toMatchObject({ title: 'About us', html: '<p>New text</p>' });
    const kept = await versions(about);
    expect(kept.map(({ title }) => title)).toEqual(['About us', first.title]);
    const before = kept[1]!;
    await editor().keep(about, { title: before.title, blocks: before.blocks, after: kept[0]?.id });
    expect(await shownAbout()).toMatchObject({ title: first.title, html: before.blocks[0]?.html });
    expect(await versions(about)).toHaveLength(3);
  });

  it('are not kept over what another has kept since [CMS-5]', async () => {
    const [newest] = await versions(about);
    const both = await Promise.all(
      ['one', 'other'].map((word) => editor().keep(about, { ...text(`<p>${word}</p>`), after: newest?.id })),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ error: { kind: 'refused', status: 409 } });
  });

  it('are refused where something is wrong with them, and where they have no place [CMS-3]', async () => {
    const none = { kind: 'information', slug: 'nothing-like-it', language: 'en' } as const;
    expect(await editor().keep(none, { ...text('<p>x</p>'), after: undefined })).toMatchObject({
      error: { kind: 'refused', status: 404 },
    });
    const landing = { kind: 'landing', slug: 'new', language: 'en' } as const;
    expect(await editor().keep(landing, { ...text(' '), after: undefined })).toMatchObject({
      error: { kind: 'refused', status: 422, code: 'empty' },
    });
  });

  it('are landings in the best language they are written in, listed for search engines [SMP-3]', async () => {
    const german = { kind: 'landing', slug: 'euro-2028', language: 'de' } as const;
    await editor().keep(german, { ...text('<p>Hallo</p>', 'Euro 2028'), after: undefined });
    const asked = async (lng: 'de' | 'ru') =>
      fixture.visitor().send(LANDING, { params: { landing: 'euro-2028' }, query: { lng } });
    expect((await asked('de')).body).toMatchObject({ language: 'de', title: 'Euro 2028' });
    expect((await asked('ru')).status).toBe(404);
    const listed = await fixture.visitor().send(LANDINGS);
    expect(listed.body.landings).toEqual(['euro-2028', 'first-bet', 'play-within-limits']);
    const russian = await fixture.visitor().send(LANDING, { params: { landing: 'first-bet' }, query: { lng: 'ru' } });
    expect(russian.body).toMatchObject({ language: 'ru', blocks: { length: 5 } });
  });

  it('come with the site once', async () => {
    await seedLandings(fixture.sandbox.database);
    expect(await versions({ kind: 'landing', slug: 'first-bet', language: 'ru' })).toHaveLength(1);
  });
});
