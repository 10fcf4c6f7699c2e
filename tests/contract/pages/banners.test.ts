import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../core/site/config/language.ts';
import type { EditedBanner } from '../../../core/sports/showcase/edited-banner.ts';
import { MOST_BANNERS } from '../../../core/sports/showcase/edited-banner.ts';
import { seedBanners } from '../../../infrastructure/sandbox/banners/seed-banners.ts';
import { BANNERS } from '../../../infrastructure/sports/banner-calls.ts';
import { ADD_BANNER } from '../../../infrastructure/sports/banner-editing-calls.ts';
import { httpBannerEditingGateway } from '../../../infrastructure/sports/http-banner-editing-gateway.ts';
import { browserClient } from '../../support/browser/browser-client.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

describe('the banners of home', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());

  const shown = async (lng: Language = 'en') => {
    const { body } = await fixture.visitor().send(BANNERS, { query: { lng } });
    return body.banners;
  };
  const editor = () => httpBannerEditingGateway(browserClient(fixture));
  const titles = async () => (await shown()).map(({ title }) => title);
  const draft = (given: Partial<EditedBanner> = {}): EditedBanner => ({
    titles: { ru: 'Новый', en: 'New' },
    texts: { ru: 'Текст', en: 'Text' },
    picture: 'ball',
    link: '/results',
    audience: 'all',
    countries: [],
    startsAt: fixture.clock.now() - 1,
    isOn: true,
    ...given,
  });

  it('are there in every language of the site, and say which that is [BNR-7]', async () => {
    const seeded = await Promise.all(LANGUAGES.map((language) => shown(language)));
    expect(seeded.map((banners) => banners.map(({ language }) => language))).toEqual(
      LANGUAGES.map((language) => seeded[0]!.map(() => language)),
    );
    expect(new Set(seeded.flatMap((banners) => banners.map(({ title }) => title))).size).toBe(4 * LANGUAGES.length);
  });

  it('are added, put in another order, switched off and shown in their time alone [BNR-4]', async () => {
    const first = await titles();
    const added = await editor().add(draft());
    const id = added.ok ? added.value.at(-1)!.id : -1;
    expect(await titles()).toEqual([...first, 'New']);
    await editor().move(id, -1);
    expect((await titles()).at(-2)).toBe('New');
    await editor().move(id, 1);
    await editor().move(id, 1);
    expect((await titles()).at(-1)).toBe('New');
    await editor().change({ ...draft({ startsAt: fixture.clock.now() + 60_000 }), id });
    expect(await titles()).toEqual(first);
    await editor().change({ ...draft({ endsAt: fixture.clock.now() }), id });
    expect(await titles()).toEqual(first);
    const off = await editor().change({ ...draft({ isOn: false, countries: ['kz', 'ru'] }), id });
    expect(off.ok && off.value.at(-1)).toMatchObject({ id, isOn: false, countries: ['kz', 'ru'] });
    expect(await titles()).toEqual(first);
  });

  it('are read in another language where they are written in it, else in English [BNR-7]', async () => {
    const titles = { ru: 'Новый', en: 'New', de: 'Neu' };
    const added = await editor().add(draft({ titles, texts: { ru: 'Текст', en: 'Text', de: 'Worte' } }));
    const id = added.ok ? added.value.at(-1)!.id : -1;
    const [de, tr] = [(await shown('de')).at(-1), (await shown('tr')).at(-1)];
    expect([de?.title, de?.text, de?.language]).toEqual(['Neu', 'Worte', 'de']);
    expect([tr?.title, tr?.text, tr?.language]).toEqual(['New', 'Text', 'en']);
    await editor().change({ ...draft({ isOn: false }), id });
  });

  it('are refused where they lead elsewhere, are not there or are too many [BNR-3]', async () => {
    const bad = await fixture.visitor().send(ADD_BANNER, {
      body: { ...draft({ link: 'https://elsewhere.example' }), countries: [] },
    });
    expect(bad.status).toBe(400);
    expect(await editor().move(987_654, 1)).toMatchObject({ error: { kind: 'refused', status: 404 } });
    expect(await editor().change({ ...draft(), id: 987_654 })).toMatchObject({ error: { status: 404 } });
    for (let count = (await shown()).length; count < MOST_BANNERS; count += 1) await editor().add(draft());
    expect(await editor().add(draft())).toMatchObject({ error: { status: 409 } });
  });

  it('are seeded once: what an editor has changed stays, and what none has changed is translated later', async () => {
    const before = await titles();
    const { database } = fixture.sandbox;
    const [first, second] = (
      await editor()
        .all()
        .then((all) => (all.ok ? all.value : []))
    ).slice(0, 2);
    await editor().change({ ...second!, titles: { ...second!.titles, en: 'Changed' } });
    await database.updateTable('banners').set({ translations: '{}' }).execute();
    await database.updateTable('meta').set({ value: '1' }).where('name', '=', 'banners-edition').execute();
    await seedBanners(database);
    await seedBanners(database);
    const german = await shown('de');
    expect(german.slice(0, 2).map(({ title, language }) => [title, language])).toEqual([
      [first!.titles.de, 'de'],
      ['Changed', 'en'],
    ]);
    expect(await titles()).toEqual(before.with(1, 'Changed'));
  });
});
