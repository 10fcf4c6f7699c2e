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

  it('are refused where nothing is left of them, or more than is read [CMS-3, CMS-6]', async () => {
    const landing = { kind: 'landing', slug: 'odd', language: 'en' } as const;
    const keep = async (html: string) => editor().keep(landing, { ...text(html), after: undefined });
    expect(await keep('<script>alert(1)</script>')).toMatchObject({ error: { status: 422, code: 'empty' } });
    expect(await keep('&'.repeat(99_000))).toMatchObject({ error: { status: 422, code: 'long' } });
    expect(await versions(landing)).toEqual([]);
  });

  it('come no oftener than so, in no more places than so, and old versions go but the first [CMS-4, CMS-7]', async () => {
    const often = { times: 2, within: 60_000 };
    const rateLimits = {
      signIn: often,
      registration: often,
      placing: often,
      recovery: often,
      saving: often,
      paying: often,
    };
    const place = { kind: 'landing', slug: 'first-bet', language: 'en' } as const;
    const first = (await versions(place))[0]!;
    const { database } = fixture.sandbox;
    const row = { ...place, title: 'x', blocks: '[]', at: 1 };
    await database
      .insertInto('cms_versions')
      .values(Array.from({ length: 150 }, () => row))
      .execute();
    const newest = (await versions(place))[0]!;
    expect(await editor().keep(place, { ...text('<p>y</p>'), after: newest.id })).toMatchObject({ ok: true });
    const ids = await database
      .selectFrom('cms_versions')
      .select('id')
      .where('slug', '=', 'first-bet')
      .where('language', '=', 'en')
      .orderBy('id')
      .execute();
    expect(ids).toHaveLength(101);
    expect(Number(ids[0]?.id)).toBe(first.id);
    const many = Array.from({ length: 200 }, (_, index) => ({ ...row, slug: `many-${String(index)}` }));
    await database.insertInto('cms_versions').values(many).execute();
    const another = { ...place, slug: 'one-more' };
    expect(await editor().keep(another, { ...text('<p>y</p>'), after: undefined })).toMatchObject({
      error: { status: 409, code: 'too-many' },
    });
    await database.deleteFrom('cms_versions').where('title', '=', 'x').execute();
    const slow = await openFixture({ rateLimits });
    try {
      const gateway = httpCmsGateway(browserClient(slow));
      const statuses = [];
      for (let index = 0; index < 3; index += 1) {
        const reply = await gateway.keep(another, { ...text(' '), after: undefined });
        statuses.push(reply.ok ? 200 : 'status' in reply.error ? reply.error.status : undefined);
      }
      expect(statuses).toEqual([422, 422, 429]);
    } finally {
      await slow.close();
    }
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
